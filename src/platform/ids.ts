import { ulid } from 'ulid'
import type { Clock } from './clock.ts'
import { systemRandom, type Random } from './random.ts'

/** Kind of the object; the id is `<prefix>_<lower-case ULID>`. */
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
  | 'pky'
  | 'inv'

export interface Ids {
  /**
   * Returns a new id. Its first 48 bits are the time, so that new rows are near each other in an index. 80 bits are
   * random, so that ids of the same time do not reveal each other. Ids of one millisecond have no order.
   */
  next(prefix: IdPrefix): string
  /** Returns `bytes` unpredictable bytes, for tokens and signing secrets. */
  secret(bytes: number): Buffer
}

/** Creates the ids of a server: ULIDs with the given clock, none derived from another. */
export function createIds(clock: Pick<Clock, 'now'>, random: Random = systemRandom): Ids {
  const pool = randomPool(random)
  return {
    next: (prefix) => `${prefix}_${ulid(clock.now(), () => pool() / 256).toLowerCase()}`,
    secret: (bytes) => random.bytes(bytes),
  }
}

/** Returns random bytes with one system call per 4,096 bytes: ulid requests one number per character. */
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
