import type { ConversationsContext } from '../../conversations/context.ts'
import { readHandleCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { type Contact, listContactsOf } from './contact.store.ts'

/** Lists the contacts of the caller by handle. */
export async function listContacts(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<Contact>> {
  const found = await context.database.read((tx) =>
    listContactsOf(tx, caller, readHandleCursor(page.cursor) ?? '', page.limit + 1),
  )
  return paginate(found, page.limit, (contact) => contact.handle)
}
