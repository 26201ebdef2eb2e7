import type { AgentCard } from '../../../generated/a2a/types.gen.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { a2aBase } from './address.ts'
import type { Method } from './agent-call.ts'
import { encodeAgentCard } from './agent-card.a2a.ts'
import type { CalledAgent } from './called-agent.store.ts'

/** The card of an agent under the address that clients are to use. */
export const agentCard = (config: Config, agent: CalledAgent): AgentCard =>
  encodeAgentCard(agent, `${a2aBase(config)}/${agent.handle}`, config.publicUrl)

/** The same card: the service keeps nothing of an agent from those who may call it. */
export const getExtendedAgentCard: Method<'GetExtendedAgentCard'> = async ({ context, agent }) =>
  agentCard(context.config, agent)
