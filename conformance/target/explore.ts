/** Explores a service at a URL, with or without credentials, for a first target file. */
import type { Client, RequestOptions } from '../client/client.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import { findMember } from '../client/json-pointer.ts'
import { recording, Recorder } from '../client/recorder.ts'
import type { WireObject } from '../client/wire.ts'
import { candidateNames, namesIn } from './name-candidates.ts'
import { recognizeService } from './recognize.ts'
import type { NameKey } from './target.ts'
import { ownUserRoutes } from './check-credentials.ts'

export interface Credentials {
  session?: string
  agentToken?: string
}

export interface Exploration {
  latencyMs: number
  forms: ('current' | 'variant')[]
  /** Reason why the forms are a guess. Undefined when routes distinguished them. */
  formsUnsure?: string
  /** Status and body shape of a rejection. */
  error: { status: number; shape: string }
  /** Paths of OpenAPI documents, with their titles. */
  documents: { path: string; title: string }[]
  /** Statuses by optional area. */
  areas: Record<string, number>
  a2aBase?: string
  /** Reason why the URL is a guess. Undefined when a card or a JSON-RPC answer was returned. */
  a2aUnsure?: string
  person?: { handle: string; userId: string } | 'unknown' | 'refused'
  agent?: { handle: string; id: string } | 'refused'
  /** Undefined without an agent. */
  loopbackWebhooks?: { http: boolean; https: boolean }
  names: Partial<Record<NameKey, string>>
}

const latencySamples = 5
const absent: readonly number[] = [404, 405, 501, 503]
const documentPaths = [
  '/openapi.json',
  '/openapi/variant.json',
  '/v1/openapi.json',
  '/openapi.yaml',
  '/.well-known/openapi.json',
]
const a2aPaths = ['/a2a', '/v1/a2a', '/api/a2a', '/agents']
const areaRequests: Readonly<Record<string, RequestOptions>> = {
  attachments: { method: 'POST', path: '/v1/attachments', raw: 'probe', headers: { 'content-type': 'text/plain' } },
  tasks: { method: 'POST', path: '/v1/tasks', json: {} },
  // A GET of the pairing may be answered with 404 for an unknown code.
  devices: { method: 'POST', path: '/api/auth/device/token', json: {} },
  sockets: { method: 'POST', path: '/v1/socket-tickets', json: {} },
  calls: { method: 'POST', path: '/v1/calls', json: {} },
}

/**
 * Explores a service with the known credentials.
 * @throws NoServiceError
 */
export async function explore(client: Client, credentials: Credentials): Promise<Exploration> {
  const recorder = new Recorder(candidateNames)
  return recording.run(recorder, async () => {
    await recognizeService(client)
    const latencyMs = await measure(client)
    const { agentToken, session } = credentials
    const credential = agentToken ?? session
    const unknownRoute = await asked(
      client,
      { method: 'GET', path: '/v1/parley-conform-knows-no-such-route' },
      credential,
    )
    const refused = await client.request({ method: 'GET', path: '/v1/agents/me' })
    const areas = await Promise.all(
      Object.entries(areaRequests).map(
        async ([area, request]) => [area, await statusFor(client, request, [agentToken, session])] as const,
      ),
    )
    const known = await whose(client, credentials)
    const agent = typeof known.agent === 'object' ? known.agent : undefined
    const [documents, a2a, loopbackWebhooks] = await Promise.all([
      findDocuments(client),
      findA2aBase(client, agent?.handle, credential),
      agent && tryLoopback(client, agentToken!),
    ])
    return {
      latencyMs,
      ...(await findForms(client, unknownRoute, credential)),
      error: { status: refused.status, shape: shapeOf(refused.body) },
      documents,
      areas: Object.fromEntries(areas),
      ...known,
      ...a2a,
      ...(loopbackWebhooks !== undefined && { loopbackWebhooks }),
      names: namesIn(recorder.namesSeen),
    }
  })
}

/** Returns the median duration of a few requests, in ms. */
async function measure(client: Client): Promise<number> {
  const took: number[] = []
  for (let sample = 0; sample < latencySamples; sample += 1)
    took.push((await client.request({ method: 'GET', path: '/v1/agents/me' })).exchange.durationMs)
  return took.toSorted((one, other) => one - other)[Math.floor(latencySamples / 2)]!
}

async function asked(
  client: Client,
  request: RequestOptions,
  credential?: string,
): Promise<Reply<WireObject> | undefined> {
  const headers = { ...request.headers, ...(credential !== undefined && { authorization: `Bearer ${credential}` }) }
  try {
    return await client.request<WireObject>({ ...request, headers })
  } catch (error) {
    if (error instanceof NoReplyError) return undefined
    throw error
  }
}

/** Returns the status with the first credential that the route accepts. 0 without an answer. */
async function statusFor(
  client: Client,
  request: RequestOptions,
  credentials: readonly (string | undefined)[],
): Promise<number> {
  let status: number | undefined
  for (const credential of credentials)
    if (status === undefined || (status === 401 && credential !== undefined))
      status = (await asked(client, request, credential))?.status ?? 0
  return status ?? 0
}

/**
 * Requests routes that only one form has. A service that answers unknown routes with 401 distinguishes them only for
 * requests with a credential.
 */
async function findForms(
  client: Client,
  unknownRoute: Reply | undefined,
  credential: string | undefined,
): Promise<Pick<Exploration, 'forms' | 'formsUnsure'>> {
  const isThere = async (path: string): Promise<boolean> => {
    const reply = await asked(client, { method: 'POST', path, json: {} }, credential)
    return reply !== undefined && !absent.includes(reply.status)
  }
  const current = await isThere('/v1/webhooks')
  const variant = await isThere('/v1/webhook-subscriptions')
  const forms = [...(current ? (['current'] as const) : []), ...(variant ? (['variant'] as const) : [])]
  const unknown = unknownRoute?.status ?? 0
  if (!absent.includes(unknown)) {
    const how = credential === undefined ? 'without a credential' : 'also with a credential'
    return { forms: ['current'], formsUnsure: `unknown routes are answered ${unknown} ${how}` }
  }
  return forms.length > 0
    ? { forms }
    : { forms: ['current'], formsUnsure: 'neither /v1/webhooks nor /v1/webhook-subscriptions exists' }
}

async function findDocuments(client: Client): Promise<Exploration['documents']> {
  const found = await Promise.all(
    documentPaths.map(async (path) => {
      const reply = await asked(client, { method: 'GET', path })
      const title = findMember(reply?.body['info'], 'title')
      if (reply?.ok !== true || !/openapi/.test(reply.text.slice(0, 2000))) return []
      return [{ path, title: typeof title === 'string' ? title : 'without a title' }]
    }),
  )
  return found.flat()
}

/**
 * Searches for the base of A2A addresses. Cards are served below the address of an agent, to callers who may see the
 * agent. Without a card for this agent, an address is recognized by its JSON-RPC answer to a call or, without a known
 * agent, by a rejection that differs from those of unknown routes.
 */
async function findA2aBase(
  client: Client,
  handle = 'nobody',
  credential: string | undefined,
): Promise<Pick<Exploration, 'a2aBase' | 'a2aUnsure'>> {
  const call = { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id: 'none' } }
  const callAt = (path: string): Promise<Reply<WireObject> | undefined> =>
    asked(client, { method: 'POST', path, json: call, headers: { 'a2a-version': '1.0' } }, credential)
  const isRoute = (reply: Reply | undefined): boolean => reply !== undefined && !absent.includes(reply.status)
  const routesDiffer = !isRoute(await callAt(`/parley-conform-knows-no-such-route/${encodeURIComponent(handle)}`))
  for (const path of a2aPaths) {
    const address = `${path}/${encodeURIComponent(handle)}`
    const called = await callAt(address)
    const cards = [
      await asked(client, { method: 'GET', path: `${address}/agent-card.json` }, credential),
      await asked(client, { method: 'GET', path: `${address}/.well-known/agent-card.json` }, credential),
    ]
    const a2aBase = `${client.baseUrl}${path}`
    if ([called, ...cards].some((reply) => reply !== undefined && isOfA2a(reply.body))) return { a2aBase }
    if (routesDiffer && path.endsWith('/a2a') && isRoute(called))
      return { a2aBase, a2aUnsure: `a call to it was answered ${called?.status}` }
  }
  return {}
}

const isOfA2a = (body: object): boolean => 'supportedInterfaces' in body || 'jsonrpc' in body

async function whose(
  client: Client,
  { session, agentToken }: Credentials,
): Promise<Pick<Exploration, 'person' | 'agent'>> {
  return {
    ...(session !== undefined && { person: await personOfSession(client, session) }),
    ...(agentToken !== undefined && { agent: await agentOfToken(client, agentToken) }),
  }
}

async function personOfSession(client: Client, session: string): Promise<Exploration['person']> {
  const statuses: (number | undefined)[] = []
  for (const path of ownUserRoutes) {
    const reply = await asked(client, { method: 'GET', path }, session)
    statuses.push(reply?.status)
    const handle = findMember(reply?.body, 'handle')
    const userId = findMember(reply?.body, 'user_id') ?? findMember(reply?.body, 'id')
    if (reply?.ok === true && typeof handle === 'string' && typeof userId === 'string') return { handle, userId }
  }
  return statuses.every((status) => status === 401) ? 'refused' : 'unknown'
}

async function agentOfToken(client: Client, token: string): Promise<Exploration['agent']> {
  const reply = await asked(client, { method: 'GET', path: '/v1/agents/me' }, token)
  const [handle, id] = [findMember(reply?.body, 'handle'), findMember(reply?.body, 'id')]
  return reply?.ok === true && typeof handle === 'string'
    ? { handle, id: typeof id === 'string' ? id : handle }
    : 'refused'
}

/** Subscribes loopback URLs, and deletes the accepted subscriptions through the usual route. */
async function tryLoopback(client: Client, token: string): Promise<Exploration['loopbackWebhooks']> {
  const accepts = async (scheme: 'http' | 'https'): Promise<boolean> => {
    const json = { url: `${scheme}://127.0.0.1:9/parley-conform-init` }
    const reply = await asked(client, { method: 'POST', path: '/v1/webhooks', json }, token)
    const id = findMember(reply?.body, 'id')
    if (reply?.ok === true && typeof id === 'string')
      await asked(client, { method: 'DELETE', path: `/v1/webhooks/${encodeURIComponent(id)}` }, token)
    return reply?.ok === true
  }
  return { http: await accepts('http'), https: await accepts('https') }
}

/** Describes the members of a body and, one level down, of its objects: `{ error: { code, message } }`. */
function shapeOf(body: unknown, depth = 2): string {
  if (Array.isArray(body)) return '[…]'
  if (typeof body !== 'object' || body === null || depth === 0) return '…'
  const members = Object.entries(body).map(([name, value]) =>
    typeof value === 'object' && value !== null ? `${name}: ${shapeOf(value, depth - 1)}` : name,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
