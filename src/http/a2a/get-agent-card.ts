import type { AgentCard, AgentCardKeys } from '../../../generated/a2a/types.gen.ts'
import type { HttpContext } from '../context.ts'
import { a2aBase, encodeAgentCard } from './agent-card.a2a.ts'
import type { Method } from './agent-call.ts'
import type { CalledAgent } from '../../tasks/a2a/called-agent.sql.ts'
import { findCalledAgent } from '../../tasks/a2a/find-called-agent.ts'

export interface AgentCardReply {
  card: AgentCard
  /** The agent is private: only this caller may see the card. */
  confidential: boolean
  changedAt: number
}

/**
 * Returns the card of an agent that the caller can see.
 * @param callerId undefined for a caller without a credential
 * @throws not_found
 */
export async function getAgentCard(
  context: Pick<HttpContext, 'database' | 'config' | 'cardSigner'>,
  callerId: string | undefined,
  handle: string,
): Promise<AgentCardReply> {
  const agent = await findCalledAgent(context, callerId, handle)
  return {
    card: await cardOf(context, agent),
    confidential: agent.visibility === 'private',
    changedAt: agent.changedAt,
  }
}

/** Returns the extended card, which is equal to the public card. */
export const getExtendedAgentCard: Method<'GetExtendedAgentCard'> = async ({ context, agent }) => cardOf(context, agent)

/** Builds the signed card with the address for clients. */
const cardOf = (
  { config, cardSigner }: Pick<HttpContext, 'config' | 'cardSigner'>,
  agent: CalledAgent,
): Promise<AgentCard> => cardSigner.sign(encodeAgentCard(agent, `${a2aBase(config)}/${agent.handle}`, config.publicUrl))

/** Returns the public keys of the card signatures. Empty without signing keys. */
export function getAgentCardKeys({ cardSigner }: Pick<HttpContext, 'cardSigner'>): AgentCardKeys {
  return cardSigner.keys
}
