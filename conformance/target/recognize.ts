/** Recognizes the base URL of the service, before any value is written or judged. */
import type { Client, RequestOptions } from '../client/client.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import { findMember } from '../client/json-pointer.ts'

/** The server at the URL is not the service. The message contains its answer and advice. */
export class NoServiceError extends Error {
  override name = 'NoServiceError'
}

/** Stated routes of every service. Without a credential they answer 401 with an error body. */
const probes: readonly RequestOptions[] = [
  { method: 'GET', path: '/v1/agents/me' },
  { method: 'GET', path: '/v1/events', query: { after: 0, timeout: 0 } },
  { method: 'POST', path: '/v1/messages', json: {} },
]

/** Last segment of a URL that refers to a version or a document, and not to the service. */
const pastBase = /\/(v\d+|openapi|docs|reference|[^/]*\.(json|ya?ml|html?))$/i

/** @throws NoServiceError */
export async function recognizeService(client: Client): Promise<void> {
  const { baseUrl } = client
  const replies: Reply[] = []
  for (const probe of probes) replies.push(await answered(client, baseUrl, probe))
  const isThere = replies.some(isOfService)
  if (isThere && !pastBase.test(baseUrl)) return
  const base = await serviceAbove(client)
  if (isThere && base === undefined) return
  const advice = base === undefined ? adviceOn(replies[0]!) : `the service is at ${base}`
  throw new NoServiceError(`${baseUrl} is not the address of the service: ${describe(replies[0]!)}; ${advice}`)
}

/** Returns whether an answer is a JSON rejection or, from a faulty service, an agent or events without a credential. */
function isOfService({ status, ok, body }: Reply): boolean {
  const members = typeof body === 'object' && body !== null ? Object.keys(body) : []
  if (ok) return ['agent', 'agent_id', 'handle', 'events'].some((name) => findMember(body, name) !== undefined)
  if (status === 401 || status === 403) return members.length > 0
  return [400, 422].includes(status) && members.includes('error')
}

/** Returns a base URL with fewer or no path segments at which the service answers. */
async function serviceAbove(client: Client): Promise<string | undefined> {
  const { origin, pathname } = new URL(client.baseUrl)
  const segments = pathname.split('/').filter((segment) => segment !== '')
  for (let count = segments.length - 1; count >= 0; count -= 1) {
    const base = [origin, ...segments.slice(0, count)].join('/')
    if (isOfService(await answered(client, base, probes[0]!))) return base
  }
  return undefined
}

function describe({ status, headers, text, body }: Reply): string {
  if (status >= 300 && status < 400) return `it redirects to ${targetOf(headers['location'])} (status ${status})`
  const what = `GET /v1/agents/me is answered ${status}`
  if (unavailable.includes(status)) return `${what}: it is not ready, or a proxy does not reach it`
  if (/html/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype|html)/i.test(text)) return `${what} with HTML`
  if (text === '') return `${what} without a body`
  const members = typeof body === 'object' && body !== null ? Object.keys(body).slice(0, membersShown) : []
  return members.length > 0
    ? `${what} with other JSON ({ ${members.join(', ')} })`
    : `${what} with a body that is not a JSON object`
}

function adviceOn({ status }: Reply): string {
  if (unavailable.includes(status)) return 'try again when it is ready'
  if (status >= 300 && status < 400) return 'use the URL to which it redirects, if the service is there'
  return 'use the base URL below which the service has /v1/messages'
}

const unavailable: readonly number[] = [502, 503, 504]
const membersShown = 5

/** Returns a URL without the parts that may be secret. */
function targetOf(location: string | undefined): string {
  if (location === undefined || !URL.canParse(location)) return 'another path'
  const { origin, pathname } = new URL(location)
  return `${origin}${pathname}`
}

async function answered(client: Client, base: string, probe: RequestOptions): Promise<Reply> {
  try {
    return await client.request({ ...probe, path: `${base}${probe.path}` })
  } catch (error) {
    if (error instanceof NoReplyError)
      throw new NoServiceError(`${base} ${explainFailure(error.exchange.failure ?? '')}`)
    throw error
  }
}

const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /ECONNREFUSED/,
    'does not answer: no server listens there (ECONNREFUSED); check host and port, and that the server is running',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'does not answer: its host name is not known (DNS); check the name'],
  [/EHOSTUNREACH|ENETUNREACH/, 'does not answer: there is no route to its host; check the network'],
  [/no answer within/, 'does not answer: it accepted a connection and sent no answer'],
  [/CERT_HAS_EXPIRED/, 'has an expired TLS certificate'],
  [/ALTNAME/, 'has a TLS certificate for another name; use a name in the certificate'],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|DEPTH_ZERO/,
    'has a TLS certificate of an unknown authority; set NODE_EXTRA_CA_CERTS to a PEM file with the authority',
  ],
  [/EPROTO|WRONG_VERSION|wrong version/, 'does not speak TLS; try http:// instead of https://'],
  [/HPE_|Parse Error/, 'does not speak HTTP; check the port'],
  [
    /ECONNRESET|hang up|EPIPE/,
    'closes connections without an answer; check the port, and whether the URL needs http:// or https://',
  ],
]

/** Returns the reason for a missing answer, as the continuation of a sentence that starts with the URL. */
export function explainFailure(failure: string): string {
  return explanations.find(([pattern]) => pattern.test(failure))?.[1] ?? `does not answer: ${failure}`
}
