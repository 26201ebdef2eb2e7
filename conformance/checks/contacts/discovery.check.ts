import { createHash } from 'node:crypto'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { discover, numbers } from './fixtures.ts'
import { newPerson } from '../../fixtures/persons.ts'
import { names } from '../../fixtures/receipts.ts'
import { effectTimeoutMs } from '../../fixtures/timeouts.ts'
import { until } from '../../client/until.ts'

const hooks = ['createPerson', 'discoverContacts'] as const

/** Repeats an attempt once if its result is not good, because a general limit or the end of an hour may interfere. */
async function twice<T>(attempt: () => Promise<T>, good: (found: T) => boolean): Promise<T> {
  const first = await attempt()
  return good(first) ? first : attempt()
}

check('contacts.discovery.entries-of-a-request', ['LIM-015', 'CONT-004'], { needs: { hooks } }, async (t) => {
  const sizes = async () => {
    const person = await newPerson(t)
    return { largest: await discover(t, person, numbers(250)), larger: await discover(t, person, numbers(251)) }
  }
  const { largest, larger } = await twice(sizes, (found) => found.largest === 200 && found.larger !== 429)
  t.expect.equal(largest, 200, { requirement: 'CONT-004', what: 'a request with 250 entries is accepted' })
  t.expect.that(larger >= 400 && larger < 500 && larger !== 401 && larger !== 404, {
    what: 'a request with 251 entries is rejected',
    expected: 'a rejection because of its size',
    actual: larger,
  })
})

/**
 * Searches 250 entries four times, and then one entry. Returns the number of accepted entries and the first status of
 * a rejection.
 */
async function hourOf(t: CheckContext): Promise<{ accepted: number; rejection: number }> {
  const person = await newPerson(t)
  const all = numbers(1001)
  for (const from of [0, 250, 500, 750, 1000]) {
    const status = await discover(t, person, all.slice(from, from + 250))
    if (status !== 200) return { accepted: from, rejection: status }
  }
  return { accepted: 1001, rejection: 0 }
}

check('contacts.discovery.entries-of-an-hour', ['LIM-016', 'CONT-004'], { needs: { hooks }, seconds: 2 }, async (t) => {
  const { accepted, rejection } = await twice(
    () => hourOf(t),
    (found) => found.accepted === 1000 && found.rejection === 429,
  )
  t.expect.equal(accepted, 1000, { what: 'entries that one account can search in an hour' })
  t.expect.equal(rejection, 429, { what: 'status of an entry after 1,000 entries in an hour' })
})

/** Returns values that reveal a known number: the number in several notations, and its digests without a key. */
function traces(given: string, international: string): Record<string, string> {
  const digits = international.slice(1)
  const hashes = [given, international, digits].flatMap((text) =>
    (['hex', 'base64', 'base64url'] as const).map(
      (encoding) =>
        [
          `a plain SHA-256 of ${text} in ${encoding}`,
          createHash('sha256').update(text).digest(encoding).replace(/=+$/, ''),
        ] as const,
    ),
  )
  return {
    'the number as it was given': given,
    'the number without its country code': digits.slice(2),
    ...Object.fromEntries(hashes),
  }
}

check(
  'contacts.discovery.numbers-are-not-stored',
  ['PRIV-008', 'CONT-005'],
  { needs: { hooks: [...hooks, 'searchDump'] }, seconds: 2 },
  async (t) => {
    const person = await newPerson(t)
    const [international = ''] = numbers(1)
    const given = `${international.slice(0, 3)} ${international.slice(3, 6)} ${international.slice(6)}`
    t.expect.equal(await discover(t, person, [given]), 200, {
      what: 'a number with spaces is accepted',
    })
    const dumped = async (text: string): Promise<boolean> => (await t.hooks.run('searchDump', { text })).found === true
    if (!(await dumped(person.handle)))
      t.notTestable(
        'the dump does not contain the handle of a person',
        'a provision.searchDump in the target file that searches all stored data',
      )
    for (const [what, trace] of Object.entries(traces(given, international))) {
      t.expect.that(!(await dumped(trace)), {
        requirement: what === 'the number as it was given' ? 'PRIV-008' : 'CONT-005',
        what: `${what} is not stored`,
        failureClass: 'leaked',
        expected: 'not found',
        actual: trace,
      })
    }
  },
)

check(
  'contacts.discovery.joining-is-noticed',
  ['CONT-005'],
  { needs: { hooks: [...hooks, 'setPhoneNumber'] }, seconds: 2 },
  async (t) => {
    const [seeker, joiner] = [await newPerson(t), await newPerson(t)]
    const [number = ''] = numbers(1)
    t.expect.equal(await discover(t, seeker, [number]), 200, { what: 'an unused number is accepted' })
    const joined = { handle: joiner.handle, user_id: joiner.id, phone_number: number, verified: true }
    await t.hooks.run('setPhoneNumber', joined)
    // Only the hook listJoinNotices returns all kinds of notifications. The log may lack them, which only warns.
    const byHook = t.hooks.has('listJoinNotices')
    if (!byHook && !t.hooks.has('eventsAsPerson'))
      t.notTestable(
        'the target file does not describe how a person is notified',
        'provision.listJoinNotices in the target file',
      )
    const noticed = async (): Promise<boolean> => {
      const { notices, events } = byHook
        ? await t.hooks.run('listJoinNotices', {}, seeker)
        : await t.hooks.run('eventsAsPerson', { after: 0 }, seeker)
      return names(notices ?? events, joiner)
    }
    t.expect.that((await until(noticed, effectTimeoutMs(t))) === true, {
      what: 'a person is notified when someone joins with a number that the person searched before',
      warnOnly: !byHook,
      expected: joiner.handle,
      actual: 'nothing',
    })
  },
)

check(
  'contacts.request.reaches-the-person',
  ['CONT-001'],
  { needs: { agents: 1, hooks: ['createPerson', 'requestContact', 'listRequests'] } },
  async (t) => {
    const person = await newPerson(t)
    await t.hooks.run('requestContact', { handle: person.handle, note: t.unique.marker('note') }, t.agent)
    const { requests } = await t.hooks.run('listRequests', {}, person)
    const listed = JSON.stringify(requests ?? null)
    t.expect.that(listed.includes(t.agent.handle) || listed.includes(t.agent.id), {
      what: 'the contact request of an agent is in the list of the person',
      expected: t.agent.handle,
      actual: requests,
    })
  },
)
