import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import { deleteSessionRow } from './session.store.ts'

/**
 * Signs a person out where a session is used. Pulls that it holds open end at once.
 * @throws DomainError not_found for another person's session as for none
 */
export function deleteSession(context: Pick<IdentityContext, 'database'>, userId: string, id: string): Promise<void> {
  return context.database.write(async (tx) => {
    if (!(await deleteSessionRow(tx, userId, id))) throw notFound('There is no such session.')
    tx.wake(userId)
  })
}
