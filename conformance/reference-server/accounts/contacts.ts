/** Contact requests, and looking people up by their numbers. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { byHandle } from '../chats/chats.ts'
import { invalid, Refusal } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

interface Kept {
  sought: string[]
  used: number
  requests: JsonObject[]
}

const keptOf = new WeakMap<Actor, Kept>()
const key = randomBytes(32)

function kept(person: Actor): Kept {
  const found = keptOf.get(person) ?? { sought: [], used: 0, requests: [] }
  keptOf.set(person, found)
  return found
}

/** POST /v1/me/contact-discovery { entries } */
export function discoverContacts({ subject, actor, body }: Call): Reply {
  const entries =
    isObject(body) && Array.isArray(body['entries']) ? body['entries'].filter((entry) => typeof entry === 'string') : []
  if (entries.length === 0) throw invalid('entries is missing')
  const most = subject.faulty('discovery-takes-any-size') ? Infinity : subject.faulty('discovery-takes-200') ? 200 : 250
  if (entries.length > most) {
    if (subject.chose('discovery-size-422')) throw invalid('too many entries')
    throw new Refusal(subject.chose('discovery-size-413') ? 'payload_too_large' : 'limit_exceeded', 'too many entries')
  }
  const found = kept(actor)
  const numbers = entries.map((entry) => entry.replaceAll(/[^+\d]/g, ''))
  const counted = subject.chose('discovery-counts-repeats') ? numbers.length : new Set(numbers).size
  const hourly = subject.faulty('discovery-without-hour') ? Infinity : subject.faulty('discovery-of-800') ? 800 : 1000
  if (found.used + counted > hourly)
    throw new Refusal(
      subject.faulty('discovery-hour-409') ? 'limit_exceeded' : 'rate_limited',
      'too many entries in an hour',
    )
  found.used += counted
  found.sought.push(...entries.map((entry, index) => stored(subject, entry, numbers[index] ?? '')))
  const matches = [...subject.actors.values()].filter(
    ({ kind, phone }) => kind === 'user' && phone !== null && numbers.includes(phone),
  )
  return {
    status: 200,
    body: {
      matches: matches.map(({ handle, name, phone }) => ({ entry_index: numbers.indexOf(phone ?? ''), handle, name })),
    },
  }
}

function stored(subject: Subject, given: string, number: string): string {
  if (subject.faulty('sought-numbers-as-given')) return given
  if (subject.faulty('sought-numbers-normalized')) return number
  if (subject.faulty('sought-numbers-plain-hash')) return createHash('sha256').update(number).digest('hex')
  return createHmac('sha256', key).update(number).digest('hex')
}

/** POST /v1/contact-requests { handle, note } */
export function requestContact({ subject, actor, body }: Call): Reply {
  const person = byHandle(subject, isObject(body) ? String(body['handle']) : '')
  const request = { id: mint('crq'), kind: 'contact', agent: { type: 'agent', id: actor.id, handle: actor.handle } }
  if (!subject.faulty('contact-request-lost')) kept(person).requests.push(request)
  return { status: 202, body: { contact_request: { id: request.id, status: 'pending' } } }
}

/** What agents have asked of a person. */
export const contactRequestsOf = (person: Actor): readonly JsonObject[] => kept(person).requests

/** Everything that is kept of persons, as a dump would hold it. */
export function searchDump({ subject, body }: OpenCall): Reply {
  const text = isObject(body) ? String(body['text']) : ''
  const dump = [...subject.actors.values()].map((actor) => [actor.handle, actor.name, actor.phone, kept(actor).sought])
  return { status: 200, body: { found: JSON.stringify(dump).includes(text) } }
}
