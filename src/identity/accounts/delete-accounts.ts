import type { IdentityContext } from '../context.ts'
import { temporarilyUnavailable } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { getAccountDeletion } from './get-account-deletion.ts'
import { lockActorsForUpdate, anonymizeActors } from './actor.store.ts'
import type { DeletionReceipt, DeletedAccounts } from './deletion.ts'
import { insertDeletion } from './deletion.store.ts'

/** How long the answer waits for what follows the commit; most deletions are completed by then. */
const patienceMs = 5_000

/** Each lost race means that a chat or an agent was made in between; more than this many in a row is an error. */
const racesMax = 10

/** Something was tied to the accounts before they were locked. The transaction begins anew and sees it. */
class ConcurrentTieError extends Error {}

/**
 * Deletes accounts: in one transaction everything that an API shows or does of them ends, in every process; then the
 * targets outside of it are erased, here and at once as far as that is quick, else from the queue (DEL-006). Whatever
 * other logs refer to stays, users in it as ids without a name. Nothing is renumbered, and no event says so (DEL-008).
 * @param name reads which accounts are deleted, and rejects with a DomainError; it may run several times
 */
export async function deleteAccounts(
  context: Pick<IdentityContext, 'erasure' | 'clock' | 'ids' | 'database'>,
  name: (tx: Tx) => Promise<DeletedAccounts>,
): Promise<DeletionReceipt> {
  const receiptId = context.ids.next('del')
  for (let races = 0; ; races++) {
    try {
      await context.database.write((tx) => deleteInTransaction(context, tx, receiptId, name))
      break
    } catch (error) {
      if (!(error instanceof ConcurrentTieError)) throw error
      if (races === racesMax) throw temporarilyUnavailable('The account is too busy to be deleted right now.', 1)
    }
  }
  await context.erasure.eraseNow(receiptId, patienceMs)
  return getAccountDeletion(context, receiptId)
}

async function deleteInTransaction(
  context: Pick<IdentityContext, 'erasure' | 'clock' | 'ids'>,
  tx: Tx,
  receiptId: string,
  name: (tx: Tx) => Promise<DeletedAccounts>,
): Promise<void> {
  const { ties, steps } = context.erasure
  const named = idsOf(await name(tx))
  const locked = new Set(await ties.lock(tx, named))
  await lockActorsForUpdate(tx, named)
  const deleted = await name(tx)
  const ids = idsOf(deleted)
  const settled = ids.join() === named.join() && (await ties.find(tx, ids)).every((id) => locked.has(id))
  if (!settled) throw new ConcurrentTieError('An account was tied to something new while it was locked.')
  const now = context.clock.now()
  for (const step of steps) await step(tx, deleted, now, context.ids)
  await anonymizeActors(tx, deleted)
  await insertDeletion(tx, receiptId, deleted, context.erasure.targetNames, now)
  // Pulls that they hold open end.
  for (const id of ids) tx.wake(id)
}

const idsOf = ({ userIds, agentIds }: DeletedAccounts): string[] => [...userIds, ...agentIds]
