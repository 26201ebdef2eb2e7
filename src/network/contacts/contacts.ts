import type { Needs } from '../../platform/context.ts'
import { readHandleCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import { type Contact, listContactsOf, deleteContact } from './contact.store.ts'

export async function listContacts(context: Needs<'database'>, caller: Caller, page: ListPage): Promise<List<Contact>> {
  const found = await context.database.read((tx) =>
    listContactsOf(tx, caller, readHandleCursor(page.cursor) ?? '', page.limit + 1),
  )
  return paginate(found, page.limit, (contact) => contact.handle)
}

/** Ends a contact of the caller for both sides. @throws not_found */
export async function removeContact(context: Needs<'database'>, caller: Caller, handle: string): Promise<void> {
  await context.database.write(async (tx) => {
    const other = await findActorByHandle(tx, foldHandle(handle))
    const [agentId, userId] = caller.kind === 'agent' ? [caller.id, other?.id] : [other?.id, caller.id]
    if (agentId && userId && (await deleteContact(tx, agentId, userId))) return
    throw notFound('There is no such contact.', 'handle')
  })
}
