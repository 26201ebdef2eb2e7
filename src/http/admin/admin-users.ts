import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import type { Actor } from '../../identity/accounts/actor.ts'
import { issueCredential } from '../../identity/accounts/issue-credential.ts'
import { createPerson, type NewPerson } from '../../network/accounts/create-person.ts'
import type { HttpContext } from '../context.ts'
import { listUserRows, type ListedUser } from './account-list.store.ts'

/** Returns a page of users, oldest first, including deleted users. @param words text in the handle or the name */
export function listUsers(
  { database }: Pick<HttpContext, 'database'>,
  page: ListPage,
  words?: string,
): Promise<List<ListedUser>> {
  return readOldestFirst(database, 'usr', page, (tx, afterId, limit) => listUserRows(tx, words, afterId, limit))
}

/**
 * Creates a user with a first session. For operators and the demo.
 * @throws DomainError handle_taken, handle_reserved, invalid_request
 */
export async function createUser(
  context: Pick<HttpContext, 'clock' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  input: NewPerson,
): Promise<{ user: Actor; session: string }> {
  return context.database.write(async (tx) => {
    const user = await createPerson(tx, context, input)
    return { user, session: await issueCredential(tx, context, 'session', user.id) }
  })
}
