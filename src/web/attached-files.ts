import { ApiError, ConnectionError } from '../client/api-error.ts'
import { fileProblem, type Attached } from './model/attached.rules.ts'
import type { Uploaded, UploadOptions } from './upload.ts'
import { errorText } from './error-text.ts'

type Upload = (file: Blob, options: Omit<UploadOptions, 'csrf'>) => Promise<Uploaded>

let lastKey = 0

/** The files of the next message of a chat. They stay while another chat is shown. Dispatches `change`. */
export class AttachedFiles extends EventTarget {
  readonly #upload: Upload
  readonly #blobs = new Map<number, { blob: Blob; ended: AbortController }>()
  #files: readonly Attached[] = []

  constructor(upload: Upload) {
    super()
    this.#upload = upload
  }

  get files(): readonly Attached[] {
    return this.#files
  }

  /** Adds a file and starts its upload. @returns the reason for a rejection; null when the file was added */
  add(blob: Blob, name: string, durationMs: number | null = null): string | null {
    const problem = fileProblem(name, blob.size, this.#files.length)
    if (problem !== null) return problem
    const key = ++lastKey
    const preview = URL.createObjectURL(blob)
    const { type: contentType, size } = blob
    this.#blobs.set(key, { blob, ended: new AbortController() })
    const file = { key, name, contentType, size, sent: 0, error: null, attachmentId: null, preview, durationMs }
    this.#set([...this.#files, { ...file, status: 'uploading' }])
    void this.#run(key)
    return null
  }

  /** Uploads a rejected file once more. */
  retry(key: number): void {
    this.#change(key, { status: 'uploading', sent: 0, error: null })
    void this.#run(key)
  }

  remove(key: number): void {
    this.#forget(key)
    this.#set(this.#files.filter((file) => file.key !== key))
  }

  /** Removes all files, after their message was sent. @returns the files */
  take(): readonly Attached[] {
    const taken = this.#files
    for (const { key } of taken) this.#forget(key)
    this.#set([])
    return taken
  }

  async #run(key: number): Promise<void> {
    const { blob, ended } = this.#blobs.get(key)!
    const { name } = this.#files.find((file) => file.key === key)!
    try {
      const onProgress = (sent: number) => this.#change(key, { sent: Math.min(sent, blob.size) })
      const { id } = await this.#upload(blob, { name, onProgress, signal: ended.signal })
      this.#change(key, { status: 'uploaded', attachmentId: id })
    } catch (error) {
      if (ended.signal.aborted) return
      const isSent = error instanceof ApiError || error instanceof ConnectionError
      const text = isSent ? errorText(error) : 'The file cannot be read.'
      this.#change(key, { status: 'rejected', error: text })
    }
  }

  #forget(key: number): void {
    this.#blobs.get(key)?.ended.abort()
    this.#blobs.delete(key)
    const file = this.#files.find((one) => one.key === key)
    if (file) URL.revokeObjectURL(file.preview)
  }

  #change(key: number, change: Partial<Attached>): void {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...change } : file)))
  }

  #set(files: readonly Attached[]): void {
    this.#files = files
    this.dispatchEvent(new Event('change'))
  }
}
