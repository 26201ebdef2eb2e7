import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCluster, type PostgresCluster } from '../../src/testing/postgres-cluster.ts'
import {
  askProcess,
  callProcess,
  killProcess,
  processOperatorKey,
  startProcess,
  type ServerProcess,
} from '../../src/testing/process.ts'
import { startReceiver, type TestReceiver } from '../../src/testing/receiver.ts'
import { judgeFailOver, type Judged, type Observed } from './fail-over.rules.ts'

export interface FailOverOptions {
  /** Seed that determines when the primary is killed. */
  seed: number
  /** Whether the primary waits for the standby at each commit. False plants an error. */
  synchronous: boolean
  /** Number of concurrent senders. Default: 8. */
  senders?: number
}

export interface FailOverResult extends Judged {
  seed: number
}

/** Maximum time without service, in milliseconds. */
const backMsMax = 10_000
const deliverMsMax = 60_000

interface Trial {
  primary: PostgresCluster
  standby: PostgresCluster
  servers: ServerProcess[]
  receiver: TestReceiver
  session: string
  chatId: string
}

/**
 * Runs one round: puts load on two server processes, kills the primary at a seeded time, promotes the standby, and
 * compares the acknowledged messages with the stored ones.
 */
export async function runFailOver({ seed, synchronous, senders = 8 }: FailOverOptions): Promise<FailOverResult> {
  const ending: (() => unknown)[] = []
  try {
    const trial = await startTrial(synchronous, ending)
    const observed = await disturb(trial, {
      killAfterMs: 1_000 + ((Math.imul(seed, 0x9e3779b1) >>> 0) % 2_000),
      senders,
      synchronous,
    })
    return { seed, ...judgeFailOver(observed, backMsMax) }
  } finally {
    for (const end of ending.reverse()) await end()
  }
}

async function startTrial(synchronous: boolean, ending: (() => unknown)[]): Promise<Trial> {
  const primary = await makeCluster()
  ending.push(() => primary.remove())
  await primary.start()
  const standby = await primary.standby()
  ending.push(() => standby.remove())
  await standby.start()
  if (synchronous) primary.configure({ synchronous_standby_names: 'standby' })
  await primary.reload()
  const replication = synchronous ? 'sync' : 'async'
  await until(
    30_000,
    'the standby does not follow',
    async () =>
      (
        await primary.query('SELECT 1 FROM pg_stat_replication WHERE state = $1 AND sync_state = $2', [
          'streaming',
          replication,
        ])
      ).length > 0,
  )
  const receiver = await startReceiver()
  ending.push(() => receiver.close())
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-fail-over-'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'ca.pem'), receiver.ca)
  const environment = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`,
    PARLEY_STORAGE_URL: path.join(folder, 'attachments'),
    PARLEY_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_LOG_LEVEL: 'silent',
    PARLEY_WEBHOOK_CA_FILE: path.join(folder, 'ca.pem'),
    PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
    PARLEY_WEBHOOK_BACKOFF_MS: '100',
    PARLEY_WEBHOOK_TIMEOUT_MS: '2000',
  }
  const servers: ServerProcess[] = []
  for (let index = 0; index < 2; index++) {
    const server = await startProcess(environment)
    ending.push(() => killProcess(server))
    servers.push(server)
  }
  return { primary, standby, servers, receiver, ...(await createPeople(servers[0]!, receiver)) }
}

async function createPeople(server: ServerProcess, receiver: TestReceiver): Promise<Pick<Trial, 'session' | 'chatId'>> {
  const person = { handle: 'sender', name: 'Sender' }
  const { session } = await callProcess(server, processOperatorKey, 'POST', '/_ops/persons', person)
  const agent = { handle: 'taker', display_name: 'Taker' }
  const { agent_token: token } = await callProcess(server, session, 'POST', '/v1/me/agents', agent)
  const { chat } = await callProcess(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: ['taker'] })
  await callProcess(server, token, 'POST', '/v1/webhooks', { url: `${receiver.url}/hook` })
  return { session, chatId: chat.id }
}

async function disturb(
  trial: Trial,
  { killAfterMs, senders, synchronous }: { killAfterMs: number; senders: number; synchronous: boolean },
): Promise<Observed> {
  const { primary, standby, servers, receiver, session, chatId } = trial
  const acknowledged = new Set<string>()
  const wrong: string[] = []
  let refused = 0
  let going = true
  let killedAt = Infinity
  let promoting = false
  let backAt = Infinity

  /** Repeats a message until one of the servers acknowledges it, as a good client does. */
  async function send(number: number): Promise<void> {
    const messageId = `msg_0${randomBytes(25).toString('hex').slice(0, 25)}`
    const body = { message_id: messageId, parts: [{ type: 'text', text: 'x' }] }
    for (let attempt = 0; going || attempt > 0; attempt++) {
      const server = servers[(number + attempt) % servers.length]!
      const answer = await askProcess(server, session, 'POST', `/v1/me/chats/${chatId}/messages`, body).catch(
        () => undefined,
      )
      if (answer && answer.status < 300) {
        acknowledged.add(messageId)
        if (promoting) backAt = Math.min(backAt, Date.now())
        return
      }
      refused++
      if (answer && answer.status !== 503) return void wrong.push(`a send was answered ${answer.status}`)
      if (!going && Date.now() > killedAt + 30_000) return
      await sleep(20)
    }
  }
  const load = Array.from({ length: senders }, async (_, number) => {
    while (going) await send(number)
  })
  await sleep(killAfterMs)
  // Without synchronous replication, the stopped WAL sender makes the standby fall behind: the planted error.
  if (!synchronous) {
    const [sender] = await primary.query<{ pid: number }>('SELECT pid FROM pg_stat_replication')
    process.kill(sender!.pid, 'SIGSTOP')
    const before = acknowledged.size
    await until(20_000, 'nothing is acknowledged without the standby', async () => acknowledged.size > before + 5)
  }
  killedAt = Date.now()
  await primary.kill()
  promoting = true
  await standby.promote()
  await until(30_000, 'no send is acknowledged any more', async () => backAt < Infinity).catch((error: Error) =>
    wrong.push(error.message),
  )
  await sleep(1_000)
  going = false
  await Promise.all(load)
  const stored = await readHistory(servers[1]!, session, chatId)
  const delivered = await waitForDeliveries(receiver, stored)
  return { acknowledged, stored, delivered, refused, backMs: backAt - killedAt, wrong }
}

async function readHistory(server: ServerProcess, session: string, chatId: string): Promise<string[]> {
  const stored: string[] = []
  for (let before = ''; ;) {
    const page = await callProcess(server, session, 'GET', `/v1/me/chats/${chatId}/messages?limit=100${before}`)
    stored.push(...page.messages.map(({ message_id: id }: { message_id: string }) => id))
    if (!page.has_more) return stored
    before = `&before_sequence=${page.messages.at(-1).sequence}`
  }
}

/** Waits until every stored message was delivered. @returns the different bodies of each message */
async function waitForDeliveries(receiver: TestReceiver, stored: readonly string[]): Promise<Map<string, Set<string>>> {
  const bodies = new Map<string, Set<string>>()
  let read = 0
  const all = async () => {
    for (; read < receiver.received.length; read++) {
      const text = receiver.received[read]!.body.toString()
      const { event_type: type, event_id: id, data } = JSON.parse(text)
      if (type !== 'message.received') continue
      const message = data.message.message_id as string
      bodies.set(message, (bodies.get(message) ?? new Set()).add(`${id} ${text}`))
    }
    return stored.every((id) => bodies.has(id))
  }
  await until(deliverMsMax, '', all).catch(() => undefined)
  return bodies
}

async function until(withinMs: number, otherwise: string, condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(20)) if (await condition()) return
  throw new Error(otherwise)
}
