import { ConnectionError, parseApiError } from '../client/api-error.ts'

/** A stored file. */
export interface Uploaded {
  id: string
  url: string
}

export interface UploadOptions {
  csrf: string
  /** File name for saving. */
  name: string
  /** Reports the number of sent bytes. */
  onProgress(sent: number): void
  signal: AbortSignal
}

/** Characters that the service rejects in a name, and the maximum length of a name. */
const unfit = /[/\\\p{Cc}\p{Bidi_Control}]/gu
const nameMax = 255

/** Returns a file name that the service accepts. */
export function uploadName(name: string): string {
  const fit = [...name.toWellFormed().replaceAll(unfit, '_')].slice(-nameMax).join('')
  return ['', '.', '..'].includes(fit) ? 'file' : fit
}

/**
 * Uploads bytes with XMLHttpRequest, because `fetch` does not report upload progress.
 * @throws ApiError of the response; ConnectionError without a response; AbortError after cancellation
 */
export function uploadFile(file: Blob, { csrf, name, onProgress, signal }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/v1/me/attachments')
    request.setRequestHeader('X-Parley-CSRF', csrf)
    request.setRequestHeader('X-Svc-Filename', encodeURIComponent(uploadName(name)))
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 201) resolve((JSON.parse(responseText) as { attachment: Uploaded }).attachment)
      else reject(parseApiError(status, { get: (name) => request.getResponseHeader(name) }, responseText))
    })
    request.addEventListener('error', () => reject(new ConnectionError('The connection was lost.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
