import type { Caller } from '../accounts/caller.ts'
import type { IdentityContext } from '../context.ts'
import { forbidden } from '../../platform/errors.ts'
import { requireOwned } from './find-owned-agent.ts'

/**
 * The agent as the caller of what its owner reads or arranges for it, with the credential of the owner (AMB-183).
 * @throws DomainError not_found for another person's agent as for none
 */
export async function actAsOwned(
  context: Pick<IdentityContext, 'database'>,
  owner: Caller,
  agentId: string,
): Promise<Caller> {
  const agent = await context.database.read((tx) => requireOwned(tx, owner.id, agentId))
  return { kind: 'agent', id: agent.id, handle: agent.handle!, credentialId: owner.credentialId }
}

/**
 * The same for what others will see.
 * @throws DomainError not_found; forbidden for an agent that could not do it by its token either
 */
export async function speakAsOwned(
  context: Pick<IdentityContext, 'database'>,
  owner: Caller,
  agentId: string,
): Promise<Caller> {
  const agent = await context.database.read((tx) => requireOwned(tx, owner.id, agentId))
  if (agent.status !== 'active') throw forbidden('The agent is suspended.')
  return { kind: 'agent', id: agent.id, handle: agent.handle!, credentialId: owner.credentialId }
}
