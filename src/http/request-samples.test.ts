import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createActors, type Actors } from '../testing/api-fuzz/actors.ts'
import { knownCalls } from '../testing/api-fuzz/callers.ts'
import { slowClock } from '../testing/api-fuzz/calls.ts'
import { resolve, testedOperations, type TestedOperation } from '../testing/api-fuzz/documents.ts'
import { Fixture } from '../testing/api-fuzz/fixture.ts'
import { passkeySettings } from '../testing/api-fuzz/passkeys.ts'
import { prefixOf, samplesOf } from '../testing/api-fuzz/samples.ts'
import { inParallel, send } from '../testing/api-fuzz/send.ts'
import { testDemo } from '../testing/demo.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/*
 * Sends the request samples of the served documents to a server. Ids and handles are replaced by those of real objects,
 * which must be of the same kind; everything else is sent as the document shows it.
 */

const addresses: Readonly<Record<string, string>> = {
  current: '/openapi.json',
  variant: '/openapi/variant.json',
  extensions: '/openapi/extensions.json',
  a2a: '/openapi/a2a.json',
}

/** Samples that cannot succeed, with the documented status and the reason. */
const rejected: Readonly<Record<string, { status: number; why: string }>> = {
  receivePaymentCallback: { status: 401, why: 'The payment provider signs the body.' },
}

/** Operations that exist in groups only. A direct chat needs a third of the requests. */
const ofGroups = new Set(['renameChat', 'addParticipant', 'removeParticipant', 'updateParticipant', 'listGroupChanges'])

interface Outcome {
  status: number
  text: string
  mistaken: string[]
}

const named = testedOperations.map((operation) => [`${operation.id} (${operation.document})`, operation] as const)

describe('the request samples of the served documents', () => {
  let server: TestServer
  const documents: Record<string, any> = {}
  const outcomes = new Map<TestedOperation, Outcome[] | Error>()

  beforeAll(async () => {
    const settings = { ...passkeySettings, PARLEY_A2A_ANSWER_WAIT_MS: '100' }
    server = await startTestServer({ url: ':memory:' }, slowClock(), settings, { demo: testDemo })
    for (const [name, address] of Object.entries(addresses)) documents[name] = (await server.call('GET', address)).body
    const actors = await createActors(server)
    // Operators come last, because their operations may affect the objects of all accounts.
    for (const operators of [false, true])
      await inParallel(
        testedOperations.filter(({ security }) => security.includes('operatorKey') === operators),
        async (operation) => {
          outcomes.set(operation, await outcomesOf(operation, actors).catch((error: Error) => error))
        },
      )
  }, 180_000)
  afterAll(() => server.close())

  async function outcomesOf(operation: TestedOperation, actors: Actors): Promise<Outcome[]> {
    const results: Outcome[] = []
    let count = 1
    for (let index = 0; index < count; index++) {
      const { samples, authorization } = await samplesFor(operation, actors)
      const { request, mistaken } = samples[index]!
      const { status, text } = await send(server, operation, request, authorization)
      results.push({ status, text, mistaken: [...mistaken, ...mistakenIds(operation, status, text)] })
      count = samples.length
    }
    return results
  }

  /** Creates the objects of a sample anew, because a request may end them. */
  async function samplesFor(operation: TestedOperation, actors: Actors) {
    const fixture = new Fixture(actors, ofGroups.has(operation.id) ? 'group' : 'direct')
    const samples = await samplesOf(documents[operation.document], operation, fixture)
    const [caller] = knownCalls(operation.relation ?? '', operation.security).filter(
      ({ who, expected }) => who.startsWith('holder') && expected === 'accepted',
    )
    return { samples, authorization: await caller?.authorization(fixture) }
  }

  /** Returns ids of an answer that differ in kind from those of its sample. */
  function mistakenIds({ document, path, method }: TestedOperation, status: number, text: string): string[] {
    const { responses } = documents[document].paths[path][method.toLowerCase()]
    const example = resolve(documents[document], responses[status])?.content?.['application/json']?.example
    if (example === undefined || !text.startsWith('{')) return []
    const found: string[] = []
    const compare = (shown: any, real: any, where: string): void => {
      const kinds = [prefixOf(shown), prefixOf(real)]
      if (kinds.every(Boolean) && kinds[0] !== kinds[1]) found.push(`${where}: ${shown} where the server has ${real}`)
      if (typeof shown !== 'object' || typeof real !== 'object' || !shown || !real) return
      // A sender may be a person or an agent.
      if (shown.type !== real.type) return
      for (const key of Object.keys(shown)) compare(shown[key], real[key], `${where}/${key}`)
    }
    compare(example, JSON.parse(text), 'answer')
    return found
  }

  it.each(named)('%s receive the documented answer', (_name, operation) => {
    const seen = outcomes.get(operation)!
    if (seen instanceof Error) throw seen
    const statuses = rejected[operation.id] ? [rejected[operation.id]!.status] : operation.statuses
    for (const { status, text, mistaken } of seen) {
      expect(statuses, text).toContain(status)
      expect(mistaken).toEqual([])
    }
    expect(seen.length).toBeGreaterThan(0)
  })
})
