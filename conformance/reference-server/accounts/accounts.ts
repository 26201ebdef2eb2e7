/** Agents, persons and settings, and the operator routes that create them. */
import { onSettingChanged } from '../messages/reply-waiters.ts'
import { forbidden, invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId, newSecret } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import { unlessCached } from '../state/late.ts'
import { countCall, type ReferenceServer } from '../state/server.ts'
import { endTasksOf } from '../tasks/tasks.ts'
import { profileOf, renderAgent } from './render-agent.ts'
import { afterRotation } from './rotation.ts'

const handleShape = /^[a-z][a-z0-9_]{2,29}$/
const narrowHandleShape = /^[a-z][a-z0-9]{2,19}$/
const reserved = [
  'me',
  'admin',
  'api',
  'agent',
  'agents',
  'support',
  'system',
  'security',
  'help',
  'store',
  'directory',
  'www',
]

function makeActor(server: ReferenceServer, kind: Actor['kind'], handle: unknown, name: unknown): Actor {
  const shape = server.hasChoice('handles-without-underscores') ? narrowHandleShape : handleShape
  if (typeof handle !== 'string' || !shape.test(handle.toLowerCase())) throw invalid('handle is missing or malformed')
  const key = handle.toLowerCase()
  if (reserved.includes(key)) throw new ApiError('handle_reserved', 'the handle is reserved')
  if (server.handles.has(key)) throw new ApiError('handle_taken', 'the handle is taken')
  const actor: Actor = {
    id: newId(kind === 'agent' ? 'agt' : 'usr'),
    kind,
    handle: key,
    name: typeof name === 'string' ? name : key,
    ownerId: null,
    visibility: 'private',
    status: 'active',
    acceptsTasks: false,
    profile: { created_at: Date.now() },
    blocks: new Map(),
    log: [],
    lastSequence: server.hasChoice('log-starts-at-1000') ? 999 : 0,
    waiters: new Set(),
    phone: null,
    claimedPhone: null,
    email: null,
    addressBook: [],
    listing: null,
  }
  server.actors.set(actor.id, actor)
  server.handles.set(key, actor)
  return actor
}

function makeAgent(server: ReferenceServer, owner: Actor, body: unknown): { agent: Actor; token: string } {
  if (!isObject(body)) throw invalid('the body must be an object')
  if (typeof body['display_name'] !== 'string') throw invalid('display_name is missing')
  const visibility = body['visibility'] ?? (server.hasFault('agents-public-by-default') ? 'public' : 'private')
  if (visibility !== 'private' && visibility !== 'unlisted' && visibility !== 'public')
    throw invalid('visibility is unknown')
  const agent = makeActor(server, 'agent', body['handle'], body['display_name'])
  agent.ownerId = owner.id
  agent.visibility = visibility
  for (const name of ['tagline', 'avatar', 'accent_color', 'organization']) {
    const value = body[name]
    if (value !== undefined && !server.hasFault('profile-items-lost')) agent.profile[name] = value
  }
  return { agent, token: issueToken(server, agent) }
}

export function issueToken(server: ReferenceServer, agent: Actor): string {
  const token = `${server.hasFault('token-without-prefix') ? 'agent_' : 'svc_live_'}${newSecret()}`
  server.credentials.set(token, { actor: agent, kind: 'agent' })
  return token
}

export function issueSession(server: ReferenceServer, person: Actor): string {
  const session = `ses_${newSecret()}`
  server.credentials.set(session, { actor: person, kind: 'session' })
  return session
}

const made = (server: ReferenceServer, agent: Actor, token: string): JsonObject => ({
  agent: renderAgent(server, agent),
  [server.hasChoice('agent-token-named-token') ? 'token' : 'agent_token']: token,
})

export function createAgent(call: Call): Reply {
  const { server, actor } = call
  if (server.hasFault('agent-creation-refused')) throw new ApiError('forbidden', 'persons create no agents')
  const requestId = isObject(call.body) ? call.body['request_id'] : undefined
  const key = typeof requestId === 'string' ? `agent:${actor.id}:${requestId}` : null
  const earlier = key === null ? undefined : server.repeats.get(key)
  if (earlier !== undefined) return { status: 200, body: earlier }
  if (server.usedSessions.has(call.token)) throw forbidden('this session has created its agent')
  const repeated = repeatedCreation(call)
  if (repeated !== undefined) return repeated
  const { agent, token } = makeAgent(server, actor, call.body)
  if (server.pairedSessions.has(call.token)) server.usedSessions.add(call.token)
  if (key !== null) server.repeats.set(key, { agent: renderAgent(server, agent) })
  if (server.hasFault('created-agent-without-token'))
    return { status: 201, body: { agent: renderAgent(server, agent) } }
  // The fault spares the first agents, because the harness needs them to recognize the target.
  if (server.hasFault('created-agent-token-void') && countCall(server, 'created agents') > 2)
    return { status: 201, body: made(server, agent, `svc_live_${newId('void')}`) }
  return { status: 201, body: made(server, agent, token) }
}

/** POST /v1/persons/{handle}/agents, for the choice agents-made-under-a-handle. */
export function createAgentOf(call: Call): Reply {
  if (call.params[0] !== call.actor.handle) throw notFound('no such person')
  return createAgent(call)
}

/** For the fault repeated-creation-shows-token: returns the agent of the same owner and handle, with its token. */
function repeatedCreation({ server, actor, body }: Call): Reply | undefined {
  const agent = isObject(body) ? server.handles.get(String(body['handle']).toLowerCase()) : undefined
  if (agent?.ownerId !== actor.id || !server.hasFault('repeated-creation-shows-token')) return undefined
  const [token] = [...server.credentials].find(([, known]) => known.actor === agent) ?? []
  return token === undefined ? undefined : { status: 200, body: made(server, agent, token) }
}

export function listOwnedAgents(call: Call): Reply {
  const agents = [...call.server.actors.values()].filter((actor) => actor.ownerId === call.actor.id)
  return {
    status: 200,
    body: { agents: agents.map((agent) => renderAgent(call.server, agent)), next_cursor: null, has_more: false },
  }
}

function owned(call: Call): Actor {
  const agent = call.server.actors.get(call.params[0] ?? '')
  if (agent === undefined || agent.ownerId !== call.actor.id) throw notFound('no such agent')
  return agent
}

export function getOwnedAgent(call: Call): Reply {
  const agent = owned(call)
  return { status: 200, body: { agent: renderAgent(call.server, agent), owner: { user_id: call.actor.id } } }
}

export function updateOwnedAgent(call: Call): Reply {
  const agent = owned(call)
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const { display_name: name, visibility, ...profile } = call.body
  if (typeof name === 'string') agent.name = name
  if (typeof visibility === 'string')
    call.server.makeVisible(() => {
      agent.visibility = visibility
    })
  Object.assign(agent.profile, profile)
  return { status: 200, body: { agent: renderAgent(call.server, agent) } }
}

export function rotateToken(call: Call): Reply {
  const { server } = call
  const agent = owned(call)
  for (const [token, credential] of server.credentials) {
    if (credential.actor !== agent || server.hasFault('old-token-after-rotation')) continue
    server.formerCredentials.set(token, credential)
    unlessCached(server, 'rotated-token-cached', () => server.credentials.delete(token))
  }
  afterRotation(server, agent)
  server.onCredentialsChange()
  return { status: 200, body: made(server, agent, issueToken(server, agent)) }
}

export function getOwnAgent(call: Call): Reply {
  const { actor, server } = call
  if (server.hasFault('own-agent-refused')) throw new ApiError('forbidden', 'agents do not read themselves')
  if (actor.visibility === 'private' && server.hasFault('own-agent-private-404') && countCall(server, 'own-agent') > 2)
    throw notFound('no such agent')
  const profile = profileOf(actor)
  const body: JsonObject = {
    id: actor.id,
    handle: actor.handle,
    ...(server.hasChoice('own-agent-flat') ? profile : { profile }),
  }
  if (!server.hasChoice('own-agent-minimal')) body['accepts_tasks'] = actor.acceptsTasks
  if (server.hasFault('token-repeated')) body['agent_token'] = call.token
  return { status: 200, body }
}

export const getOwnUser = (call: Call): Reply => ({
  status: 200,
  body: { user: { user_id: call.actor.id, handle: call.actor.handle, name: call.actor.name } },
})

/** PATCH /v1/me. Invalid requests answer 400 on this route (AMB-068). */
export function updateSettings(call: Call): Reply {
  const { server, actor, body } = call
  const status = server.hasChoice('settings-422') ? 422 : 400
  const rejection = (message: string): ApiError => new ApiError('invalid_request', message, status)
  if (server.hasFault('settings-404')) throw notFound('no such route')
  if (body === undefined && server.hasFault('settings-body-optional'))
    return { status: 200, body: { accepts_tasks: actor.acceptsTasks } }
  if (!isObject(body)) throw rejection('the body must be an object')
  if (Object.keys(body).length === 0 && server.hasChoice('empty-settings-accepted'))
    return { status: 200, body: { accepts_tasks: actor.acceptsTasks } }
  const requested =
    Object.keys(body).length === 0 && server.hasFault('empty-settings-switch-on') ? true : body['accepts_tasks']
  const extra = Object.keys(body).some((name) => name !== 'accepts_tasks')
  if (extra && !server.hasFault('settings-extra-accepted')) throw rejection('only accepts_tasks is allowed')
  const lenient = actor.acceptsTasks && server.hasFault('settings-text-accepted-when-on')
  if (
    typeof requested !== 'boolean' &&
    !(typeof requested === 'string' && (lenient || server.hasFault('settings-string-accepted')))
  ) {
    throw rejection('accepts_tasks must be a boolean')
  }
  const before = actor.acceptsTasks
  if (requested === before && before && server.hasFault('settings-repeat-rejected')) throw invalid('nothing changes')
  if (!requested && before && server.hasFault('settings-never-off'))
    return { status: 200, body: { accepts_tasks: true } }
  const changed = server.hasFault('settings-shared') ? [...server.actors.values()] : [actor]
  const late = !(requested === true || requested === 'true')
  const apply = (): void => {
    for (const one of changed) one.acceptsTasks = !late
  }
  if (server.hasFault('settings-off-for-siblings'))
    for (const one of server.actors.values())
      if (one.ownerId === actor.ownerId) server.counters.set(`sibling off ${one.id}`, late && one !== actor ? 1 : 0)
  if (late) unlessCached(server, 'setting-off-two-seconds-late', apply)
  else apply()
  onSettingChanged(server, actor)
  endTasksOf(server, actor)
  return {
    status: 200,
    body: { accepts_tasks: server.hasFault('settings-answer-opposite') ? before : !late },
  }
}

export function createPerson(call: OpenCall): Reply {
  const { server } = call
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const person = makeActor(server, 'user', call.body['handle'], call.body['name'])
  const { phone_number: phone, email, address_book: numbers } = call.body
  if (typeof phone === 'string') person.phone = phone
  if (typeof email === 'string') person.email = email
  if (Array.isArray(numbers)) person.addressBook = numbers.filter((number) => typeof number === 'string')
  return {
    status: 201,
    body: {
      person: { user_id: person.id, handle: person.handle, name: person.name },
      session: issueSession(server, person),
    },
  }
}

export function adminCreateAgent(call: OpenCall): Reply {
  const { server, body } = call
  const owner = isObject(body) ? server.handles.get(String(body['owner_handle'])) : undefined
  if (owner === undefined || owner.kind !== 'user') throw notFound('no such owner')
  const { agent, token } = makeAgent(server, owner, body)
  if (isObject(body) && body['built_in'] === true) agent.builtIn = true
  return { status: 201, body: made(server, agent, token) }
}

export function setHandleStatus(call: OpenCall): Reply {
  const actor = call.server.handles.get((call.params[0] ?? '').toLowerCase())
  const status = isObject(call.body) ? call.body['status'] : undefined
  if (actor === undefined) throw notFound('no such handle')
  if (status !== 'active' && status !== 'suspended' && status !== 'retired') throw invalid('status is unknown')
  actor.status = status
  return { status: 200, body: { handle: actor.handle, status } }
}
