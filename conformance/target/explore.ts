/** What can be found out about a service by its address alone, or with a credential: for a first target file. */
import type { Client, RequestOptions } from '../client/client.ts'
import { NoReplyError, type Reply } from '../client/exchange.ts'
import { findMember } from '../client/json-pointer.ts'
import { recording, Recorder } from '../client/recorder.ts'
import type { WireObject } from '../client/wire.ts'
import { candidateNames, namesIn } from './name-candidates.ts'
import type { NameKey } from './target.ts'
import { ownUserRoutes } from './check-credentials.ts'

export interface Credentials {
  session?: string
  agentToken?: string
}

export interface Exploration {
  latencyMs: number
  forms: ('current' | 'variant')[]
  /** Why the forms are only guessed; undefined where routes told them apart. */
  formsUnsure?: string
  /** Status and body of an answer that refuses. */
  error: { status: number; shape: string }
  /** Addresses of OpenAPI documents, with their titles. */
  documents: { path: string; title: string }[]
  /** Statuses of requests without a credential, by optional area. */
  areas: Record<string, number>
  a2aBase?: string
  person?: { handle: string; userId: string } | 'unknown' | 'refused'
  agent?: { handle: string; id: string } | 'refused'
  /** Undefined where no agent could ask. */
  loopbackWebhooks?: { http: boolean; https: boolean }
  names: Partial<Record<NameKey, string>>
}

/** The service does not answer. */
export class UnreachableTarget extends Error {
  override name = 'UnreachableTarget'
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
  devices: { method: 'GET', path: '/api/auth/device' },
  sockets: { method: 'POST', path: '/v1/socket-tickets', json: {} },
  calls: { method: 'POST', path: '/v1/calls', json: {} },
}

/** @throws UnreachableTarget */
export async function explore(client: Client, credentials: Credentials): Promise<Exploration> {
  const recorder = new Recorder(candidateNames)
  return recording.run(recorder, async () => {
    const latencyMs = await measure(client)
    const unknownRoute = await client.request({ method: 'GET', path: '/v1/parley-conform-knows-no-such-route' })
    const refused = await client.request({ method: 'GET', path: '/v1/agents/me' })
    const areas = await Promise.all(
      Object.entries(areaRequests).map(
        async ([area, request]) => [area, (await asked(client, request))?.status ?? 0] as const,
      ),
    )
    const known = await whose(client, credentials)
    const agent = typeof known.agent === 'object' ? known.agent : undefined
    const [documents, a2aBase, loopbackWebhooks] = await Promise.all([
      findDocuments(client),
      findA2aBase(client, agent?.handle),
      agent && tryLoopback(client, credentials.agentToken!),
    ])
    return {
      latencyMs,
      ...(await findForms(client, unknownRoute, credentials)),
      error: { status: refused.status, shape: shapeOf(refused.body) },
      documents,
      areas: Object.fromEntries(areas),
      ...known,
      ...(a2aBase !== undefined && { a2aBase }),
      ...(loopbackWebhooks !== undefined && { loopbackWebhooks }),
      names: namesIn(recorder.namesSeen),
    }
  })
}

/** The median of a few requests. */
async function measure(client: Client): Promise<number> {
  const took: number[] = []
  for (let sample = 0; sample < latencySamples; sample += 1) {
    try {
      took.push((await client.request({ method: 'GET', path: '/v1/agents/me' })).exchange.durationMs)
    } catch (error) {
      if (error instanceof NoReplyError)
        throw new UnreachableTarget(`${client.baseUrl} does not answer: ${error.message}`)
      throw error
    }
  }
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

/** Routes that only one form has. A service that answers unknown routes with 401 tells only those with a credential. */
async function findForms(
  client: Client,
  unknownRoute: Reply,
  { agentToken }: Credentials,
): Promise<Pick<Exploration, 'forms' | 'formsUnsure'>> {
  const isThere = async (path: string): Promise<boolean> => {
    const reply = await asked(client, { method: 'POST', path, json: {} }, agentToken)
    return reply !== undefined && !absent.includes(reply.status)
  }
  const current = await isThere('/v1/webhooks')
  const variant = await isThere('/v1/webhook-subscriptions')
  const forms = [...(current ? (['current'] as const) : []), ...(variant ? (['variant'] as const) : [])]
  if (!absent.includes(unknownRoute.status) && agentToken === undefined)
    return { forms: ['current'], formsUnsure: `unknown routes answer ${unknownRoute.status} without a credential` }
  return forms.length > 0
    ? { forms }
    : { forms: ['current'], formsUnsure: 'neither /v1/webhooks nor /v1/webhook-subscriptions is there' }
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

/** Cards are served below an agent's own address; without an agent no address is known. */
async function findA2aBase(client: Client, handle: string | undefined): Promise<string | undefined> {
  if (handle === undefined) return undefined
  for (const path of a2aPaths) {
    const card = await asked(client, { method: 'GET', path: `${path}/${encodeURIComponent(handle)}/agent-card.json` })
    if (card?.ok === true && 'supportedInterfaces' in card.body) return `${client.baseUrl}${path}`
  }
  return undefined
}

async function whose(
  client: Client,
  { session, agentToken }: Credentials,
): Promise<Pick<Exploration, 'person' | 'agent'>> {
  return {
    ...(session !== undefined && { person: await whosePerson(client, session) }),
    ...(agentToken !== undefined && { agent: await whoseAgent(client, agentToken) }),
  }
}

async function whosePerson(client: Client, session: string): Promise<Exploration['person']> {
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

async function whoseAgent(client: Client, token: string): Promise<Exploration['agent']> {
  const reply = await asked(client, { method: 'GET', path: '/v1/agents/me' }, token)
  const [handle, id] = [findMember(reply?.body, 'handle'), findMember(reply?.body, 'id')]
  return reply?.ok === true && typeof handle === 'string'
    ? { handle, id: typeof id === 'string' ? id : handle }
    : 'refused'
}

/** Subscribes addresses on loopback, and takes what was accepted away again where the usual route does that. */
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

/** The members of a body and, one level down, of its objects: `{ error: { code, message } }`. */
function shapeOf(body: unknown, depth = 2): string {
  if (Array.isArray(body)) return '[…]'
  if (typeof body !== 'object' || body === null || depth === 0) return '…'
  const members = Object.entries(body).map(([name, value]) =>
    typeof value === 'object' && value !== null ? `${name}: ${shapeOf(value, depth - 1)}` : name,
  )
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
