import type { Random } from '../chaos/random.ts'
import { badSegments } from '../../src/testing/api-fuzz/invalid-inputs.ts'

export interface HostileRequest {
  what: string
  target: string
  init: RequestInit
}

/** Pages whose input reaches the database, or decides what is shown. */
const pages = ['/sessions', '/sign-in', '/device', '/app', '/console', '/guides', '/reference']

/** Pages with a name in their path. */
const namedPages = ['/pay/', '/@', '/communities/', '/modules/', '/errors/']

/** Parameters of the queries and fields of the forms; the last one belongs to no page. */
const fields = ['user_code', 'decision', 'token', 'session', 'cursor', 'person', 'other']

/** Values as they are sent, encoded. */
const values = [
  ...badSegments,
  '',
  '%00%00',
  '%EF%BF%BF',
  '%F0%9F%98%80',
  '%27%3B--',
  'ses_00000000000000000000000000',
  'x'.repeat(513),
  'x'.repeat(20_000),
]

/** Number of requests to pages in one round. */
const requestsOfRound = 300

/** Yields requests to the pages with invalid queries, forms and names, with and without a session. */
export function pageRequests(random: Random, { url, session }: { url: string; session: string }): HostileRequest[] {
  return Array.from({ length: requestsOfRound }, () => {
    const input = Array.from(
      { length: 1 + Math.floor(random.next() * 3) },
      () => `${random.pick(fields)}=${value(random)}`,
    )
    const text = input.join('&')
    const target = random.chance(0.3) ? random.pick(namedPages) + value(random) : random.pick(pages)
    const cookie = random.chance(0.5) ? `parley_session=${session}` : 'parley_session=x'
    if (random.chance(0.5)) {
      const init = { method: 'GET', headers: { cookie } }
      return { what: `page ${target}`, target: `${target}?${text}`, init }
    }
    const headers = {
      cookie,
      'content-type': random.chance(0.9) ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(random.chance(0.8) && { origin: url }),
    }
    return { what: `form ${target}`, target, init: { method: 'POST', headers, body: text } }
  })
}

const value = (random: Random): string => random.pick(values)
