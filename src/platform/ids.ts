import { monotonicFactory } from 'ulid'
import type { Clock } from './clock.ts'
import { systemRandom, type Random } from './random.ts'

/** What an id names; the id is `<prefix>_<lower-case ULID>`. */
export type IdPrefix =
  | 'agt'
  | 'usr'
  | 'cnv'
  | 'msg'
  | 'evt'
  | 'opl'
  | 'whk'
  | 'crd'
  | 'dev'
  | 'lse'
  | 'ins'
  | 'del'
  | 'tsk'
  | 'ctx'
  | 'crq'
  | 'att'
  | 'com'
  | 'cmb'
  | 'cbn'
  | 'pay'
  | 'pac'
  | 'cal'
  | 'lea'
  | 'flt'

export interface Ids {
  /** A new id. Ids of one process sort in the order in which they were made, also within a millisecond. */
  next(prefix: IdPrefix): string
  /** `bytes` unpredictable bytes for tokens and signing secrets. */
  secret(bytes: number): Buffer
}

/** The ids of a running server: monotonic ULIDs over the given clock. */
export function createIds(clock: Pick<Clock, 'now'>, random: Random = systemRandom): Ids {
  const pool = randomPool(random)
  const ulid = monotonicFactory(() => pool() / 256)
  return {
    next: (prefix) => `${prefix}_${ulid(clock.now()).toLowerCase()}`,
    secret: (bytes) => random.bytes(bytes),
  }
}

/** One call to the operating system per 4,096 bytes: ulid asks for one number per character. */
function randomPool(random: Random): () => number {
  const bytes = Buffer.alloc(4096)
  let used = bytes.length
  return () => {
    if (used === bytes.length) {
      random.bytes(bytes.length).copy(bytes)
      used = 0
    }
    return bytes[used++]!
  }
}
