import { findActorByHandle, markBuiltIn } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { notFound } from '../../platform/errors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import type { Visibility } from '../../identity/accounts/actor.ts'
import { createAgent, type AgentWithToken, rotateAgentToken } from '../../identity/agents/owned-agents.ts'
import type { Needs } from '../../platform/context.ts'
import { listAgentRows, type ListedAgent } from './account-list.store.ts'
import { findAgent } from './find-accounts.ts'

/**
 * Returns a page of all agents, or of the agents of one user, oldest first. @throws DomainError not_found for an
 * unknown owner
 */
export function adminListAgents(
  { database }: Needs<'database'>,
  { owner, ...page }: ListPage & { owner?: string | undefined },
): Promise<List<ListedAgent>> {
  return readOldestFirst(database, 'agt', page, async (tx, after, limit) => {
    const user = owner === undefined ? undefined : await findActorByHandle(tx, foldHandle(owner))
    if (owner !== undefined && user?.kind !== 'user') throw notFound('There is no such person.', 'owner')
    return listAgentRows(tx, user?.id, after, limit)
  })
}

export interface AdminAgent {
  ownerHandle: string
  handle: string
  displayName: string
  visibility: Visibility
  /** Whether the agent is part of the service, so that its owner cannot remove it. */
  builtIn: boolean
}

/** Creates an agent for the user with the handle. @throws DomainError not_found for an unknown owner */
export async function adminCreateAgent(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  input: AdminAgent,
): Promise<AgentWithToken> {
  const owner = await context.database.read((tx) => findActorByHandle(tx, foldHandle(input.ownerHandle)))
  if (owner?.kind !== 'user' || owner.status !== 'active') throw notFound('There is no such person.', 'owner_handle')
  const { handle, displayName, visibility } = input
  const unset = { tagline: null, avatar: null, accentColor: null, organization: null, requestId: null }
  const { agent, token } = await createAgent(context, owner.id, { handle, displayName, visibility, ...unset })
  if (input.builtIn) await context.database.write((tx) => markBuiltIn(tx, agent.id))
  // Without a request id there is no idempotent repeat, so the token is always set.
  return { agent, token: token! }
}

/** Rotates the token of the agent with the handle. @throws DomainError not_found */
export async function adminRotateAgentToken(
  context: Needs<'clock' | 'ids' | 'limits' | 'database'>,
  handle: string,
): Promise<AgentWithToken> {
  const agent = await context.database.read((tx) => findAgent(tx, handle))
  if (agent.ownerId === null) throw notFound('There is no such agent.')
  return rotateAgentToken(context, agent.ownerId, agent.id)
}
