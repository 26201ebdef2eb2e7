import { listSessions, deleteSession } from '../../identity/accounts/sessions.ts'
import type { Session } from '../../identity/accounts/session.store.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import type { HttpContext } from '../context.ts'
import { findUser } from './find-accounts.ts'

/** Returns a page of a user's sessions, oldest first. @throws DomainError not_found */
export async function adminListSessions(
  context: Pick<HttpContext, 'clock' | 'database'>,
  handle: string,
  page: ListPage,
): Promise<List<Session>> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  return listSessions(context, id, page)
}

/** Deletes one session of a user. @throws DomainError not_found */
export async function adminDeleteSession(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  sessionId: string,
): Promise<void> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  await deleteSession(context, id, sessionId)
}
