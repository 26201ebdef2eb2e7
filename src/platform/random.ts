import { randomBytes } from 'node:crypto'

/** Source of randomness for ids, secrets and jitter. A dependency like the clock, so that a simulation can seed it. */
export interface Random {
  /** Returns `count` unpredictable bytes. */
  bytes(count: number): Buffer
  /** Returns a number in [0, 1), for predictable uses such as jitter. */
  number(): number
}

/** Randomness of the operating system. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count), number: () => Math.random() }
