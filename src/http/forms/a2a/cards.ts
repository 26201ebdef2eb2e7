import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import { agentCard } from '../../../tasks/a2a/agent-card.ts'
import { findCalledAgent } from '../../../tasks/a2a/find-called-agent.ts'
import { conditional } from '../../conditional.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'

/** Seconds that a card may be kept: a change shows after that at the latest. */
const maxAgeSeconds = 300

/** The card of an agent; shared caches may not keep that of a private one. */
export const getAgentCard: Handler<OperationTypes['getAgentCard'], Caller | undefined> = async (
  context,
  { caller, path, headers },
) => {
  const agent = await findCalledAgent(context, caller?.id, path.handle)
  const body = agentCard(context.config, agent)
  return conditional(headers, body, {
    'Cache-Control': `${agent.visibility === 'private' ? 'private' : 'public'}, max-age=${maxAgeSeconds}`,
    'Last-Modified': new Date(agent.changedAt).toUTCString(),
    Vary: 'Authorization',
  })
}
