/** A request body that is read by its operation: streamed, or rejected unread. */
export interface StreamedBody {
  /** Declared length, in bytes. */
  readonly length: number
  readonly contentType: string | undefined
  /**
   * Streams the bytes; sends 100 Continue first when the client waits for it. Ends after `length` bytes.
   * @throws Error when the client disconnects before, or sends nothing for too long
   */
  read(): AsyncGenerator<Buffer>
}
