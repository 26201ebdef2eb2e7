/** Authenticates the bearer credential before any other part of the request is checked (AUTH-004). */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { currentMembers, sharesConversation } from '../chats/membership.ts'
import { internalError, ApiError } from '../protocol/api-error.ts'
import type { Access, Route } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import type { Credential, ReferenceServer } from '../state/server.ts'

export function bearer(server: ReferenceServer, headers: IncomingHttpHeaders, query: URLSearchParams): string {
  if (headers.authorization?.startsWith('bearer') === true && server.hasFault('scheme-in-lower-case-500'))
    throw internalError('no such scheme')
  const found = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (found !== undefined) return found
  return server.hasFault('token-in-query') ? (query.get('access_token') ?? query.get('token') ?? '') : ''
}

export function authenticate(
  server: ReferenceServer,
  access: Access,
  token: string,
  route: Route,
  params: string[],
  body: unknown,
): Credential {
  const found = server.credentials.get(token) ?? similar(server, token)
  if (found !== undefined && found.actor.status === 'active') {
    const accepted = fitting(server, access, found)
    if (accepted !== undefined) return accepted
  }
  const former = server.formerCredentials.get(token)
  if (former !== undefined && isStillAccepted(server, former, route)) return former
  const substitute =
    found === undefined
      ? (substituteForDraft(server, params) ??
        substituteForTask(server, token, route, params) ??
        substituteFor(server, token, route, params, body))
      : undefined
  if (substitute !== undefined) return substitute
  const misplaced =
    found?.actor.status === 'active' &&
    server.hasChoice(found.kind === 'session' ? 'sessions-forbidden' : 'agent-tokens-forbidden')
  throw new ApiError(
    misplaced || server.hasFault('invalid-token-403') ? 'forbidden' : 'unauthorized',
    `a valid credential is required${owners(server)}`,
  )
}

/** Returns whether a fault accepts an ended credential on one route. */
function isStillAccepted(server: ReferenceServer, { actor, kind }: Credential, { method, pattern }: Route): boolean {
  const path = pattern.source.replaceAll('\\', '')
  const rotated = actor.status === 'active'
  if (kind === 'agent' && method === 'GET' && path.endsWith('/v1/events$'))
    return server.hasFault(rotated ? 'rotated-token-pulls' : 'token-of-deleted-agent-pulls')
  if (kind === 'agent' && method === 'POST' && path.endsWith('/messages$'))
    return rotated && server.hasFault('rotated-token-sends')
  if (kind === 'session' && path.endsWith('/v1/me/agents$')) return server.hasFault('deleted-person-creates-agents')
  return kind === 'session' && path.endsWith('/reactions$') && server.hasFault('deleted-person-reacts')
}

function owners(server: ReferenceServer): string {
  const persons = [...server.actors.values()].filter(({ kind }) => kind === 'user')
  if (server.hasFault('unauthorized-names-owners')) return ` of ${persons.map(({ id }) => id).join(', ')}`
  if (server.hasFault('unauthorized-names-owner-handles'))
    return ` of ${persons.map(({ handle }) => handle).join(', ')}`
  return ''
}

function similar(server: ReferenceServer, token: string): Credential | undefined {
  const near = [...server.credentials].find(([known]) => isTaken(server, known, token))?.[1]
  if (near !== undefined) return near
  if (!server.hasFault('token-compared-by-prefix') || token.length < 24) return undefined
  return [...server.credentials].find(([known]) => known.startsWith(token.slice(0, 24)))?.[1]
}

/** Returns whether a fault accepts a token as if it were a known one. */
function isTaken(server: ReferenceServer, known: string, token: string): boolean {
  if (server.hasFault('token-suffix-accepted')) return token.startsWith(known)
  if (server.hasFault('token-cut-accepted')) return token === known.slice(0, -1)
  return server.hasFault('token-case-ignored') && token.toLowerCase() === known.toLowerCase()
}

function fitting(server: ReferenceServer, access: Access, found: Credential): Credential | undefined {
  if (access === 'either' || access === found.kind) return found
  if (access === 'agent' && server.hasFault('session-as-agent-token')) return found
  const owner = server.actors.get(found.actor.ownerId ?? '')
  if (access === 'session' && server.hasFault('agent-token-as-session') && owner !== undefined) {
    return { actor: owner, kind: 'session' }
  }
  return undefined
}

/** For the fault draft-without-credential: authenticates a request about a draft as the author of the draft. */
function substituteForDraft(server: ReferenceServer, params: string[]): Credential | undefined {
  const draft = server.hasFault('draft-without-credential') ? server.drafts.get(params[0] ?? '') : undefined
  return draft && { actor: draft.author, kind: 'agent' }
}

/** For the faults of task routes: authenticates the caller as the requester of the task. */
function substituteForTask(
  server: ReferenceServer,
  token: string,
  route: Route,
  params: string[],
): Credential | undefined {
  const fault = token === '' ? 'task-routes-need-no-token' : 'task-routes-take-any-token'
  if (!route.pattern.source.includes('tasks') || !server.hasFault(fault)) return undefined
  const requester = server.taskRequesters.get(params[0] ?? '')
  const actor = requester ?? [...server.actors.values()].find(({ kind }) => kind === 'agent')
  return actor && { actor, kind: 'agent' }
}

/** For faults that do not check tokens, or require no credential: authenticates the caller as a member of the chat. */
function substituteFor(
  server: ReferenceServer,
  token: string,
  route: Route,
  params: string[],
  body: unknown,
): Credential | undefined {
  const path = route.pattern.source
  if (server.hasFault('any-token-accepted') && token.startsWith('svc_live_') && route.access === 'agent') {
    const [oldest] = [...server.actors.values()].filter(({ kind }) => kind === 'agent')
    return oldest === undefined ? undefined : { actor: oldest, kind: 'agent' }
  }
  if (path.includes('users') && server.hasFault('user-without-credential')) {
    const person = server.actors.get(params[0] ?? '')
    const agent = [...server.actors.values()].find(
      (one) => one.kind === 'agent' && person !== undefined && sharesConversation(server, one, person),
    )
    return agent === undefined ? undefined : { actor: agent, kind: 'agent' }
  }
  const anyAgent =
    (path.endsWith('attachments$') && server.hasFault('upload-without-credential')) ||
    (path.endsWith('tasks$') && server.hasFault('task-without-credential')) ||
    (path.endsWith('voicememo$') && server.hasFault('voice-memo-without-credential')) ||
    (path.endsWith('webhook-subscriptions$') && server.hasFault('subscription-without-credential'))
  if (anyAgent) {
    const agent = [...server.actors.values()].find(({ kind }) => kind === 'agent')
    return agent === undefined ? undefined : { actor: agent, kind: 'agent' }
  }
  const sends = path.endsWith('messages$') && route.method === 'POST'
  const forgets =
    (server.hasFault('history-without-credential') && path.endsWith('messages$') && route.method === 'GET') ||
    (server.hasFault('reaction-without-credential') && path.endsWith('reactions$')) ||
    (server.hasFault('send-without-credential') && sends) ||
    (server.hasFault('draft-written-without-credential') && path.endsWith('append$')) ||
    (server.hasFault('device-status-public') && path === '^\\/api\\/auth\\/device$')
  if (!forgets) return undefined
  const named = isObject(body) && typeof body['chat_id'] === 'string' ? body['chat_id'] : (params[0] ?? '')
  const chat = server.chats.get(named) ?? server.chats.get(server.messages.get(params[0] ?? '')?.chatId ?? '')
  const actor =
    chat === undefined
      ? [...server.actors.values()].find((one) => one.kind === 'user')
      : currentMembers(server, chat)[0]
  return actor === undefined ? undefined : { actor, kind: actor.kind === 'agent' ? 'agent' : 'session' }
}

export function isOperator(server: ReferenceServer, token: string): boolean {
  const given = Buffer.from(token)
  const known = Buffer.from(server.options.operatorKey)
  return given.length === known.length && timingSafeEqual(given, known)
}
