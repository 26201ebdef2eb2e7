import { ApiError, errorOf } from './api-error.ts'

/** What is stored of a file. */
export interface Uploaded {
  id: string
  url: string
}

export interface UploadOptions {
  csrf: string
  /** What the file is called where it is saved. */
  name: string
  /** Bytes that are on their way or there. */
  onProgress(sent: number): void
  signal: AbortSignal
}

/** Characters that the service takes in no name, and characters of a name that it takes. */
const unfit = /[/\\\p{Cc}\p{Bidi_Control}]/gu
const nameMax = 255

/** A name of a file as the service takes it. */
export function uploadName(name: string): string {
  const fit = [...name.toWellFormed().replaceAll(unfit, '_')].slice(-nameMax).join('')
  return ['', '.', '..'].includes(fit) ? 'file' : fit
}

/**
 * Uploads bytes as they are. Not by `fetch`, which does not say how much of a body has been sent.
 * @throws ApiError as the server answered; status 0 without an answer; AbortError when it was cancelled
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
      else reject(errorOf(status, request.getResponseHeader('Retry-After'), responseText))
    })
    request.addEventListener('error', () => reject(new ApiError(0, '', 'The connection was lost.', null)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
