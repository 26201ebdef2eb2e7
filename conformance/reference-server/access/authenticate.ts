/** Who calls: the bearer credential, before anything else of the request is looked at (AUTH-004). */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { currentMembers, shares } from '../chats/membership.ts'
import { broken, Refusal } from '../protocol/api-error.ts'
import type { Access, Route } from '../protocol/route.ts'
import { isObject } from '../state/json.ts'
import type { Credential, Subject } from '../state/server.ts'

export function bearer(subject: Subject, headers: IncomingHttpHeaders, query: URLSearchParams): string {
  if (headers.authorization?.startsWith('bearer') === true && subject.faulty('scheme-in-lower-case-500'))
    throw broken('no such scheme')
  const found = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (found !== undefined) return found
  return subject.faulty('token-in-query') ? (query.get('access_token') ?? query.get('token') ?? '') : ''
}

export function authenticate(
  subject: Subject,
  access: Access,
  token: string,
  route: Route,
  params: string[],
  body: unknown,
): Credential {
  const found = subject.credentials.get(token) ?? similar(subject, token)
  if (found !== undefined && found.actor.status === 'active') {
    const fitting = fit(subject, access, found)
    if (fitting !== undefined) return fitting
  }
  const stand = found === undefined ? standIn(subject, route, params, body) : undefined
  if (stand !== undefined) return stand
  throw new Refusal(
    subject.faulty('invalid-token-403') ? 'forbidden' : 'unauthorized',
    `a valid credential is needed${owners(subject)}`,
  )
}

function owners(subject: Subject): string {
  if (!subject.faulty('unauthorized-names-owners')) return ''
  return ` of ${[...subject.actors.values()]
    .filter(({ kind }) => kind === 'user')
    .map(({ id }) => id)
    .join(', ')}`
}

function similar(subject: Subject, token: string): Credential | undefined {
  if (!subject.faulty('token-compared-by-prefix') || token.length < 24) return undefined
  return [...subject.credentials].find(([known]) => known.startsWith(token.slice(0, 24)))?.[1]
}

function fit(subject: Subject, access: Access, found: Credential): Credential | undefined {
  if (access === 'either' || access === found.kind) return found
  if (access === 'agent' && subject.faulty('session-as-agent-token')) return found
  const owner = subject.actors.get(found.actor.ownerId ?? '')
  if (access === 'session' && subject.faulty('agent-token-as-session') && owner !== undefined) {
    return { actor: owner, kind: 'session' }
  }
  return undefined
}

/** The faults of routes that forget to ask for a credential: some member of the chat stands in for the caller. */
function standIn(subject: Subject, route: Route, params: string[], body: unknown): Credential | undefined {
  const path = route.pattern.source
  if (path.includes('users') && subject.faulty('user-without-credential')) {
    const person = subject.actors.get(params[0] ?? '')
    const agent = [...subject.actors.values()].find(
      (one) => one.kind === 'agent' && person !== undefined && shares(subject, one, person),
    )
    return agent === undefined ? undefined : { actor: agent, kind: 'agent' }
  }
  if (path.endsWith('attachments$') && subject.faulty('upload-without-credential')) {
    const agent = [...subject.actors.values()].find(({ kind }) => kind === 'agent')
    return agent === undefined ? undefined : { actor: agent, kind: 'agent' }
  }
  const sends = path.endsWith('messages$') && route.method === 'POST'
  const forgets =
    (subject.faulty('history-without-credential') && path.endsWith('messages$') && route.method === 'GET') ||
    (subject.faulty('reaction-without-credential') && path.endsWith('reactions$')) ||
    (subject.faulty('send-without-credential') && sends) ||
    (subject.faulty('device-status-public') && path === '^\\/api\\/auth\\/device$')
  if (!forgets) return undefined
  const named = isObject(body) && typeof body['chat_id'] === 'string' ? body['chat_id'] : (params[0] ?? '')
  const chat = subject.chats.get(named) ?? subject.chats.get(subject.messages.get(params[0] ?? '')?.chatId ?? '')
  const actor =
    chat === undefined
      ? [...subject.actors.values()].find((one) => one.kind === 'user')
      : currentMembers(subject, chat)[0]
  return actor === undefined ? undefined : { actor, kind: actor.kind === 'agent' ? 'agent' : 'session' }
}

export function isOperator(subject: Subject, token: string): boolean {
  const given = Buffer.from(token)
  const known = Buffer.from(subject.options.operatorKey)
  return given.length === known.length && timingSafeEqual(given, known)
}
