/** A request body that is not read before its operation asks for it: taken piece by piece, or rejected unread. */
export interface StreamedBody {
  /** Bytes, as the client declared them. */
  readonly length: number
  readonly contentType: string | undefined
  /**
   * The bytes as they come, asked for by this call where the client waits for it. They end after `length` bytes.
   * @throws when the client leaves before, or is silent for too long
   */
  read(): AsyncGenerator<Buffer>
}
