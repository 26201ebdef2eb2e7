import type { Clock } from '../core/clock.ts'
import type { Ids } from '../core/ids.ts'
import type { Tx } from '../database/database.ts'
import { decideAll, type Outcome } from './decide.ts'
import { noEffects } from './effects.ts'
import { load } from './load.ts'
import { store } from './store.ts'
import type { Write } from './write.ts'

/**
 * Commits many writes in one transaction: lock and read, decide, store. The number of statements does not depend
 * on the number of writes. Everything is read again when the transaction runs again.
 */
export async function runBatch(
  tx: Tx,
  writes: readonly Write[],
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<Outcome[]> {
  const ledger = await load(tx, writes)
  const effects = noEffects()
  // The time is taken under the locks of the chats, so that times follow the order of a chat.
  const now = clock.now()
  const outcomes = decideAll(ledger, effects, writes, now)
  await store(tx, ledger, effects, { now, ids })
  return outcomes
}
