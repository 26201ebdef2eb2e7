import type { Needs } from '../../platform/context.ts'
import type { IdentityContext } from '../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { ConcurrentChange } from '../../platform/database/database-errors.ts'
import { Pace } from '../../platform/pace.ts'
import { lockActorsForUpdate, anonymizeActors } from './actor.store.ts'
import type { DeletionReceipt, DeletedAccounts } from './deletion.ts'
import { findReceipt, insertDeletion, type Requester } from './deletion.store.ts'
import { addCounts, type ErasureCounts } from './erasure-counts.ts'

/** Maximum wait of the answer for the erasure after the commit. Most deletions complete in this time. */
const erasureWaitMs = 5_000

/** Dependencies of the deletion of accounts. */
export type ErasureContext = Pick<IdentityContext, 'erasure' | 'clock' | 'eventLog' | 'ids' | 'database'>

/**
 * Deletes accounts. One transaction ends all of their visible data and activity, in every process. Then the erasure
 * targets are erased: at once if that is quick, otherwise from the queue (DEL-006). Accounts in very many chats leave
 * most of them before that transaction, in batches, so that other writes can run in between. Data that other logs
 * reference is kept, with users as ids without names. Sequences are unchanged, and no event is sent (DEL-008).
 * Erased rows are counted for the report (AMB-269).
 * @param name reads the accounts to delete, and rejects with a DomainError; it may run several times
 */
export async function deleteAccounts(
  context: ErasureContext,
  name: (tx: Tx) => Promise<DeletedAccounts>,
  requestedBy: Requester = 'person',
): Promise<DeletionReceipt> {
  const receiptId = context.ids.next('del')
  await endExcessMemberships(context, receiptId, name)
  await context.database.write((tx) => deleteInTransaction(context, tx, { receiptId, requestedBy }, name))
  // Yields to the event loop between the transaction and the first steps of the targets.
  await new Promise<void>((resolve) => context.clock.setImmediate(resolve))
  await context.erasure.eraseNow(receiptId, erasureWaitMs)
  return getAccountDeletion(context, receiptId)
}

/** Returns the status of a deletion to anyone with its receipt id. @throws DomainError not_found */
export async function getAccountDeletion(context: Needs<'database'>, receiptId: string): Promise<DeletionReceipt> {
  const receipt = await context.database.read((tx) => findReceipt(tx, receiptId))
  if (!receipt) throw notFound('There is no such receipt.')
  return receipt
}

async function endExcessMemberships(
  { database, erasure, clock, eventLog }: ErasureContext,
  receiptId: string,
  name: (tx: Tx) => Promise<DeletedAccounts>,
): Promise<void> {
  const endSome = () =>
    database.write(async (tx) => {
      const ended = await erasure.sharedChats.endSomeMemberships(tx, await name(tx), clock.now(), eventLog)
      if (ended) await addCounts(tx, receiptId, ended)
      return ended !== undefined
    }, 'process')
  const pace = new Pace(clock)
  while (await endSome()) await pace.next()
}

async function deleteInTransaction(
  context: Pick<IdentityContext, 'erasure' | 'clock' | 'eventLog'>,
  tx: Tx,
  { receiptId, requestedBy }: { receiptId: string; requestedBy: Requester },
  name: (tx: Tx) => Promise<DeletedAccounts>,
): Promise<void> {
  const { sharedChats, steps } = context.erasure
  const named = idsOf(await name(tx))
  const locked = new Set(await sharedChats.lock(tx, named))
  await lockActorsForUpdate(tx, named)
  const deleted = await name(tx)
  const ids = idsOf(deleted)
  const settled = ids.join() === named.join() && (await sharedChats.find(tx, ids)).every((id) => locked.has(id))
  if (!settled) throw new ConcurrentChange('Another transaction added a chat to an account before it was locked.')
  const now = context.clock.now()
  const counts: ErasureCounts[] = []
  for (const step of steps) counts.push(await step(tx, deleted, now, context.eventLog))
  counts.push({ anonymized: { accounts: await anonymizeActors(tx, deleted) } })
  await insertDeletion(tx, { id: receiptId, requestedBy, deleted, targets: context.erasure.targetNames, now })
  await addCounts(tx, receiptId, ...counts)
  // Ends long polls of the deleted accounts.
  for (const id of ids) tx.wake(id)
}

const idsOf = ({ userIds, agentIds }: DeletedAccounts): string[] => [...userIds, ...agentIds]
