import { createHash } from 'node:crypto'

import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import { agentCard } from '../../../tasks/a2a/agent-card.ts'
import { findCalledAgent } from '../../../tasks/a2a/find-called-agent.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'

/** Seconds that a card may be kept: a change shows after that at the latest. */
const maxAgeSeconds = 300

/** The card, or the word that the caller has it already. That of a private agent is for its caller alone. */
export const getAgentCard: Handler<OperationTypes['getAgentCard'], Caller | undefined> = async (
  context,
  { caller, path, headers },
) => {
  const agent = await findCalledAgent(context, caller?.id, path.handle)
  const body = agentCard(context.config, agent)
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`
  const caching = {
    ETag: tag,
    'Cache-Control': `${agent.visibility === 'private' ? 'private' : 'public'}, max-age=${maxAgeSeconds}`,
    'Last-Modified': new Date(agent.changedAt).toUTCString(),
    Vary: 'Authorization',
  }
  const held = headers['if-none-match']?.split(',').map((item) => item.trim().replace(/^W\//, ''))
  return held?.some((item) => item === tag || item === '*')
    ? { status: 304, headers: caching }
    : { status: 200, body, headers: caching }
}
