import type { Random } from '../chaos/random.ts'
import { createActors, type Actors } from '../../src/testing/api-fuzz/actors.ts'
import { attemptsAt } from '../../src/testing/api-fuzz/attempts.ts'
import { knownCalls } from '../../src/testing/api-fuzz/callers.ts'
import { testedOperations, type TestedOperation } from '../../src/testing/api-fuzz/documents.ts'
import { Fixture } from '../../src/testing/api-fuzz/fixture.ts'
import { rowOf, validRequest, type TestRequest } from '../../src/testing/api-fuzz/requests.ts'
import { inParallel } from '../../src/testing/api-fuzz/send.ts'
import { passkeySettings } from '../../src/testing/api-fuzz/passkeys.ts'
import { pageRequests, type HostileRequest } from './page-requests.ts'
import { testDemo } from '../../src/testing/demo.ts'
import { startTestServer, testClient, type TestServer } from '../../src/testing/server.ts'
import { systemClock } from '../../src/platform/clock.ts'

/** Number of changed bodies of each operation in one round. */
const changedBodies = 40
/** Share of requests with an invalid credential. */
const strangersShare = 1 / 12

/** Objects that the requests refer to, created once, and the invalid requests. */
export interface World {
  /** Sets the URL of the attacked server. */
  moveTo(url: string): void
  /** Yields requests without end. Each round covers all operations in a new order. */
  requests(random: Random): AsyncGenerator<HostileRequest, never>
}

/** An operation and the authorization of a permitted caller. */
interface Callable {
  operation: TestedOperation
  fixture: Fixture
  request: TestRequest
  authorization: string
}

/**
 * Creates the objects with a server in this process, which is closed before the attack, so that its memory is not
 * measured.
 */
export async function prepareWorld(databaseUrl: string, storage: string): Promise<World> {
  const server = await startTestServer(
    { url: databaseUrl },
    systemClock,
    { PARLEY_STORAGE_URL: storage, ...passkeySettings },
    { demo: testDemo },
  )
  try {
    const actors = await createActors(server)
    const callable = await prepareCalls(actors)
    return {
      moveTo: (url) => void Object.assign(server satisfies TestServer, testClient(url)),
      requests: (random) => hostileRequests(callable, actors, random, () => server.url),
    }
  } finally {
    await server.close()
  }
}

async function prepareCalls(actors: Actors): Promise<Callable[]> {
  const callable: Callable[] = []
  await inParallel(testedOperations, async (operation) => {
    const fixture = new Fixture(actors, rowOf(operation)?.chat)
    const request = await validRequest(operation, fixture)
    const call = knownCalls(operation.relation ?? '', operation.security).find(
      ({ expected }) => expected === 'accepted',
    )
    const authorization = (await call?.authorization(fixture)) ?? ''
    // Creates objects that the bodies of later rounds refer to.
    await attemptsAt(operation, request, fixture, { seed: 1, runs: 1 })
    callable.push({ operation, fixture, request, authorization })
  })
  return callable.sort((one, other) => compare(one.operation, other.operation))
}

const compare = (one: TestedOperation, other: TestedOperation): number =>
  `${one.document} ${one.id}` < `${other.document} ${other.id}` ? -1 : 1

async function* hostileRequests(
  callable: readonly Callable[],
  actors: Actors,
  random: Random,
  address: () => string,
): AsyncGenerator<HostileRequest, never> {
  const strangers = Object.values(actors.invalidCredentials)
  for (;;) {
    yield* pageRequests(random, { url: address(), session: actors.keeper.session })
    const round = callable.map((one) => ({ one, key: random.next() })).toSorted((one, other) => one.key - other.key)
    for (const { one } of round) {
      const { operation, request, fixture } = one
      const seed = Math.floor(random.next() * 2 ** 31)
      for (const { what, target, init } of await attemptsAt(operation, request, fixture, {
        seed,
        runs: changedBodies,
      })) {
        const authorization = random.chance(strangersShare) ? (random.pick(strangers) ?? '') : one.authorization
        const headers = { ...init.headers, authorization }
        yield { what: `${operation.id}: ${what}`, target, init: { ...init, method: operation.method, headers } }
      }
    }
  }
}
