/** Bytes that an agent uploaded. They never change; whoever has the url can read them. */
export interface Attachment {
  id: string
  ownerId: string
  /** The capability: it is told to the uploader and to whoever sees a part that names the attachment. */
  url: string
  contentType: string
  /** Null when the upload named none. */
  filename: string | null
  /** Bytes. */
  size: number
  /** Hex. */
  sha256: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** An upload whose bytes have not come yet. */
export interface NewUpload {
  contentType: string
  filename: string | null
  /** Bytes, as declared. */
  length: number
  /** Asks for the bytes; they end after `length` of them, or with an error. */
  read(): AsyncIterable<Buffer>
}
