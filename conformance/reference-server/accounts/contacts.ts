/** Contact requests and contact discovery by phone number. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { byHandle } from '../chats/chats.ts'
import { append } from '../event-log/append-event.ts'
import { invalid, ApiError } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface ContactState {
  lookedUp: string[]
  used: number
  requests: JsonObject[]
}

const contactStates = new WeakMap<Actor, ContactState>()
const key = randomBytes(32)

function contactStateOf(person: Actor): ContactState {
  const found = contactStates.get(person) ?? { lookedUp: [], used: 0, requests: [] }
  contactStates.set(person, found)
  return found
}

/** POST /v1/me/contact-discovery { entries } */
export function discoverContacts({ server, actor, body }: Call): Reply {
  const entries =
    isObject(body) && Array.isArray(body['entries']) ? body['entries'].filter((entry) => typeof entry === 'string') : []
  if (entries.length === 0) throw invalid('entries is missing')
  const most = server.hasFault('discovery-takes-any-size')
    ? Infinity
    : server.hasFault('discovery-takes-200')
      ? 200
      : 250
  if (entries.length > most) {
    if (server.hasChoice('discovery-size-422')) throw invalid('too many entries')
    throw new ApiError(
      server.hasChoice('discovery-size-413') ? 'payload_too_large' : 'limit_exceeded',
      'too many entries',
    )
  }
  const found = contactStateOf(actor)
  const numbers = entries.map((entry) => entry.replaceAll(/[^+\d]/g, ''))
  const counted = server.hasChoice('discovery-counts-repeats') ? numbers.length : new Set(numbers).size
  const hourly = server.hasFault('discovery-without-hour') ? Infinity : server.hasFault('discovery-of-800') ? 800 : 1000
  const used = server.hasFault('discovery-hour-of-all') ? usedByAll(server) : found.used
  if (used + counted > hourly)
    throw new ApiError(
      server.hasFault('discovery-hour-409') ? 'limit_exceeded' : 'rate_limited',
      'too many entries in an hour',
    )
  found.used += counted
  if (!server.hasFault('sought-numbers-forgotten'))
    found.lookedUp.push(...entries.map((entry, index) => stored(server, entry, numbers[index] ?? '')))
  const matches = [...server.actors.values()].filter(
    ({ kind, phone }) => kind === 'user' && phone !== null && numbers.includes(phone),
  )
  return {
    status: 200,
    body: {
      matches: matches.map(({ handle, name, phone }) => ({ entry_index: numbers.indexOf(phone ?? ''), handle, name })),
    },
  }
}

const usedByAll = ({ actors }: ReferenceServer): number =>
  [...actors.values()].reduce((sum, actor) => sum + contactStateOf(actor).used, 0)

function stored(server: ReferenceServer, given: string, number: string): string {
  if (server.hasFault('sought-numbers-as-given')) return given
  if (server.hasFault('sought-numbers-normalized')) return number
  if (server.hasFault('sought-numbers-plain-hash')) return createHash('sha256').update(number).digest('hex')
  return createHmac('sha256', key).update(number).digest('hex')
}

/** Notifies all actors who searched for a number when a person gets it. */
export function notifySeekers(server: ReferenceServer, joiner: Actor, number: string): void {
  const digest = stored(server, number, number)
  for (const actor of server.actors.values()) {
    if (actor === joiner || !contactStateOf(actor).lookedUp.includes(digest)) continue
    append(server, actor, { event_type: 'contact.joined', data: { user_id: joiner.id, handle: joiner.handle } })
  }
}

/** POST /v1/contact-requests { handle, note } */
export function requestContact({ server, actor, body }: Call): Reply {
  const person = byHandle(server, isObject(body) ? String(body['handle']) : '')
  const request = { id: newId('crq'), kind: 'contact', agent: { type: 'agent', id: actor.id, handle: actor.handle } }
  if (!server.hasFault('contact-request-lost')) contactStateOf(person).requests.push(request)
  return { status: 202, body: { contact_request: { id: request.id, status: 'pending' } } }
}

/** Returns the pending contact requests of a person. */
export const contactRequestsOf = (person: Actor): readonly JsonObject[] => contactStateOf(person).requests

/** POST /_ops/dump-search: returns whether a dump of the stored data would contain a text. */
export function searchDump({ server, body }: OpenCall): Reply {
  const text = isObject(body) ? String(body['text']) : ''
  const dump = [...server.actors.values()].map((actor) => [
    actor.handle,
    actor.name,
    actor.phone,
    contactStateOf(actor).lookedUp,
  ])
  return { status: 200, body: { found: JSON.stringify(dump).includes(text) } }
}
