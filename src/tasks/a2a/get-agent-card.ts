import type { AgentCard } from '../../../generated/a2a/types.gen.ts'
import type { TasksContext } from '../context.ts'
import { a2aBase } from './address.ts'
import type { Method } from './agent-call.ts'
import { encodeAgentCard } from './agent-card.a2a.ts'
import type { CalledAgent } from './called-agent.store.ts'
import { findCalledAgent } from './find-called-agent.ts'

export interface AgentCardReply {
  card: AgentCard
  /** The agent is private: the card is for its caller alone. */
  confidential: boolean
  changedAt: number
}

/**
 * The card of an agent, if the caller may know of the agent.
 * @param callerId undefined for a caller without a credential
 * @throws not_found
 */
export async function getAgentCard(
  context: Pick<TasksContext, 'database' | 'config' | 'cardSigner'>,
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

/** The same card: the service keeps nothing of an agent from those who may call it. */
export const getExtendedAgentCard: Method<'GetExtendedAgentCard'> = async ({ context, agent }) => cardOf(context, agent)

/** The card names the address that clients are to use. */
const cardOf = (
  { config, cardSigner }: Pick<TasksContext, 'config' | 'cardSigner'>,
  agent: CalledAgent,
): Promise<AgentCard> => cardSigner.sign(encodeAgentCard(agent, `${a2aBase(config)}/${agent.handle}`, config.publicUrl))
