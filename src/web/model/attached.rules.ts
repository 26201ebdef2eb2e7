import type { Part } from '../../../generated/current/types.gen.ts'

/** A file that goes with the message that is being written. */
export interface Attached {
  /** Tells files of one page apart. */
  key: number
  name: string
  contentType: string
  /** Bytes. */
  size: number
  /** Bytes of it that are on their way or there. */
  sent: number
  status: 'uploading' | 'uploaded' | 'rejected'
  error: string | null
  /** Once it is uploaded. */
  attachmentId: string | null
  /** An address of this page where the bytes can be shown. */
  preview: string
  /** Of a recording, in milliseconds. */
  durationMs: number | null
}

/** Files that one message takes, and bytes of one. */
export const filesMax = 10
export const fileBytesMax = 100 * 1024 * 1024

/** Why a file is not taken; null when it is. */
export function fileProblem(name: string, size: number, attached: number): string | null {
  if (attached >= filesMax) return `A message takes at most ${filesMax} files.`
  return size > fileBytesMax ? `${name} has ${shownSize(size)}; a file has at most ${shownSize(fileBytesMax)}.` : null
}

/** Why the files cannot be sent yet; null when they can. */
export function sendProblem(files: readonly Attached[]): string | null {
  if (files.some(({ status }) => status === 'rejected')) return 'A file was not uploaded. Try it again or remove it.'
  return files.some(({ status }) => status === 'uploading') ? 'A file is still being uploaded.' : null
}

/** The parts of a message that are files. */
export function mediaParts(files: readonly Attached[]): Part[] {
  return files.map(({ attachmentId, durationMs }) => ({
    type: 'media',
    attachment_id: attachmentId ?? '',
    ...(durationMs !== null && { duration_ms: durationMs }),
  }))
}

/** How many bytes, as people read it. */
export function shownSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** How much of a file is there, in percent from 0 to 100. A body on its way has more bytes than nothing and fewer than all. */
export function percentOf({ sent, size, status }: Pick<Attached, 'sent' | 'size' | 'status'>): number {
  if (status === 'uploaded') return 100
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100))
}
