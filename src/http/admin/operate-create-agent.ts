import type { Visibility } from '../../identity/accounts/actor.ts'
import { findActorByHandle, markBuiltIn } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { createAgent, type CreatedAgent } from '../../identity/agents/create-agent.ts'
import type { HttpContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'

export interface OperatedAgent {
  ownerHandle: string
  handle: string
  displayName: string
  visibility: Visibility
  /** Part of the service: persons cannot remove it. */
  builtIn: boolean
}

/** Makes an agent for a person who is named by handle. */
export async function operateCreateAgent(
  context: Pick<HttpContext, 'clock' | 'ids' | 'database'>,
  input: OperatedAgent,
): Promise<CreatedAgent> {
  const owner = await context.database.read((tx) => findActorByHandle(tx, foldHandle(input.ownerHandle)))
  if (owner?.kind !== 'user' || owner.status !== 'active') throw notFound('There is no such person.', 'owner_handle')
  const { handle, displayName, visibility } = input
  const unset = { tagline: null, avatar: null, accentColor: null, organization: null, requestId: null }
  const made = await createAgent(context, owner.id, { handle, displayName, visibility, ...unset })
  if (input.builtIn) await context.database.write((tx) => markBuiltIn(tx, made.agent.id))
  return made
}
