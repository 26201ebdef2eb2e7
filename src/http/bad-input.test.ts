import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eachDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { attemptsAt, type Attempt } from '../testing/api-fuzz/attempts.ts'
import { knownCalls } from '../testing/api-fuzz/callers.ts'
import { makeCast } from '../testing/api-fuzz/cast.ts'
import { testedOperations, type TestedOperation } from '../testing/api-fuzz/documents.ts'
import { differences, dumpTables } from '../testing/api-fuzz/dump.ts'
import { exchange, inParallel, send, type Seen } from '../testing/api-fuzz/exchange.ts'
import { rowOf, validRequest, type TestRequest } from '../testing/api-fuzz/requests.ts'
import { Scene } from '../testing/api-fuzz/scene.ts'

/*
 * Whatever is wrong with a request, its rightful caller is told so in the error body of the form, by the name of the
 * field, and nothing is stored. What may be wrong follows from the documents: see test-attempts.ts.
 */

/** Changed bodies per operation, fewer where only the database differs; TEST_RUNS asks for more, TEST_SEED for the same. */
const runsBy = { sqlite: Number(process.env.TEST_RUNS ?? 40), postgres: Number(process.env.TEST_RUNS ?? 10) }
const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** One operation with somebody who may call it, and all that is tried on it. */
interface Stage {
  request: TestRequest
  authorization: string | undefined
  attempts: Attempt[]
}

const named = testedOperations.map((operation) => [`${operation.id} (${operation.document})`, operation] as const)

eachDatabase((engine, open) => {
  describe(`bad input (TEST_SEED=${seed})`, () => {
    let server: TestServer
    let changed: string[]
    const stages = new Map<TestedOperation, Stage>()
    const faults = new Map<TestedOperation, string[]>(testedOperations.map((operation) => [operation, []]))

    beforeAll(async () => {
      server = await startTestServer(open.place())
      const cast = await makeCast(server)
      await forEach(async (operation) => {
        const scene = new Scene(cast, rowOf(operation)?.chat)
        const request = await validRequest(operation, scene)
        const call = knownCalls(operation.relation ?? '', operation.security).find(({ told }) => told === 'accepted')
        const authorization = await call?.authorization(scene)
        stages.set(operation, {
          request,
          authorization,
          attempts: await attemptsAt(operation, request, scene, { seed, runs: runsBy[engine] }),
        })
      })
      const before = await dumpTables(server.context.database)
      await forEach(async (operation) => {
        const { authorization = '', attempts } = stages.get(operation)!
        for (const attempt of attempts) {
          const init = {
            ...attempt.init,
            method: operation.method,
            headers: { ...attempt.init.headers, authorization },
          }
          note(
            operation,
            attempt.what,
            complaint(operation, attempt, await exchange(server.url + attempt.target, init)),
          )
        }
      })
      changed = differences(before, await dumpTables(server.context.database))
      // Operators come last: what they do may reach everybody's objects.
      for (const operators of [false, true]) {
        await forEach(async (operation) => {
          if (operation.security.includes('operatorKey') !== operators) return
          const { request, authorization } = stages.get(operation)!
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
      const found = faults.get(operation)!
      if (complaint !== undefined && found.length < 5) found.push(`${what}: ${complaint}`.slice(0, 600))
    }

    it.each(named)('%s refuses what is not described', (_name, operation) => {
      expect(faults.get(operation)).toEqual([])
    })

    it('tried something', () => {
      const tried = [...stages.values()].flatMap(({ attempts }) => attempts)
      expect(tried.length).toBeGreaterThan(testedOperations.length * 10)
      expect(tried.filter(({ field }) => field !== undefined).length).toBeGreaterThan(testedOperations.length * 5)
    })

    it('stores nothing of it', () => expect(changed).toEqual([]))

    it('logs no error', () => expect(server.errors).toEqual([]))
  })
})

/** What is wrong with an answer, if anything. */
function complaint(
  { refusals }: TestedOperation,
  { field, lenient }: Attempt,
  { status, code, message, text }: Seen,
): string | undefined {
  const shown = `${status} ${text.slice(0, 300)}`
  if (lenient && status < 400) return undefined
  if (status === 200 && typeof code === 'number') return message === '' ? `no message: ${shown}` : undefined
  if (status < 400) return `was accepted: ${shown}`
  if (!refusals.includes(status)) return `a status that is not documented: ${shown}`
  if (code === undefined || message === undefined) return `no error body: ${shown}`
  if (field !== undefined && code !== 'invalid_request') return `another code: ${shown}`
  if (field !== undefined && !message.includes(field)) return `does not name ${field}: ${shown}`
  return undefined
}
