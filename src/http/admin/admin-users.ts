import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { handleTaken } from '../../platform/errors.ts'
import type { Actor } from '../../identity/accounts/actor.ts'
import { insertActor } from '../../identity/accounts/actor.store.ts'
import { newHandle } from '../../identity/accounts/handle.rules.ts'
import { issueCredential } from '../../identity/accounts/issue-credential.ts'
import { notifyContactSeekers } from '../../network/contacts/notify-contact-seekers.ts'
import type { HttpContext } from '../context.ts'
import { listUserRows, type ListedUser } from './account-list.store.ts'

/** Returns a page of all users, oldest first. Deleted users are included. */
export function listUsers({ database }: Pick<HttpContext, 'database'>, page: ListPage): Promise<List<ListedUser>> {
  return readOldestFirst(database, 'usr', page, listUserRows)
}

/**
 * Creates a user with a first session. Only operators and the demo call this: users sign up elsewhere.
 * @throws DomainError handle_taken, handle_reserved, invalid_request
 */
export async function createUser(
  context: Pick<HttpContext, 'clock' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  input: { handle: string; name: string; phoneNumber?: string },
): Promise<{ user: Actor; session: string }> {
  const user: Actor = {
    id: context.ids.next('usr'),
    kind: 'user',
    handle: newHandle(input.handle),
    displayName: input.name,
    tagline: null,
    avatar: null,
    accentColor: null,
    organization: null,
    visibility: null,
    status: 'active',
    ownerId: null,
    acceptsTasks: false,
    phoneNumber: input.phoneNumber ?? null,
    createdAt: context.clock.now(),
  }
  return context.database.write(async (tx) => {
    if (!(await insertActor(tx, user, null))) throw handleTaken(`The handle ${user.handle} is taken.`)
    if (user.phoneNumber !== null) await notifyContactSeekers(tx, context, user.id, user.phoneNumber)
    return { user, session: await issueCredential(tx, context, 'session', user.id) }
  })
}
