import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { deleteSessionRow } from './session.store.ts'

/**
 * Ends a session of a person. Its long polls end at once. @throws DomainError not_found for another person's session
 * and an unknown one alike
 */
export function deleteSession(context: Pick<IdentityContext, 'database'>, userId: string, id: string): Promise<void> {
  return context.database.write(async (tx) => {
    if (!(await deleteSessionRow(tx, userId, id))) throw notFound('There is no such session.')
    tx.wake(userId)
  })
}
