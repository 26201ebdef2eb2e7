import { deleteSession } from '../../identity/accounts/sessions.ts'
import type { HttpContext } from '../context.ts'
import { findUser } from './find-user.ts'

/** Deletes one session of a user. @throws DomainError not_found */
export async function adminDeleteSession(
  context: Pick<HttpContext, 'database'>,
  handle: string,
  sessionId: string,
): Promise<void> {
  const { id } = await context.database.read((tx) => findUser(tx, handle))
  await deleteSession(context, id, sessionId)
}
