/** The routes of the service of a case. */
import type { Answer } from './disruptions.ts'
import type { Exchange, RouteName, ServiceState, StoredMessage } from './state.ts'

const patterns: readonly [RouteName, string, RegExp][] = [
  ['pull', 'GET', /^\/v1\/events$/],
  ['send', 'POST', /^\/v1\/messages$|^\/v[12]\/chats\/[^/]+\/messages$/],
  ['react', 'POST', /^\/v1\/messages\/[^/]+\/reactions$/],
  ['acknowledge', 'POST', /^\/v1\/chats\/[^/]+\/(read|delivered)$/],
  ['history', 'GET', /^\/v1\/chats\/[^/]+\/messages$/],
  ['self', 'GET', /^\/v1\/agents\/me$/],
  ['code', 'POST', /^\/api\/auth\/device\/code$/],
  ['poll', 'POST', /^\/api\/auth\/device\/token$/],
]

export const routeOf = (method: string, path: string): RouteName =>
  patterns.find(([, verb, pattern]) => verb === method && pattern.test(path))?.[0] ?? 'other'

/** Performs a request, and returns the correct answer. */
export async function answerRequest(service: ServiceState, exchange: Exchange, closed: AbortSignal): Promise<Answer> {
  const url = new URL(exchange.path, service.url)
  const { route } = exchange
  if (route === 'code') return service.pairing.start()
  if (route === 'poll') return service.pairing.poll()
  if (exchange.headers.authorization !== `Bearer ${service.token}`)
    return failure(401, 'unauthorized', 'The credential is not valid.')
  if (route === 'pull') return pull(service, url.searchParams, closed)
  if (route === 'send') return send(service, exchange, url.pathname)
  if (route === 'react') {
    service.changes++
    return { status: 200, body: { changed: true, reactions: [] } }
  }
  if (route === 'acknowledge') {
    service.changes++
    return { status: 200, body: { advanced: true, receipt: { chat_id: service.chatId } } }
  }
  if (route === 'history') return { status: 200, body: { messages: [], has_more: false } }
  if (route === 'self') {
    const agent = { id: service.agentId, handle: service.handle, display_name: service.handle }
    return { status: 200, body: { ...agent, agent } }
  }
  return failure(404, 'not_found', 'This service has no such route.')
}

const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { code, message } },
})

async function pull({ log }: ServiceState, query: URLSearchParams, closed: AbortSignal): Promise<Answer> {
  const number = (name: string, without: number) => Number(query.get(name) ?? without)
  const [after, timeout, limit] = [number('after', 0), number('timeout', 0), number('limit', 50)]
  if (![after, timeout, limit].every((value) => Number.isInteger(value) && value >= 0) || limit < 1)
    return failure(422, 'invalid_request', 'A value of the query is not valid.')
  if (after < log.expiredThrough)
    return failure(422, 'invalid_request', `after is before the oldest event; continue after ${log.expiredThrough}`)
  return {
    status: 200,
    body: await log.pull({ after, timeoutMs: Math.min(timeout, 30) * 1000, limit: Math.min(limit, 100) }, closed),
  }
}

function send(service: ServiceState, { body }: Exchange, path: string): Answer {
  let message: Partial<StoredMessage>
  try {
    message = JSON.parse(body) as Partial<StoredMessage>
  } catch {
    return failure(422, 'invalid_request', 'The body is not JSON.')
  }
  const { message_id: id, parts } = message
  if (typeof id !== 'string' || !Array.isArray(parts) || parts.length === 0)
    return failure(422, 'invalid_request', 'message_id and parts are required.')
  const known = service.messages.get(id) ?? { message_id: id, parts, reply_to: message.reply_to }
  service.messages.set(id, known)
  const shown = {
    ...known,
    chat_id: service.chatId,
    sequence: [...service.messages.keys()].indexOf(id) + 1,
    sender: { id: service.agentId, type: 'agent', handle: service.handle, display_name: service.handle },
    created_at: new Date().toISOString(),
  }
  if (path.startsWith('/v2/')) return { status: 201, body: { message: shown } }
  if (path.startsWith('/v1/chats/')) return { status: 201, body: { messages: [shown] } }
  return { status: 202, body: { message_id: id, message: shown } }
}
