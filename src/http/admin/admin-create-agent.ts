import type { Visibility } from '../../identity/accounts/actor.ts'
import { findActorByHandle, markBuiltIn } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { createAgent, type AgentWithToken } from '../../identity/agents/create-agent.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'

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
  context: Pick<HttpContext, 'clock' | 'ids' | 'limits' | 'database'>,
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
