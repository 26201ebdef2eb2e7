/** A handle that the caller does not want to hear from. */
export interface BlockedHandle {
  handle: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** The answer to a block or its lifting. */
export interface BlockChange {
  /** in its stored spelling */
  handle: string
  changed: boolean
}
