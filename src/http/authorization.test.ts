import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../testing/databases.ts'
import { testDemo } from '../testing/demo.ts'
import { passkeySettings } from '../testing/api-fuzz/passkeys.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../testing/server.ts'
import { knownCalls, relationWords, unauthorizedCalls, type Call } from '../testing/api-fuzz/callers.ts'
import { slowClock } from '../testing/api-fuzz/calls.ts'
import { createActors, type Actors } from '../testing/api-fuzz/actors.ts'
import { testedOperations, type TestedOperation } from '../testing/api-fuzz/documents.ts'
import { differences, dumpTables } from '../testing/api-fuzz/dump.ts'
import { inParallel, send, type Seen } from '../testing/api-fuzz/send.ts'
import { rowOf, validRequest } from '../testing/api-fuzz/requests.ts'
import { Fixture } from '../testing/api-fuzz/fixture.ts'

/*
 * Authorization matrix: every operation of every document with every kind of credential. The expected result follows
 * from the operation's `security` and `x-relation`. For a new operation, write that line into its document. If its
 * authorized caller is then rejected, add a row to testing/api-fuzz/requests.ts; for a new relation, add a row to
 * callers.ts. Ids in bodies and queries are tested by named-ids.test.ts.
 */

/** Outcome of one call for comparison: the documented status of an accepted call; status and code of a rejected one. */
type Row = [who: string, outcome: string]

const shown = (operation: TestedOperation) => `${operation.id} (${operation.document})`
const named = testedOperations.map((operation) => [shown(operation), operation] as const)

describe('the documents', () => {
  it('were found', () => expect(testedOperations.length).toBeGreaterThan(50))

  it.each(named)('%s names the relation of its caller', (_name, { id, relation, security }) => {
    const missing = `${id}: add \`x-relation:\` with one of ${relationWords.join(', ')}; see test-callers.ts for their meaning`
    expect(relationWords.includes(relation ?? ''), missing).toBe(true)
    expect(relation === 'anyone', 'anyone is for operations that ask for no credential').toBe(security.length === 0)
    expect(relation === 'operator', 'operator goes with operatorKey').toBe(security.includes('operatorKey'))
  })
})

eachDatabase((_name, open) => {
  describe('permitted callers', () => {
    let server: TestServer
    let actors: Actors
    let changed: string[]
    const expectedOutcomes = new Map<TestedOperation, Row[]>()
    const seen = new Map<TestedOperation, Row[]>()
    const errors = new Map<TestedOperation, unknown>()

    beforeAll(async () => {
      server = await startTestServer(open.place(), slowClock(), passkeySettings, { demo: testDemo })
      actors = await createActors(server)
      // Rejected requests change no object, so they share one of each kind.
      const fixture = new Fixture(actors)
      const prepared = await forEach(async (operation) => {
        const request = await validRequest(operation, fixture)
        const calls = await Promise.all(
          rejected(operation).map(async (call) => ({ ...call, header: await call.authorization(fixture) })),
        )
        return { request, calls }
      })
      const before = await dumpTables(server.context.database)
      await forEach(async (operation) => {
        const { request, calls } = prepared.get(operation)!
        for (const call of calls) note(operation, call, await send(server, operation, request, call.header))
      })
      changed = differences(before, await dumpTables(server.context.database))
      // Operators come last, because their operations may affect the objects of all accounts.
      for (const operators of [false, true]) {
        await forEach(async (operation) => {
          if (operation.security.includes('operatorKey') !== operators) return
          for (const call of accepted(operation)) await accept(operation, call)
        })
      }
    }, 180_000)
    afterAll(() => server.close())

    /** Runs work for every operation; records a thrown error for that operation only. */
    async function forEach<T>(work: (operation: TestedOperation) => Promise<T>): Promise<Map<TestedOperation, T>> {
      const results = new Map<TestedOperation, T>()
      await inParallel(
        testedOperations.filter((operation) => !errors.has(operation)),
        async (operation) => {
          await work(operation).then(
            (result) => results.set(operation, result),
            (error) => errors.set(operation, error),
          )
        },
      )
      return results
    }

    function rejected(operation: TestedOperation): Call[] {
      const { relation = '', security } = operation
      if (security.length === 0) return []
      const known = knownCalls(relation, security).filter(({ expected }) => expected !== 'accepted')
      const { rejections } = rowOf(operation) ?? {}
      return [...unauthorizedCalls(security, actors.invalidCredentials, rejections), ...known]
    }

    /** For public operations, credentials make no difference. A blocked participant does not learn of the block. */
    function accepted({ id, document, relation = '', security }: TestedOperation): Call[] {
      if (security.length > 0) {
        const known = knownCalls(relation, security).filter(({ expected }) => expected === 'accepted')
        return rowOf({ id, document })?.chat === 'direct'
          ? known.filter(({ who }) => !who.startsWith('blocked'))
          : known
      }
      const shown = [
        'no credential',
        'an unknown token',
        'holder by agentToken',
        'holder by session',
        'holder by operatorKey',
      ]
      return unauthorizedCalls(security, actors.invalidCredentials)
        .filter(({ who }) => shown.includes(who))
        .map((call) => ({ ...call, expected: 'accepted' }))
    }

    async function accept(operation: TestedOperation, call: Call): Promise<void> {
      const fixture = new Fixture(actors, rowOf(operation)?.chat)
      const request = await validRequest(operation, fixture)
      if (call.who.startsWith('blocked')) await fixture.block()
      note(operation, call, await send(server, operation, request, await call.authorization(fixture)))
    }

    function note(operation: TestedOperation, { who, expected }: Call, answer: Seen): void {
      const documented = operation.statuses.includes(answer.status)
      const outcome =
        expected === 'accepted' && documented ? 'accepted' : `${answer.status} ${answer.code ?? answer.text}`
      add(seen, operation, [who, outcome])
      add(expectedOutcomes, operation, [
        who,
        expected === 'accepted' ? expected : `${expected.status} ${expected.code}`,
      ])
    }

    it.each(named)('%s accepts its permitted callers only', (_name, operation) => {
      if (errors.has(operation)) throw errors.get(operation)
      expect(seen.get(operation)).toEqual(expectedOutcomes.get(operation))
      expect(
        seen.get(operation)!.some(([, outcome]) => outcome === 'accepted'),
        'somebody may call it',
      ).toBe(true)
    })

    it('changes nothing when it rejects a request', () => expect(changed).toEqual([]))

    it('logs no error', () => expect(server.errors).toEqual([]))
  })

  describe('without an operator key', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, { PARLEY_OPERATOR_KEY: '' })
    })
    afterAll(() => server.close())

    it('has no route for operators', async () => {
      const operated = testedOperations.filter(({ security }) => security.includes('operatorKey'))
      expect(operated.length).toBeGreaterThan(0)
      for (const operation of operated) {
        const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, 'x']))
        for (const authorization of [undefined, 'Bearer', 'Bearer undefined', `Bearer ${testOperatorKey}`]) {
          const request = { path, query: {}, ...(operation.body && { body: {} }) }
          const { status, code } = await send(server, operation, request, authorization)
          expect([operation.id, status, code]).toEqual([operation.id, 404, 'not_found'])
        }
      }
    })
  })
})

function add(table: Map<TestedOperation, Row[]>, operation: TestedOperation, row: Row): void {
  const rows = table.get(operation)
  if (rows) rows.push(row)
  else table.set(operation, [row])
}
