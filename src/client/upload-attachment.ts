import type { Part } from '../../generated/current/types.gen.ts'
import type { Api } from './api.ts'

export type AttachmentSource = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export interface AttachmentOptions {
  /** What the bytes are called where they are saved. */
  filename?: string
  /** Their media type. Default: that of a Blob, else application/octet-stream. */
  type?: string
  /** How many bytes a stream has: the service wants to know before it takes them. */
  size?: number
  signal?: AbortSignal
}

/**
 * Stores bytes as an attachment. A stream is handed on as it comes and never held in memory; it cannot be repeated. Browsers
 * do not stream requests: give them a Blob.
 * @returns the media part that names it
 * @throws ApiError
 */
export async function uploadAttachment(
  api: Api,
  source: AttachmentSource,
  { filename, type, size, signal }: AttachmentOptions = {},
): Promise<Part> {
  const isStream = source instanceof ReadableStream
  if (isStream && size === undefined) throw new TypeError('the size of a stream has to be given')
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
