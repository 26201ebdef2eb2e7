/** Agents, persons, settings and the operator routes that make them. */
import type { Actor, JsonObject } from './model.ts'
import { invalid, notFound, Refusal } from './refusal.ts'
import { profileOf, renderAgent } from './render.ts'
import type { Call, OpenCall, Reply } from './routing.ts'
import { count, isObject, mint, secret, type Subject } from './reference-server.ts'
import { endTasksOf } from './tasks.ts'
import { heardSetting } from './waits.ts'

const handleShape = /^[a-z][a-z0-9_]{2,29}$/
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

function makeActor(subject: Subject, kind: Actor['kind'], handle: unknown, name: unknown): Actor {
  if (typeof handle !== 'string' || !handleShape.test(handle.toLowerCase()))
    throw invalid('handle is missing or malformed')
  const key = handle.toLowerCase()
  if (reserved.includes(key)) throw new Refusal('handle_reserved', 'the handle is reserved')
  if (subject.handles.has(key)) throw new Refusal('handle_taken', 'the handle is taken')
  const actor: Actor = {
    id: mint(kind === 'agent' ? 'agt' : 'usr'),
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
    lastSequence: subject.chose('log-starts-at-1000') ? 999 : 0,
    waiters: new Set(),
    phone: null,
    claimedPhone: null,
    email: null,
    addressBook: [],
    listing: null,
  }
  subject.actors.set(actor.id, actor)
  subject.handles.set(key, actor)
  return actor
}

function makeAgent(subject: Subject, owner: Actor, body: unknown): { agent: Actor; token: string } {
  if (!isObject(body)) throw invalid('the body must be an object')
  if (typeof body['display_name'] !== 'string') throw invalid('display_name is missing')
  const visibility = body['visibility'] ?? (subject.faulty('agents-public-by-default') ? 'public' : 'private')
  if (visibility !== 'private' && visibility !== 'unlisted' && visibility !== 'public')
    throw invalid('visibility is unknown')
  const agent = makeActor(subject, 'agent', body['handle'], body['display_name'])
  agent.ownerId = owner.id
  agent.visibility = visibility
  for (const name of ['tagline', 'avatar', 'accent_color', 'organization']) {
    const value = body[name]
    if (value !== undefined) agent.profile[name] = value
  }
  return { agent, token: issueToken(subject, agent) }
}

export function issueToken(subject: Subject, agent: Actor): string {
  const token = `${subject.faulty('token-without-prefix') ? 'agent_' : 'svc_live_'}${secret()}`
  subject.credentials.set(token, { actor: agent, kind: 'agent' })
  return token
}

export function issueSession(subject: Subject, person: Actor): string {
  const session = `ses_${secret()}`
  subject.credentials.set(session, { actor: person, kind: 'session' })
  return session
}

const made = (subject: Subject, agent: Actor, token: string): JsonObject => ({
  agent: renderAgent(subject, agent),
  [subject.chose('agent-token-named-token') ? 'token' : 'agent_token']: token,
})

export function createAgent(call: Call): Reply {
  const { subject, actor } = call
  const requestId = isObject(call.body) ? call.body['request_id'] : undefined
  const key = typeof requestId === 'string' ? `agent:${actor.id}:${requestId}` : null
  const earlier = key === null ? undefined : subject.repeats.get(key)
  if (earlier !== undefined) return { status: 200, body: earlier }
  const { agent, token } = makeAgent(subject, actor, call.body)
  if (key !== null) subject.repeats.set(key, { agent: renderAgent(subject, agent) })
  return { status: 201, body: made(subject, agent, token) }
}

export function listOwnedAgents(call: Call): Reply {
  const agents = [...call.subject.actors.values()].filter((actor) => actor.ownerId === call.actor.id)
  return {
    status: 200,
    body: { agents: agents.map((agent) => renderAgent(call.subject, agent)), next_cursor: null, has_more: false },
  }
}

function owned(call: Call): Actor {
  const agent = call.subject.actors.get(call.params[0] ?? '')
  if (agent === undefined || agent.ownerId !== call.actor.id) throw notFound('no such agent')
  return agent
}

export function getOwnedAgent(call: Call): Reply {
  const agent = owned(call)
  return { status: 200, body: { agent: renderAgent(call.subject, agent), owner: { user_id: call.actor.id } } }
}

export function updateOwnedAgent(call: Call): Reply {
  const agent = owned(call)
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const { display_name: name, visibility, ...profile } = call.body
  if (typeof name === 'string') agent.name = name
  if (typeof visibility === 'string')
    call.subject.show(() => {
      agent.visibility = visibility
    })
  Object.assign(agent.profile, profile)
  return { status: 200, body: { agent: renderAgent(call.subject, agent) } }
}

export function rotateToken(call: Call): Reply {
  const { subject } = call
  const agent = owned(call)
  for (const [token, credential] of subject.credentials) {
    if (credential.actor === agent && !subject.faulty('old-token-after-rotation')) subject.credentials.delete(token)
  }
  return { status: 200, body: made(subject, agent, issueToken(subject, agent)) }
}

export function getOwnAgent(call: Call): Reply {
  const { actor, subject } = call
  if (actor.visibility === 'private' && subject.faulty('own-agent-private-404') && count(subject, 'own-agent') > 2)
    throw notFound('no such agent')
  const profile = profileOf(actor)
  const body: JsonObject = {
    id: actor.id,
    handle: actor.handle,
    ...(subject.chose('own-agent-flat') ? profile : { profile }),
  }
  if (!subject.chose('own-agent-minimal')) body['accepts_tasks'] = actor.acceptsTasks
  if (subject.faulty('token-repeated')) body['agent_token'] = call.token
  return { status: 200, body }
}

export const getOwnUser = (call: Call): Reply => ({
  status: 200,
  body: { user: { user_id: call.actor.id, handle: call.actor.handle, name: call.actor.name } },
})

/** PATCH /v1/me: refusals are 400, the route's own list (AMB-068). */
export function updateSettings(call: Call): Reply {
  const { subject, actor, body } = call
  const status = subject.chose('settings-422') ? 422 : 400
  const refuse = (message: string): Refusal => new Refusal('invalid_request', message, status)
  if (subject.faulty('settings-404')) throw notFound('no such route')
  if (body === undefined && subject.faulty('settings-body-optional'))
    return { status: 200, body: { accepts_tasks: actor.acceptsTasks } }
  if (!isObject(body)) throw refuse('the body must be an object')
  const wanted =
    Object.keys(body).length === 0 && subject.faulty('empty-settings-switch-on') ? true : body['accepts_tasks']
  const extra = Object.keys(body).some((name) => name !== 'accepts_tasks')
  if (extra && !subject.faulty('settings-extra-accepted')) throw refuse('only accepts_tasks is allowed')
  if (typeof wanted !== 'boolean' && !(typeof wanted === 'string' && subject.faulty('settings-string-accepted'))) {
    throw refuse('accepts_tasks must be a boolean')
  }
  const before = actor.acceptsTasks
  const changed = subject.faulty('settings-shared') ? [...subject.actors.values()] : [actor]
  for (const one of changed) one.acceptsTasks = wanted === true || wanted === 'true'
  heardSetting(subject, actor)
  endTasksOf(subject, actor)
  return {
    status: 200,
    body: { accepts_tasks: subject.faulty('settings-answer-opposite') ? before : actor.acceptsTasks },
  }
}

export function createPerson(call: OpenCall): Reply {
  const { subject } = call
  if (!isObject(call.body)) throw invalid('the body must be an object')
  const person = makeActor(subject, 'user', call.body['handle'], call.body['name'])
  const { phone_number: phone, email, address_book: numbers } = call.body
  if (typeof phone === 'string') person.phone = phone
  if (typeof email === 'string') person.email = email
  if (Array.isArray(numbers)) person.addressBook = numbers.filter((number) => typeof number === 'string')
  return {
    status: 201,
    body: {
      person: { user_id: person.id, handle: person.handle, name: person.name },
      session: issueSession(subject, person),
    },
  }
}

export function adminCreateAgent(call: OpenCall): Reply {
  const { subject, body } = call
  const owner = isObject(body) ? subject.handles.get(String(body['owner_handle'])) : undefined
  if (owner === undefined || owner.kind !== 'user') throw notFound('no such owner')
  const { agent, token } = makeAgent(subject, owner, body)
  return { status: 201, body: made(subject, agent, token) }
}

export function setHandleStatus(call: OpenCall): Reply {
  const actor = call.subject.handles.get((call.params[0] ?? '').toLowerCase())
  const status = isObject(call.body) ? call.body['status'] : undefined
  if (actor === undefined) throw notFound('no such handle')
  if (status !== 'active' && status !== 'suspended' && status !== 'retired') throw invalid('status is unknown')
  actor.status = status
  return { status: 200, body: { handle: actor.handle, status } }
}
