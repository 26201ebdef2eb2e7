import type { Needs } from '../../platform/context.ts'
import { findActorByHandle, listOwnedIds } from '../../identity/accounts/actor.store.ts'
import { deleteAccounts } from '../../identity/accounts/delete-accounts.ts'
import type { DeletionReceipt } from '../../identity/accounts/deletion.ts'
import { findDeletion, listDeletions, type Deletion } from '../../identity/accounts/deletion.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { HttpContext } from '../context.ts'

/** Deletes a person with the agents it owns, or one agent, permanently. @throws DomainError not_found */
export function adminDeleteAccount(
  context: Pick<HttpContext, 'erasure' | 'clock' | 'eventLog' | 'ids' | 'database'>,
  handle: string,
): Promise<DeletionReceipt> {
  return deleteAccounts(
    context,
    async (tx) => {
      const account = await findActorByHandle(tx, foldHandle(handle))
      if (!account || account.status === 'deleted') throw notFound('There is no such handle.')
      if (account.kind === 'agent') return { userIds: [], agentIds: [account.id] }
      return { userIds: [account.id], agentIds: await listOwnedIds(tx, account.id) }
    },
    'operator',
  )
}

/** Returns a page of the reports of deletions, newest first. */
export function listErasures({ database }: Needs<'database'>, page: ListPage): Promise<List<Deletion>> {
  return readNewestFirst(database, 'del', page, listDeletions)
}

/** Returns the report of a deletion. @throws DomainError not_found */
export async function getErasure({ database }: Needs<'database'>, receiptId: string): Promise<Deletion> {
  const deletion = await database.read((tx) => findDeletion(tx, receiptId))
  if (!deletion) throw notFound('There is no such receipt.')
  return deletion
}
