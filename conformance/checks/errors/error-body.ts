/** Reading and judging error bodies of the current form: { error: { code, message } }. */
import type { Exchange, Reply } from '../../client/exchange.ts'
import { parseJson } from '../../client/documents.ts'
import type { CheckContext, Citation } from '../../check-api/context.ts'

/** The stated codes and the one status of each. */
export const statusOfCode: Readonly<Record<string, number>> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  idempotency_conflict: 409,
  limit_exceeded: 409,
  handle_taken: 409,
  handle_reserved: 409,
  payload_too_large: 413,
  invalid_request: 422,
  rate_limited: 429,
  internal_error: 500,
  temporarily_unavailable: 503,
}

export interface Refusal {
  what: string
  status: number
  body: unknown
  json: boolean
  request: Exchange['request']
}

export const refusalOf = (reply: Reply, what: string): Refusal => ({
  what,
  status: reply.status,
  body: parseJson(reply.text),
  json: isJson(reply.headers['content-type']),
  request: reply.exchange.request,
})

/** The refusal in a recorded exchange; undefined when it was answered otherwise. */
export function refusalIn({ request, response }: Exchange): Refusal | undefined {
  if (response === null || response.status < 400) return undefined
  return {
    what: `${request.method} ${new URL(request.url).pathname}`,
    status: response.status,
    body: parseJson(response.body),
    json: isJson(response.headers['content-type']),
    request,
  }
}

const isJson = (type: string | undefined): boolean => /^application\/([a-z0-9.+-]+\+)?json\b/i.test(type ?? '')

/** `error.code`, of whatever type; undefined when there is none. */
export const codeOf = (body: unknown): unknown => member(member(body, 'error'), 'code')
export const messageOf = (body: unknown): unknown => member(member(body, 'error'), 'message')

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Expects `{ error: { code, message } }` with strings; an empty message only warns. */
export function expectErrorBody(t: CheckContext, refusal: Refusal, about: Citation = {}): void {
  const code = codeOf(refusal.body)
  const message = messageOf(refusal.body)
  t.expect.that(typeof code === 'string' && typeof message === 'string', {
    ...about,
    what: `the body of ${refusal.what} (${refusal.status}) is { error: { code, message } } with two strings`,
    expected: { error: { code: 'a string', message: 'a string' } },
    actual: refusal.body,
  })
  if (message === '') t.warn(`${refusal.what}: error.message is empty`)
}
