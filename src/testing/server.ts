import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { request } from 'undici'

import { createApp } from '../server/app.ts'
import { parseConfig } from '../platform/configuration/parse-config.ts'
import type { Context } from '../server/context.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import type { Dialect } from '../platform/database/database.ts'
import type { Place } from './databases.ts'
import { createLog } from '../platform/logging/log.ts'
import { openContext, type ContextOverrides } from '../server/open-context.ts'

export const testOperatorKey = 'operator-key-of-the-tests'

/** Response to a request. */
export interface Answer {
  status: number
  headers: Headers
  // Tests read responses of every shape.
  // oxlint-disable-next-line no-explicit-any
  body: any
}

/** Requests of tests to a server in any process. */
export interface TestClient {
  url: string
  call(method: string, path: string, credential?: string, body?: unknown): Promise<Answer>
  /** Creates a person with a session. */
  user(): Promise<{ id: string; handle: string; session: string }>
  /** Creates an agent with its token. */
  agent(session: string): Promise<{ id: string; handle: string; token: string }>
}

/** Test support: a complete server on a free port; every response is validated against the documents. */
export interface TestServer extends TestClient {
  context: Context
  /** URL of the metrics, when the settings enable them. */
  metricsUrl: string | undefined
  /** Folder of the attachments. */
  storageFolder: string
  /** Log lines of level error and above. */
  errors: string[]
  /** All log lines, from the configured level on. */
  lines: string[]
  close(): Promise<void>
}

/** Key of every test server, so that two servers can share a database. */
export const testEncryptionKey = Buffer.alloc(32, 7).toString('base64')

/** @param environment additional settings; an empty text unsets one; rate limits are off by default */
export async function startTestServer(
  place: Place,
  given: Partial<Clock> = systemClock,
  environment: Record<string, string> = {},
  outside: Pick<ContextOverrides, 'uploads' | 'database' | 'demo'> = {},
): Promise<TestServer> {
  const errors: string[] = []
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    if ((JSON.parse(line) as { level: number }).level >= 50) errors.push(line)
  }
  const storageFolder =
    environment.PARLEY_STORAGE_URL ?? join(tmpdir(), `parley-test-${randomBytes(8).toString('hex')}`)
  const config = parseConfig({
    PARLEY_LOG_LEVEL: 'error',
    DATABASE_URL: place.url,
    PARLEY_SIGNALS_URL: place.signalsUrl,
    PARLEY_SIGNALS_PREFIX: place.signalsPrefix,
    PORT: '0',
    PARLEY_OPERATOR_KEY: testOperatorKey,
    PARLEY_CHECK_REPLIES: 'true',
    // No server listens there: tests send no requests to Stripe.
    PARLEY_STRIPE_URL: 'http://127.0.0.1:9',
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_STORAGE_URL: storageFolder,
    PARLEY_ENCRYPTION_KEY: testEncryptionKey,
    PARLEY_TEST_HOOKS: 'true',
    ...environment,
  })
  const context = await openContext(config, createLog(config.logLevel, { write }), {
    ...outside,
    clock: { ...systemClock, ...given },
    database: { schema: place.schema, poolSize: 4, ...outside.database },
  })
  const app = await createApp(context)
  const url = await app.listen()

  return {
    ...testClient(url),
    context,
    errors,
    lines,
    storageFolder,
    metricsUrl: app.metricsUrl,
    async close() {
      await app.close()
      if (!environment.PARLEY_STORAGE_URL) rmSync(storageFolder, { recursive: true, force: true })
    },
  }
}

/** @param url server whose operator key is `testOperatorKey` */
export function testClient(url: string): TestClient {
  async function call(method: string, path: string, credential?: string, body?: unknown): Promise<Answer> {
    const headers = {
      ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    // Half the cost of fetch.
    const answer = await request(url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const text = await answer.body.text()
    return {
      status: answer.statusCode,
      headers: headersOf(answer.headers),
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

  return {
    url,
    call,
    async user() {
      const { body } = await call('POST', '/_ops/persons', testOperatorKey, { handle: newHandle(), name: 'Somebody' })
      return { id: body.person.user_id, handle: body.person.handle, session: body.session }
    },
    async agent(session) {
      const { body } = await call('POST', '/v1/me/agents', session, { handle: newHandle(), display_name: 'Some Agent' })
      return { id: body.agent.id, handle: body.agent.handle, token: body.agent_token }
    },
  }
}

function headersOf(received: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(received))
    for (const value of [values ?? []].flat()) headers.append(name, value)
  return headers
}

/** Starts two servers on one fresh database; with SQLite, one server, which is returned twice. */
export async function startTestPair(dialect: Dialect, place: Place, clock: Partial<Clock> = systemClock) {
  const here = await startTestServer(place, clock)
  return { here, there: dialect === 'postgres' ? await startTestServer(place, clock) : here }
}

/** @returns the errors in the logs of both servers */
export async function closeTestPair(here: TestServer, there: TestServer): Promise<string[]> {
  await here.close()
  if (there !== here) await there.close()
  return [...here.errors, ...there.errors]
}

export function newHandle(): string {
  return `h${randomBytes(8).toString('hex')}`
}
