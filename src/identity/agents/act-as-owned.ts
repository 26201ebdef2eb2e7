import type { Caller } from '../accounts/caller.ts'
import type { Needs } from '../../platform/context.ts'
import { forbidden } from '../../platform/errors.ts'
import { requireOwned } from './find-agents.ts'

/**
 * Returns the agent as a caller, for reads and settings of its owner, with the owner's credential (AMB-183).
 * @throws DomainError not_found for another person's agent and an unknown one alike
 */
export async function actAsOwned(context: Needs<'database'>, owner: Caller, agentId: string): Promise<Caller> {
  const agent = await context.database.read((tx) => requireOwned(tx, owner.id, agentId))
  return { kind: 'agent', id: agent.id, handle: agent.handle!, credentialId: owner.credentialId }
}

/**
 * Returns the agent as a caller, for actions that others see.
 * @throws DomainError not_found; forbidden for a suspended agent
 */
export async function speakAsOwned(context: Needs<'database'>, owner: Caller, agentId: string): Promise<Caller> {
  const agent = await context.database.read((tx) => requireOwned(tx, owner.id, agentId))
  if (agent.status !== 'active') throw forbidden('The agent is suspended.')
  return { kind: 'agent', id: agent.id, handle: agent.handle!, credentialId: owner.credentialId }
}
