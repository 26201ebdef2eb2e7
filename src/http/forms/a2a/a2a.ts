import type { IncomingHttpHeaders } from 'node:http'

import { callAgent } from '../../../tasks/a2a/call-agent.ts'
import { getAgentCard, type AgentCardReply, getAgentCardKeys } from '../../../tasks/a2a/get-agent-card.ts'
import { conditional } from '../../conditional.ts'
import type { AreaHandlers } from './area-handlers.ts'

/** Seconds for which caches keep a card and the keys of its signatures; a change becomes visible within this time. */
const maxAgeSeconds = 300

export const a2aHandlers = {
  callAgent: async (context, { caller, path, query, headers, body, signal }) => {
    const version = headers['a2a-version'] ?? query['A2A-Version']
    const call = { handle: path.handle, version, body, lastEventId: headers['last-event-id'], signal }
    return { status: 200, ...(await callAgent(context, caller, call)) }
  },

  getAgentCard: async (context, { caller, path, headers }) =>
    cardReply(await getAgentCard(context, caller?.id, path.handle), headers),

  getWellKnownAgentCard: async (context, { caller, path, headers }) =>
    cardReply(await getAgentCard(context, caller?.id, path.handle), headers),

  getAgentCardKeys: async (context, { headers }) =>
    conditional(headers, getAgentCardKeys(context), { 'Cache-Control': `public, max-age=${maxAgeSeconds}` }),
} satisfies Partial<AreaHandlers<'a2a'>>

/**
 * Returns the card, or 304 when the client's copy is current. Shared caches do not store the card of a private agent.
 */
function cardReply({ card, confidential, changedAt }: AgentCardReply, requestHeaders: IncomingHttpHeaders) {
  return conditional(requestHeaders, card, {
    'Cache-Control': `${confidential ? 'private' : 'public'}, max-age=${maxAgeSeconds}`,
    'Last-Modified': new Date(changedAt).toUTCString(),
    Vary: 'Authorization',
  })
}
