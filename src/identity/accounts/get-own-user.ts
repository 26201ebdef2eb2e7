import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Actor } from './actor.ts'
import { findActor } from './actor.store.ts'

/** The user behind a session. */
export async function getOwnUser(context: Pick<IdentityContext, 'database'>, userId: string): Promise<Actor> {
  const user = await context.database.read((tx) => findActor(tx, userId))
  if (!user) throw notFound('This account was deleted.')
  return user
}
