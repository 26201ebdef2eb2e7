import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import type { Actor } from '../../identity/accounts/actor.ts'
import { issueCredential, lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { createPerson, type NewPerson } from '../../network/accounts/create-person.ts'
import type { Needs } from '../../platform/context.ts'
import { listUserRows, type ListedUser } from './account-list.store.ts'
import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { deleteExpired } from '../../identity/accounts/credential.sql.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import { listSessions, deleteSession } from '../../identity/accounts/sessions.ts'
import type { Session } from '../../identity/accounts/session.sql.ts'
import { findUser } from './find-accounts.ts'

/** Returns a page of users, oldest first, including deleted users. @param words text in the handle or the name */
export function listUsers({ database }: Needs<'database'>, page: ListPage, words?: string): Promise<List<ListedUser>> {
  return readOldestFirst(database, 'usr', page, (tx, afterId, limit) => listUserRows(tx, words, afterId, limit))
}

/**
 * Creates a user with a first session. For operators and the demo.
 * @throws DomainError handle_taken, handle_reserved, invalid_request
 */
export async function createUser(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  input: NewPerson,
): Promise<{ user: Actor; session: string }> {
  return context.database.write(async (tx) => {
    const user = await createPerson(tx, context, input)
    return { user, session: await issueCredential(tx, context, 'session', user.id) }
  })
}

/**
 * Creates a link that signs a user in to the pages once, within 15 minutes.
 * @throws DomainError not_found when no active user has the handle
 */
export async function createSignInLink(
  context: Needs<'config' | 'clock' | 'ids' | 'limits' | 'database'>,
  handle: string,
): Promise<{ url: string; expiresInSeconds: number }> {
  const token = await context.database.write(async (tx) => {
    await deleteExpired(tx, context.clock.now())
    const user = await findActorByHandle(tx, foldHandle(handle))
    if (user?.kind !== 'user' || user.status !== 'active') throw notFound('There is no such person.', 'handle')
    return issueCredential(tx, context, 'sign_in_link', user.id)
  })
  const url = `${context.config.publicUrl}/sign-in?token=${token}`
  return { url, expiresInSeconds: lifetimeSeconds.sign_in_link }
}

/** Returns a page of a user's sessions, oldest first. @throws DomainError not_found */
export async function adminListSessions(
  context: Needs<'clock' | 'database'>,
  handle: string,
  page: ListPage,
): Promise<List<Session>> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  return listSessions(context, id, page)
}

/** Deletes one session of a user. @throws DomainError not_found */
export async function adminDeleteSession(context: Needs<'database'>, handle: string, sessionId: string): Promise<void> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  await deleteSession(context, id, sessionId)
}
