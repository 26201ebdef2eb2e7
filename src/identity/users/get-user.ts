import type { Needs } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { type User, findSharedUser } from './user.sql.ts'

/**
 * Returns a person with whom the agent shares an active conversation (USR-001, AMB-067).
 * @throws DomainError not_found for unknown persons and for persons without such a conversation alike (USR-002,
 * USR-005)
 */
export async function getUser(context: Needs<'database'>, agentId: string, userId: string): Promise<User> {
  const user = await context.database.read((tx) => findSharedUser(tx, userId, agentId))
  if (!user) throw notFound('There is no such person.')
  return user
}
