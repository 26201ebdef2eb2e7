import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../testing/databases.ts'
import { testDemo } from '../testing/demo.ts'
import { passkeySettings } from '../testing/api-fuzz/passkeys.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { attemptsAt, type Attempt } from '../testing/api-fuzz/attempts.ts'
import { knownCalls } from '../testing/api-fuzz/callers.ts'
import { slowClock } from '../testing/api-fuzz/calls.ts'
import { createActors } from '../testing/api-fuzz/actors.ts'
import { testedOperations, type TestedOperation } from '../testing/api-fuzz/documents.ts'
import { differences, dumpTables } from '../testing/api-fuzz/dump.ts'
import { fetchReply, inParallel, send, type Seen } from '../testing/api-fuzz/send.ts'
import { rowOf, validRequest, type TestRequest } from '../testing/api-fuzz/requests.ts'
import { Fixture } from '../testing/api-fuzz/fixture.ts'

/*
 * An invalid request gets the error body of its form, which names the field, and stores nothing. The invalid inputs
 * follow from the documents: see testing/api-fuzz/attempts.ts.
 */

/**
 * Number of mutated bodies for each operation; `npm run fuzz` sends more, every night. TEST_RUNS sets another number,
 * TEST_SEED repeats a run.
 */
const runs = Number(process.env.TEST_RUNS ?? 6)
const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** One operation with an authorized caller, and its invalid inputs. */
interface TestCase {
  request: TestRequest
  authorization: string | undefined
  attempts: Attempt[]
}

const named = testedOperations.map((operation) => [`${operation.id} (${operation.document})`, operation] as const)

eachDatabase((engine, open) => {
  describe(`bad input (TEST_SEED=${seed})`, () => {
    let server: TestServer
    let changed: string[]
    const testCases = new Map<TestedOperation, TestCase>()
    const errors = new Map<TestedOperation, string[]>(testedOperations.map((operation) => [operation, []]))

    beforeAll(async () => {
      server = await startTestServer(open.place(), slowClock(), passkeySettings, { demo: testDemo })
      const actors = await createActors(server)
      await forEach(async (operation) => {
        const fixture = new Fixture(actors, rowOf(operation)?.chat)
        const request = await validRequest(operation, fixture)
        const call = knownCalls(operation.relation ?? '', operation.security).find(
          ({ expected }) => expected === 'accepted',
        )
        const authorization = await call?.authorization(fixture)
        const attempts = await attemptsAt(operation, request, fixture, { seed, runs })
        // Validation rejects the other inputs before the first query, so one database is enough.
        const reaching = engine === 'sqlite' ? attempts : attempts.filter(({ lenient }) => lenient)
        testCases.set(operation, { request, authorization, attempts: reaching })
      })
      const before = await dumpTables(server.context.database)
      await forEach(async (operation) => {
        const { authorization = '', attempts } = testCases.get(operation)!
        for (const attempt of attempts) {
          const init = {
            ...attempt.init,
            method: operation.method,
            headers: { ...attempt.init.headers, authorization },
          }
          note(
            operation,
            attempt.what,
            complaint(operation, attempt, await fetchReply(server.url + attempt.target, init)),
          )
        }
      })
      changed = differences(before, await dumpTables(server.context.database))
      // Operators come last, because their operations may affect the objects of all accounts.
      for (const operators of [false, true]) {
        await forEach(async (operation) => {
          if (operation.security.includes('operatorKey') !== operators) return
          const { request, authorization } = testCases.get(operation)!
          const { status, text } = await send(server, operation, request, authorization)
          if (!operation.statuses.includes(status))
            note(operation, 'the valid request', `was answered ${status} ${text}`)
        })
      }
    }, 180_000)
    afterAll(() => server.close())

    async function forEach(work: (operation: TestedOperation) => Promise<void>): Promise<void> {
      await inParallel(testedOperations, (operation) =>
        work(operation).catch((error: Error) => note(operation, '', `${error.stack} ${error.cause ?? ''}`)),
      )
    }

    function note(operation: TestedOperation, what: string, complaint: string | undefined): void {
      const found = errors.get(operation)!
      if (complaint !== undefined && found.length < 5) found.push(`${what}: ${complaint}`.slice(0, 600))
    }

    it.each(named)('%s rejects undocumented input', (_name, operation) => {
      expect(errors.get(operation)).toEqual([])
    })

    it.runIf(engine === 'sqlite')('sent enough requests', () => {
      const tried = [...testCases.values()].flatMap(({ attempts }) => attempts)
      expect(tried.length).toBeGreaterThan(testedOperations.length * 10)
      expect(tried.filter(({ field }) => field !== undefined).length).toBeGreaterThan(testedOperations.length * 5)
    })

    it('stores no invalid input', () => expect(changed).toEqual([]))

    it('logs no error', () => expect(server.errors).toEqual([]))
  })
})

/** Returns the error of a response, if any. */
function complaint(
  { rejections }: TestedOperation,
  { field, lenient }: Attempt,
  { status, code, message, text }: Seen,
): string | undefined {
  const shown = `${status} ${text.slice(0, 300)}`
  if (lenient && status < 400) return undefined
  if (status === 200 && typeof code === 'number') return message === '' ? `no message: ${shown}` : undefined
  if (status < 400) return `was accepted: ${shown}`
  if (!rejections.includes(status)) return `a status that is not documented: ${shown}`
  if (code === undefined || message === undefined) return `no error body: ${shown}`
  if (field !== undefined && code !== 'invalid_request') return `another code: ${shown}`
  if (field !== undefined && !message.includes(field)) return `does not name ${field}: ${shown}`
  return undefined
}
