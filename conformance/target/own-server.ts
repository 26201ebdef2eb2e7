/**
 * Starts this project's server as a child process and describes it. The harness knows only its URL.
 * CONFORMANCE_DATABASE_URL names the database, instead of a file for this run. CONFORMANCE_PROCESSES=2 starts this
 * number of processes, and a proxy that sends each request to the next one; they need a database that they can share.
 * CONFORMANCE_SIGNALS_URL names the broker through which they notify each other.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { makeAuthority } from '../client/authority.ts'
import { socketAddress } from '../client/socket-address.ts'
import { unique } from '../client/unique.ts'
import { readTarget } from './load-target.ts'
import { startOwnCluster } from './own-cluster.ts'
import { startOwnPaymentProvider } from './own-payment-provider.ts'
import { StartError, startOwnProcess } from './own-process.ts'
import { startRelay, type Relay } from './relay.ts'
import { startRestartControl } from './restart-control.ts'
import type { PersonCredentials, Target } from './target.ts'

export { StartError } from './own-process.ts'

export interface OwnServer {
  target: Target
  stop(): Promise<void>
}

const persons = ['Ann', 'Ben', 'Cleo']

/**
 * Starts the server and, with `apart`, a second, independent one. With a named database or with several processes
 * there is no second server, because the database belongs to one server.
 * @throws StartError
 */
export async function startOwnServers(root: string, apart: boolean): Promise<OwnServer> {
  const alone = !apart || process.env['CONFORMANCE_DATABASE_URL'] !== undefined || processCount() > 1
  const starts = await Promise.allSettled([startOwnServer(root), ...(alone ? [] : [startOwnServer(root)])])
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  const [first, second] = servers as [OwnServer, OwnServer?]
  return { target: second === undefined ? first.target : { ...first.target, apart: second.target }, stop }
}

/** @throws StartError */
async function startOwnServer(root: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const end of ending.splice(0).reverse()) await end()
  }
  try {
    const caFolder = join(folder, 'ca')
    await makeAuthority(caFolder)
    const operatorKey = randomBytes(24).toString('hex')
    const database = await behindRelay(process.env['CONFORMANCE_DATABASE_URL'] ?? join(folder, 'parley.db'))
    ending.push(() => database.relay?.cut())
    const payments = await startOwnPaymentProvider(root, folder)
    ending.push(() => payments.stop())
    const environment = { ...settings(folder, operatorKey, database.url), PARLEY_PAYMENT_TEST_URL: payments.url }
    const count = processCount()
    const own = await (count === 1
      ? startOwnProcess(root, folder, environment)
      : startOwnCluster(root, folder, environment, count))
    ending.push(() => own.stop())
    const control = await startRestartControl(own, operatorKey, storageOf(folder), database.relay)
    ending.push(() => control.close())
    const template = parse(readFileSync(join(root, 'conformance', 'target', 'own-target.yaml'), 'utf8')) as {
      provision: Record<string, unknown>
    }
    if (database.relay === undefined) delete template.provision['failDatabase']
    const people = await Promise.all(persons.map((name) => provision(own.url, operatorKey, name)))
    const target = readTarget(
      {
        ...template,
        persons: people,
        built_in_agent: await createBuiltIn(own.url, operatorKey, people[0]!.handle),
        receiver: { listen: '127.0.0.1:0', ca_dir: caFolder },
      },
      {
        root,
        folder,
        environment: {
          PARLEY_CONFORM_URL: own.url,
          PARLEY_CONFORM_OPERATOR_KEY: operatorKey,
          PARLEY_CONFORM_CONTROL: control.url,
          PARLEY_CONFORM_PAYMENTS: payments.url,
          PARLEY_CONFORM_PAYMENTS_SECRET: payments.callbackSecret,
        },
      },
    )
    return { target, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @throws StartError */
function processCount(): number {
  const setting = process.env['CONFORMANCE_PROCESSES'] ?? '1'
  if (!/^[1-9]$/.test(setting))
    throw new StartError(`CONFORMANCE_PROCESSES must be a number from 1 to 9, not ${setting}`)
  return Number(setting)
}

/**
 * Connects to PostgreSQL through a relay that can be cut. The embedded database needs none, because it is part of the
 * process.
 */
async function behindRelay(databaseUrl: string): Promise<{ url: string; relay?: Relay }> {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return { url: databaseUrl }
  const url = new URL(databaseUrl)
  const relay = await startRelay({ ...socketAddress(url), port: Number(url.port) || 5432 })
  url.host = `127.0.0.1:${relay.port}`
  return { url: url.href, relay }
}

const storageOf = (folder: string): string => join(folder, 'storage')

/** Constant, because a named database may contain data of an earlier run. */
const encryptionKey = Buffer.alloc(32, 'conformance').toString('base64')

const settings = (folder: string, operatorKey: string, databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  PARLEY_SIGNALS_URL: process.env['CONFORMANCE_SIGNALS_URL'] ?? '',
  PARLEY_STORAGE_URL: storageOf(folder),
  PARLEY_ENCRYPTION_KEY: encryptionKey,
  PARLEY_OPERATOR_KEY: operatorKey,
  PARLEY_TEST_HOOKS: 'true',
  PARLEY_LOG_LEVEL: 'warn',
  PARLEY_WEBHOOK_CA_FILE: join(folder, 'ca', 'ca.pem'),
  PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
  PARLEY_WEBHOOK_BACKOFF_MS: '10',
  PARLEY_WEBHOOK_TIMEOUT_MS: '1500',
  PARLEY_RATE_LIMITS: 'off',
  // A complete run uses one address and ends few of the tasks that it creates.
  PARLEY_LIMITS:
    'device_codes_per_address=off,open_tasks_per_requester=off,message_requests_per_agent_and_day=off,open_payment_requests_per_chat=off,' +
    'calls_per_person_and_hour=off',
})

async function provision(url: string, operatorKey: string, name: string): Promise<PersonCredentials> {
  const handle = unique.handle(name.toLowerCase())
  // The name is unique, so that each place that discloses it can be found.
  const fullName = `${name} ${handle.slice(-8)}`
  const phone = `+4915${Date.now() % 10_000_000}${persons.indexOf(name)}`
  // The server does not store the e-mail address, so it cannot disclose it.
  const email = `${handle}@mail.example`
  const response = await fetch(`${url}/_ops/persons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ handle, name: fullName, phone_number: phone, email }),
  })
  if (response.status !== 201)
    throw new StartError(`POST /_ops/persons answered ${response.status}: ${await response.text()}`)
  const { person, session } = (await response.json()) as {
    person: { user_id: string; handle: string }
    session: string
  }
  return { handle: person.handle, user_id: person.user_id, session, name: fullName, phone_number: phone, email }
}

/** Creates an agent that belongs to the service itself, and returns its handle. */
async function createBuiltIn(url: string, operatorKey: string, owner: string): Promise<string> {
  const handle = unique.handle()
  const response = await fetch(`${url}/_ops/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      owner_handle: owner,
      handle,
      display_name: 'Assistant',
      visibility: 'unlisted',
      built_in: true,
    }),
  })
  if (response.status !== 201)
    throw new StartError(`POST /_ops/agents answered ${response.status}: ${await response.text()}`)
  return handle
}
