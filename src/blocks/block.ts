/** A handle that the caller does not want to hear from. */
export interface BlockedHandle {
  handle: string
  /** Milliseconds since the epoch. */
  createdAt: number
}
