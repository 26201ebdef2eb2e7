import { randomBytes } from 'node:crypto'

/** Where chance comes from: ids, secrets, jitter. An input like the time, so that a simulation can seed it. */
export interface Random {
  /** `count` bytes that nobody can predict. */
  bytes(count: number): Buffer
  /** A number in [0, 1), for what may be predicted, such as the spread of waits. */
  number(): number
}

/** The randomness of the operating system. */
export const systemRandom: Random = { bytes: (count) => randomBytes(count), number: () => Math.random() }
