/** Where the time comes from. Every operation takes it as an input, so that a test can set it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z, an integer. */
  now(): number
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() }
