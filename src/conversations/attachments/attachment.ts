/** An uploaded file. The bytes never change, and the URL is enough to read them. */
export interface Attachment {
  id: string
  ownerId: string
  /** Capability URL. The uploader and the readers of a part that names the attachment receive it. */
  url: string
  contentType: string
  /** Null when the upload had no name. */
  filename: string | null
  /** Size in bytes. */
  size: number
  /** Digest in hex. */
  sha256: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** An upload whose bytes have not arrived yet. */
export interface NewUpload {
  contentType: string
  filename: string | null
  /** Declared size in bytes. */
  length: number
  /** Reads the bytes. The stream ends after `length` bytes, or with an error. */
  read(): AsyncIterable<Buffer>
}
