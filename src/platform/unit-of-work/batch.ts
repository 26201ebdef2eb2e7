import type { Clock } from '../clock.ts'
import type { Ids } from '../ids.ts'
import type { Tx } from '../database/database.ts'
import { decideMany, type Outcome } from '../../conversations/writes/decide.ts'
import { emptyWriteSet } from '../../conversations/writes/write-set.ts'
import { load } from '../../conversations/writes/load.ts'
import { store } from '../../conversations/writes/store.ts'
import type { Write } from '../../conversations/writes/write.ts'

export interface BatchDependencies {
  clock: Clock
  ids: Ids
  /** No further write is taken once the transaction has this many events. */
  maxEvents: number
}

/**
 * Commits many writes in one transaction: lock and read, decide, store. The number of statements does not depend
 * on the number of writes. Everything is read again when the transaction runs again.
 * @returns what became of the writes; fewer than given when their events were too many, and then of the first ones
 */
export async function runBatch(
  tx: Tx,
  writes: readonly Write[],
  { clock, ids, maxEvents }: BatchDependencies,
): Promise<Outcome[]> {
  const ledger = await load(tx, writes, clock.now())
  const effects = emptyWriteSet()
  // The time is taken under the locks of the chats, so that times follow the order of a chat.
  const now = clock.now()
  const outcomes = decideMany(ledger, effects, writes, { now, maxEvents })
  await store(tx, ledger, effects, { now, ids })
  return outcomes
}
