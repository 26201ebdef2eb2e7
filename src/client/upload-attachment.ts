import type { Part } from '../../generated/current/types.gen.ts'
import type { Api } from './api.ts'

export type AttachmentSource = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export interface AttachmentOptions {
  /** File name of the attachment. */
  filename?: string
  /** Media type. Default: that of a Blob, otherwise application/octet-stream. */
  type?: string
  /** Size of a stream in bytes: the service requires it in advance. */
  size?: number
  signal?: AbortSignal
}

/**
 * Uploads bytes as an attachment. A stream is sent without buffering, except on Deno, whose fetch sends no length with
 * a stream; it cannot be retried. Browsers do not stream requests: use a Blob.
 * @returns the media part of the attachment
 * @throws ApiError
 */
export async function uploadAttachment(
  api: Api,
  source: AttachmentSource,
  { size, ...withoutSize }: AttachmentOptions = {},
): Promise<Part> {
  if (source instanceof ReadableStream) {
    if (size === undefined) throw new TypeError('size is required for a stream')
    if ('Deno' in globalThis) return uploadAttachment(api, await readWhole(source, size), withoutSize)
  }
  const { filename, type, signal } = withoutSize
  const isStream = source instanceof ReadableStream
  const response = await api.send('/v1/attachments', {
    method: 'POST',
    signal: signal ?? null,
    body: source as Blob,
    headers: {
      'content-type': type ?? (source instanceof Blob && source.type ? source.type : 'application/octet-stream'),
      ...(filename !== undefined && { 'x-svc-filename': encodeURIComponent(filename) }),
      ...(isStream && { 'content-length': String(size) }),
    },
    ...(isStream && { duplex: 'half' as const }),
  })
  const { attachment } = (await response.json()) as { attachment: { id: string } }
  return { type: 'media', attachment_id: attachment.id } as Part
}

/** Reads a stream of the announced size. @throws TypeError for another size */
async function readWhole(source: ReadableStream<Uint8Array>, size: number): Promise<Blob> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > size) break
    chunks.push(chunk)
  }
  if (length !== size) throw new TypeError(`the stream does not have the announced ${size} bytes`)
  return new Blob(chunks as Uint8Array<ArrayBuffer>[])
}
