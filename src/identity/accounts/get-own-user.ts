import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, RequestsFrom } from './actor.ts'
import { findActor, findRequestsFrom } from './actor.store.ts'

/** A person with what only the person itself is shown. */
export interface OwnUser {
  user: Actor
  requestsFrom: RequestsFrom
}

/** The user behind a session. */
export function getOwnUser(context: Pick<IdentityContext, 'database'>, userId: string): Promise<OwnUser> {
  return context.database.read((tx) => readOwnUser(tx, userId))
}

/** @throws DomainError not_found when the account was deleted after its session was checked */
export async function readOwnUser(tx: Tx, userId: string): Promise<OwnUser> {
  const [user, requestsFrom] = [await findActor(tx, userId), await findRequestsFrom(tx, userId)]
  if (!user || !requestsFrom) throw notFound('This account was deleted.')
  return { user, requestsFrom }
}
