import type { Part } from '../../../generated/current/types.gen.ts'

/** A file of the message that is being written. */
export interface Attached {
  /** Identity of the file in the page. */
  key: number
  name: string
  contentType: string
  /** Size in bytes. */
  size: number
  /** Bytes that were sent. */
  sent: number
  status: 'uploading' | 'uploaded' | 'rejected'
  error: string | null
  /** Id of the attachment; null until the upload has ended. */
  attachmentId: string | null
  /** Blob URL of the file. */
  preview: string
  /** Duration of a recording, in milliseconds. */
  durationMs: number | null
}

/** Maximum number of files of a message, and maximum size of a file in bytes. */
export const filesMax = 10
export const fileBytesMax = 100 * 1024 * 1024

/** Returns the reason why a file is not accepted, or null. */
export function fileProblem(name: string, size: number, attached: number): string | null {
  if (attached >= filesMax) return `A message takes at most ${filesMax} files.`
  return size > fileBytesMax ? `${name} has ${shownSize(size)}; a file has at most ${shownSize(fileBytesMax)}.` : null
}

/** Returns the reason why the files cannot be sent yet, or null. */
export function sendProblem(files: readonly Attached[]): string | null {
  if (files.some(({ status }) => status === 'rejected')) return 'A file was not uploaded. Try it again or remove it.'
  return files.some(({ status }) => status === 'uploading') ? 'A file is still being uploaded.' : null
}

export function mediaParts(files: readonly Attached[]): Part[] {
  return files.map(({ attachmentId, durationMs }) => ({
    type: 'media',
    attachment_id: attachmentId ?? '',
    ...(durationMs !== null && { duration_ms: durationMs }),
  }))
}

export function shownSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** Returns the progress of an upload in percent. It is below 100 until the upload is complete. */
export function percentOf({ sent, size, status }: Pick<Attached, 'sent' | 'size' | 'status'>): number {
  if (status === 'uploaded') return 100
  return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100))
}
