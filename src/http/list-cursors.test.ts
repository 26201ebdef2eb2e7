import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createActors, type Actors } from '../testing/api-fuzz/actors.ts'
import { knownCalls, unauthorizedCalls } from '../testing/api-fuzz/callers.ts'
import { testedOperations, type TestedOperation } from '../testing/api-fuzz/documents.ts'
import { Fixture } from '../testing/api-fuzz/fixture.ts'
import { validRequest } from '../testing/api-fuzz/requests.ts'
import { send } from '../testing/api-fuzz/send.ts'
import { eachDatabase } from '../testing/databases.ts'
import { testDemo } from '../testing/demo.ts'
import { passkeySettings } from '../testing/api-fuzz/passkeys.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const lists = testedOperations.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))

eachDatabase((_name, open) => {
  describe('a cursor that is not from a page', () => {
    let server: TestServer
    let actors: Actors
    beforeAll(async () => {
      server = await startTestServer(open.place(), undefined, passkeySettings, { demo: testDemo })
      actors = await createActors(server)
    })
    afterAll(() => server.close())

    /** Returns the first caller with access to the list. */
    function holderOf({ relation = '', security }: TestedOperation) {
      const calls = security.length > 0 ? knownCalls(relation, security) : unauthorizedCalls([], { nobody: undefined })
      return calls.find(({ who, expected }) => who === 'nobody' || expected === 'accepted')!
    }

    it('is tested with more than 20 lists', () => expect(lists.length).toBeGreaterThan(20))

    it.each(lists.map((operation) => [operation.id, operation] as const))(
      'is rejected by %s',
      async (_id, operation) => {
        const fixture = new Fixture(actors)
        const request = await validRequest(operation, fixture)
        const header = await holderOf(operation).authorization(fixture)
        const accepted = await send(server, operation, request, header)
        expect(accepted.status).toBe(200)
        for (const cursor of ['garbage!!', '\u{1F600}', ' ', `${'x'.repeat(40)}!`]) {
          const unusable = { ...request, query: { ...request.query, cursor } }
          const { status, code } = await send(server, operation, unusable, header)
          expect([cursor, status, code]).toEqual([cursor, 422, 'invalid_request'])
        }
      },
    )
  })
})
