/** A handle that the caller blocks. */
export interface BlockedHandle {
  handle: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Result of a block or unblock. */
export interface BlockChange {
  /** normalized */
  handle: string
  changed: boolean
}
