import { constants, type FileHandle, open, realpath } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import type { Api } from '../client/api.ts'
import { uploadAttachment, type AttachmentOptions } from '../client/upload-attachment.ts'
import type { Part } from '../../generated/current/types.gen.ts'

/** Maximum bytes in a call: a message of the protocol is buffered. */
export const dataMax = 2_000_000
/** Maximum bytes of a file, which is streamed: the limit of the service. */
const fileMax = 104_857_600
const base64Max = (bytes: number): number => Math.ceil(bytes / 3) * 4
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

export interface UploadInput {
  data?: string
  path?: string
  filename?: string
  content_type?: string
}

/** Invalid input; the message names the member. */
export class UploadRejected extends Error {}

/** Builds the input schema. Files are offered only if the user allowed a folder. @param most maximum bytes of `data` */
export function uploadSchema(folder: string | undefined, most = dataMax): Record<string, unknown> {
  const file = {
    type: 'string',
    maxLength: 4096,
    description: `Path of a file in ${folder}, absolute or from there, of at most ${fileMax} bytes; in place of data.`,
  }
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      data: {
        type: 'string',
        maxLength: base64Max(most),
        description: `The bytes in base64, at most ${most} of them.`,
      },
      ...(folder !== undefined && { path: file }),
      filename: { type: 'string', maxLength: 255, description: 'What the bytes are called where they are saved.' },
      content_type: {
        type: 'string',
        maxLength: 255,
        pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+/[ -~]+$",
        description: 'Media type, such as image/png. Default: application/octet-stream.',
      },
    },
    ...(folder === undefined && { required: ['data'] }),
  }
}

/** Uploads an attachment of the agent. @returns its media part @throws UploadRejected, ApiError */
export async function upload(
  api: Api,
  folder: string | undefined,
  { data, path: named, filename, content_type: type }: UploadInput,
  signal: AbortSignal,
): Promise<{ part: Part }> {
  const options = { signal, ...(type !== undefined && { type }) }
  if ((data === undefined) === (named === undefined)) throw new UploadRejected('Set either data or path.')
  if (data !== undefined) return { part: await uploadAttachment(api, bytesOf(data), withName(options, filename)) }
  const file = await openBelow(folder, named!)
  try {
    const { size } = await file.stat()
    if (size > fileMax) throw new UploadRejected(`path: the file has ${size} bytes; at most ${fileMax} are sent.`)
    // If the file grows meanwhile, only the announced size is sent.
    const bytes = size === 0 ? new Blob([]).stream() : streamOf(file, size)
    return {
      part: await uploadAttachment(api, bytes, { ...withName(options, filename ?? path.basename(named!)), size }),
    }
  } finally {
    await file.close()
  }
}

const withName = (options: AttachmentOptions, filename: string | undefined): AttachmentOptions =>
  filename === undefined ? options : { ...options, filename }

function bytesOf(data: string): Uint8Array<ArrayBuffer> {
  if (data.length > base64Max(dataMax)) throw new UploadRejected(`data: at most ${dataMax} bytes.`)
  if (!base64.test(data)) throw new UploadRejected('data: not base64.')
  return new Uint8Array(Buffer.from(data, 'base64'))
}

function streamOf(file: FileHandle, size: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(file.createReadStream({ autoClose: false, end: size - 1 })) as ReadableStream<Uint8Array>
}

/** Opens a file of the folder, with links resolved. Files outside of it and missing files get the same error. */
async function openBelow(folder: string | undefined, named: string): Promise<FileHandle> {
  const absent = new UploadRejected('path: there is no such file in the folder that the user allowed.')
  if (folder === undefined) throw absent
  try {
    const root = await realpath(folder)
    const file = await realpath(path.resolve(root, named))
    if (!file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) throw absent
    // Rejects a link that replaced the file meanwhile, and does not block on a pipe.
    const opened = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    if ((await opened.stat()).isFile()) return opened
    await opened.close()
    throw absent
  } catch {
    throw absent
  }
}
