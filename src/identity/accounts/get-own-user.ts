import type { IdentityContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor } from './actor.ts'
import { countAgents, findActor, findOwnColumns, type OwnColumns } from './actor.store.ts'

/** A person with the data that only the person sees. */
export interface OwnUser extends OwnColumns {
  user: Actor
  /** Number of agents that the person owns. */
  agents: number
}

/** Returns the user of a session. */
export function getOwnUser(context: Pick<IdentityContext, 'database'>, userId: string): Promise<OwnUser> {
  return context.database.read((tx) => readOwnUser(tx, userId))
}

/** @throws DomainError not_found when the account was deleted after its session was checked */
export async function readOwnUser(tx: Tx, userId: string): Promise<OwnUser> {
  const [user, own] = [await findActor(tx, userId), await findOwnColumns(tx, userId)]
  if (!user || !own) throw notFound('This account was deleted.')
  return { user, ...own, agents: await countAgents(tx, userId) }
}
