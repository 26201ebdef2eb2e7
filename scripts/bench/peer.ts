/** Another server that stores messages before it answers. */
export interface Peer {
  /** Stores a message. @param at number of the operation, or of the connection */
  send(at: number): Promise<void>
  /** @throws Error when an acknowledged message is not stored */
  stop(): Promise<void>
}
