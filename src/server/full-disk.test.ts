import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { createIds } from '../platform/ids.ts'
import {
  askProcess as ask,
  callProcess as call,
  killProcess,
  processOperatorKey as operatorKey,
  startProcess,
  type ServerProcess,
} from '../testing/process.ts'
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'

const ids = createIds(systemClock)
const disk = mountSmallDisk(24)
let server: ServerProcess

/** Stops the process with SIGTERM, as operators do. */
async function stopProcess({ child }: ServerProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const outage = { status: 503, code: 'temporarily_unavailable', retryAfter: '1' }

/** Returns the parts of a response that report an outage. */
async function unavailable(credential: string, method: string, path: string, body?: unknown) {
  const answer = await ask(server, credential, method, path, body)
  return { status: answer.status, code: answer.body?.error?.code, retryAfter: answer.headers.get('retry-after') }
}

interface People {
  session: string
  token: string
  chatId: string
}

async function createPeople(): Promise<People> {
  const name = ids.secret(4).toString('hex')
  const { session } = await call(server, operatorKey, 'POST', '/_ops/persons', { handle: `p${name}`, name: 'Person' })
  const { agent_token: token } = await call(server, session, 'POST', '/v1/me/agents', {
    handle: `a${name}`,
    display_name: 'Agent',
  })
  const { chat } = await call(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: [`a${name}`] })
  return { session, token, chatId: chat.id }
}

async function send({ session, chatId }: People, messageId: string = ids.next('msg')) {
  const body = { message_id: messageId, parts: [{ type: 'text', text: 'x'.repeat(2_000) }] }
  const answer = await ask(server, session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
  return { messageId, ...answer }
}

async function history({ session, chatId }: People): Promise<string[]> {
  const { messages } = await call(server, session, 'GET', `/v1/me/chats/${chatId}/messages?limit=100`)
  return messages.map(({ message_id: id }: { message_id: string }) => id)
}

/** Sends messages until the disk is full. @returns the acknowledged ids, and the rejected id */
async function sendUntilFull(people: People): Promise<{ stored: string[]; rejected: string }> {
  const stored: string[] = []
  for (let count = 0; count < 100; count++) {
    const { messageId, status, body, headers } = await send(people)
    if (status === 503) {
      expect([body.error.code, headers.get('retry-after')]).toEqual(['temporarily_unavailable', '1'])
      return { stored, rejected: messageId }
    }
    expect(status).toBe(201)
    stored.push(messageId)
  }
  return expect.unreachable('the disk never became full')
}

async function readiness(): Promise<number> {
  return (await ask(server, '', 'GET', '/readyz')).status
}

describe.skipIf(!disk)('the embedded database on a disk', () => {
  const { path, fill, free, unmount } = disk ?? ({} as SmallDisk)
  let people: People
  const environment = () => ({ DATABASE_URL: join(path, 'parley.db'), PARLEY_LOG_LEVEL: 'silent' })
  beforeAll(async () => {
    server = await startProcess(environment())
    people = await createPeople()
  })
  afterEach(free)
  afterAll(async () => {
    await stopProcess(server)
    unmount()
  })

  test('that is full answers writes with 503, serves reads, also after restarts, and recovers', async () => {
    const before = (await send(people)).messageId
    fill()
    const { stored, rejected } = await sendUntilFull(people)
    stored.unshift(before)

    const reads = async () => {
      expect(await history(people)).toEqual([...stored].reverse())
      const { events } = await call(server, people.token, 'GET', '/v1/events?limit=100')
      expect(events.map((event: any) => event.data.message?.message_id)).toEqual(stored)
      expect(await readiness()).toBe(503)
      expect((await ask(server, '', 'GET', '/healthz')).status).toBe(200)
    }
    await reads()
    expect(await unavailable(people.session, 'POST', '/v1/chats', { kind: 'direct', handles: ['nobody'] })).toEqual(
      expect.objectContaining({ status: expect.toBeOneOf([404, 503]) }),
    )
    expect(
      await unavailable(people.session, 'POST', '/v1/me/agents', { handle: 'another', display_name: 'A' }),
    ).toEqual(outage)
    expect(await unavailable(people.token, 'POST', '/v1/attachments', 'x'.repeat(100_000))).toEqual(outage)

    await killProcess(server)
    server = await startProcess(environment())
    await reads()
    await stopProcess(server)
    fill()
    server = await startProcess(environment())
    await reads()

    free()
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200)
    expect((await send(people, rejected)).status).toBe(201)
    expect(await history(people)).toEqual([...stored, rejected].reverse())
  }, 60_000)

  test('that has space again stores the delivered marks of pages that were read while it was full', async () => {
    const { messageId } = await send(people)
    fill()
    await sendUntilFull(people)
    const page = await call(server, people.token, 'GET', '/v1/events?limit=100')
    expect(page.events.some((event: any) => event.data.message?.message_id === messageId)).toBe(true)
    const marked = async () => {
      const { events } = await call(server, people.session, 'GET', '/v1/me/events?limit=100')
      return events.filter((event: any) => event.event_type === 'message.delivered').length
    }
    const before = await marked()
    free()
    await expect.poll(marked, { timeout: 10_000 }).toBeGreaterThan(before)
  }, 30_000)
})

const prlimit = spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0

describe.skipIf(!prlimit)('the embedded database with files that cannot grow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-limited-'))
  const limit = (bytes: string) =>
    expect(spawnSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]).status).toBe(0)
  afterAll(async () => {
    await stopProcess(server)
    rmSync(folder, { recursive: true, force: true })
  })

  test('answers read and write errors with 503, and recovers', async () => {
    server = await startProcess({ DATABASE_URL: join(folder, 'parley.db'), PARLEY_LOG_LEVEL: 'silent' })
    const people = await createPeople()
    const { messageId } = await send(people)
    limit('4096')
    const { stored, rejected } = await sendUntilFull(people)
    expect(stored).toEqual([])
    expect(await history(people)).toEqual([messageId])
    expect(await readiness()).toBe(503)
    limit('unlimited')
    expect((await send(people, rejected)).status).toBe(201)
    expect(await readiness()).toBe(200)
  }, 30_000)
})
