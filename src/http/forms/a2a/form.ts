import type { IncomingHttpHeaders } from 'node:http'
import { callAgent } from '../../a2a/call-agent.ts'
import { getAgentCard, type AgentCardReply, getAgentCardKeys } from '../../a2a/get-agent-card.ts'
import { conditional } from '../../conditional.ts'
import type { AreaHandlers } from './area-handlers.ts'
import type { Document } from 'openapi-backend'
import document from '../../../../generated/a2a/openapi.json' with { type: 'json' }
import { operations } from '../../../../generated/a2a/operations.ts'
import { validators } from '../../../../generated/a2a/validators.js'
import { a2aPath } from '../../a2a/agent-card.a2a.ts'
import type { Config } from '../../../platform/configuration/configuration.ts'
import type { Form } from '../../form.ts'
import { encodeError } from './errors.ts'
import { httpJsonHandlers } from './http-json.ts'
import { taskHandlers } from './tasks.ts'

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

const documented = '/a2a/'

/**
 * Creates the form of tasks and A2A, with the A2A routes below the configured path. An agent's address is also served
 * with a trailing slash.
 */
export function a2aForm(config: Pick<Config, 'a2aUrl'>): Form {
  const served = (path: string) =>
    path.startsWith(documented) ? `${a2aPath(config)}/${path.slice(documented.length)}` : path
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const address = path === `${documented}{handle}`
      return [[served(path), item], ...(address ? [[`${served(path)}/`, item]] : [])]
    }),
  ) as Record<string, unknown>
  return {
    name: 'a2a',
    document: { ...document, paths } as unknown as Document,
    operations,
    validators,
    loadReplyValidators: async () => (await import('../../../../generated/a2a/reply-validators.js')).replyValidators,
    handlers,
    encodeError,
  }
}

/** The handlers of all operations of tasks and A2A. */
const handlers = { ...a2aHandlers, ...httpJsonHandlers, ...taskHandlers } satisfies AreaHandlers<string>
