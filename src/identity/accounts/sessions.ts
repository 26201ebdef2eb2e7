import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { notFound } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import { listSessionRows, type Session, deleteSessionRow } from './session.sql.ts'

/** Lists the sessions of a person, oldest first. Secrets are not stored, so they are not shown. */
export function listSessions(
  context: Needs<'clock' | 'database'>,
  userId: string,
  page: ListPage,
): Promise<List<Session>> {
  return readOldestFirst(context.database, 'crd', page, (tx, afterId, limit) =>
    listSessionRows(tx, userId, { afterId, limit, now: context.clock.now() }),
  )
}

/**
 * Ends a session of a person. Its long polls end at once.
 * @throws DomainError not_found for another person's session and an unknown one alike
 */
export function deleteSession(context: Needs<'database'>, userId: string, id: string): Promise<void> {
  return context.database.write(async (tx) => {
    if (!(await deleteSessionRow(tx, userId, id))) throw notFound('There is no such session.')
    tx.wake(userId)
  })
}
