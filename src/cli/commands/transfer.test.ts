import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { verifyWebhook } from '../../client/webhook.ts'
import { openArchive } from '../../platform/archive/tar.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { runCommand, type Ended } from '../../testing/commands.ts'
import { eachDatabase, silentLog, type Place } from '../../testing/databases.ts'
import { objectStoreCredentials, startObjectStore } from '../../testing/object-store.ts'
import {
  callProcess,
  childEnvironment,
  processOperatorKey,
  startProcess,
  type ServerProcess,
} from '../../testing/process.ts'
import { startReceiver, type TestReceiver } from '../../testing/receiver.ts'
import { startTestServer, testOperatorKey, type TestServer } from '../../testing/server.ts'
import { upload } from '../../testing/uploads.ts'
import { readText } from '../backup/backup-file.ts'

const ids = createIds(systemClock)
const messagesMax = 25_000
/** Long texts make the exported file larger than the heap with fewer rows, which take most of the time. */
const longText = 'x'.repeat(2_000)
const encryptionKey = Buffer.alloc(32, 7).toString('base64')

const urlOf = ({ url, schema }: Place) => (schema === undefined ? url : `${url}?schema=${schema}`)

/** Multiplies the last message of a chat and its events, as rows. */
async function multiplyMessages(databaseUrl: string, chatId: string, count: number): Promise<void> {
  const database = await openDatabase(databaseUrl, { log: silentLog })
  await database.write(async (tx) => {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
    const last = '(SELECT last_sequence FROM chats WHERE id = ?)'
    await tx.run(
      `INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, text, created_at)
       ${numbers} SELECT 'msg_' || (1000000 + i), m.chat_id, m.sequence + i, m.sender_id, m.sender, m.parts, m.text, m.created_at
       FROM n, messages m WHERE m.chat_id = ? AND m.sequence = ${last}`,
      [chatId, chatId],
    )
    await tx.run(
      `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, data, created_at)
       ${numbers} SELECT e.actor_id, e.sequence + i, e.event_id || i, e.event_type, e.chat_id, 'msg_' || (1000000 + i), e.data, e.created_at
       FROM n, events e JOIN event_counters c ON c.actor_id = e.actor_id AND c.last_sequence = e.sequence
       WHERE e.chat_id = ? AND e.event_type = 'message.received'`,
      [chatId],
    )
    await tx.run(
      `UPDATE event_counters SET last_sequence = (SELECT max(e.sequence) FROM events e WHERE e.actor_id = event_counters.actor_id)
       WHERE actor_id IN (SELECT actor_id FROM events WHERE chat_id = ?)`,
      [chatId],
    )
    await tx.run('UPDATE chats SET last_sequence = last_sequence + ? WHERE id = ?', [count, chatId])
  })
  await database.close()
}

/** Returns the rows of each table in an exported file, in one order. A start changes the epochs. */
async function rowsIn(file: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>()
  const archive = await openArchive(file)
  for await (const entry of archive.entries) {
    const table = /^tables\/(\w+)\//.exec(entry.name)?.[1]
    if (table === undefined || table === 'log_epochs' || table === 'epoch_starts') continue
    const text = await readText(entry)
    tables.set(table, [...(tables.get(table) ?? []), ...text.trimEnd().split('\n')])
  }
  await archive.close()
  for (const lines of tables.values()) lines.sort()
  return tables
}

/** Runs the program with a heap that is smaller than the exported file. */
async function runInSmallHeap(argv: readonly string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ['--max-old-space-size=48', 'src/main.ts', ...argv], {
    env: { ...childEnvironment, ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (piece) => (out += piece))
  child.stderr.on('data', (piece) => (err += piece))
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** Starts a server in this process, for a twentieth of the processor time of a process. */
const start = (env: Record<string, string>) => startTestServer({ url: env.DATABASE_URL! }, undefined, env)

type Server = Pick<ServerProcess, 'url'>

eachDatabase((name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-transfer-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'all.tar')

  describe.skipIf(name === 'sqlite')(`an installation with ${messagesMax} messages`, () => {
    const running = new Set<TestServer>()
    let receiver: TestReceiver
    let settings: Record<string, string>
    const environment = (databaseUrl: string, storage: string) => ({
      ...settings,
      DATABASE_URL: databaseUrl,
      PARLEY_STORAGE_URL: join(folder, storage),
      PARLEY_ENCRYPTION_KEY: encryptionKey,
    })
    const startHere = async (env: Record<string, string>) => {
      const server = await start(env)
      running.add(server)
      return server
    }
    const stop = async (server: TestServer) => {
      running.delete(server)
      await server.close()
    }
    beforeAll(async () => {
      receiver = await startReceiver()
      const ca = join(folder, 'ca.pem')
      writeFileSync(ca, receiver.ca)
      settings = {
        PARLEY_WEBHOOK_CA_FILE: ca,
        PARLEY_WEBHOOK_ALLOW_CIDRS: '127.0.0.1/32',
        PARLEY_WEBHOOK_BACKOFF_MS: '200',
        PARLEY_RATE_LIMITS: 'off',
        PARLEY_LOG_LEVEL: 'error',
      }
    })
    afterAll(async () => {
      await Promise.all([...running].map(stop))
      await receiver.close()
    })

    let session: string
    let token: string
    let secret: string
    let chatId: string
    let bulkChatId: string
    let attachmentPath: string
    let position: { after: number; epoch: string }
    let unread: string[]
    const first = join(folder, 'first', 'parley.db')
    const second = join(folder, 'second', 'parley.db')
    const postgres = urlOf(open.emptyPlace())

    const send = async (server: Server, chat = chatId, more = '') => {
      const messageId = ids.next('msg')
      const text = `héllo "quoted" \\ \u{1F600}${more}`
      const body = { message_id: messageId, parts: [{ type: 'text', text }] }
      await callProcess(server, session, 'POST', `/v1/me/chats/${chat}/messages`, body)
      return messageId
    }
    const pulled = async (server: Server) => {
      const path = `/v1/events?after=${position.after}&log_epoch=${position.epoch}`
      const page = await callProcess(server, token, 'GET', path)
      const messages = page.events.flatMap(
        (event: { data: { message?: { message_id: string } } }) => event.data.message?.message_id ?? [],
      )
      position = { after: page.events.at(-1)?.sequence ?? position.after, epoch: page.log_epoch }
      return messages
    }
    const delivered = () =>
      receiver.received.flatMap(({ body }) => JSON.parse(body.toString()).data.message?.message_id ?? [])

    /** Uses sessions, cursors, webhooks and attachments that were created before the move. */
    async function useMoved(server: Server) {
      const before = position.epoch
      expect(await pulled(server)).toEqual(unread)
      expect(position.epoch).not.toBe(before)
      await expect.poll(() => unread.filter((id) => !delivered().includes(id)), { timeout: 20_000 }).toEqual([])
      const next = await send(server)
      expect(await pulled(server)).toEqual([next])
      await expect.poll(() => delivered().includes(next), { timeout: 10_000 }).toBe(true)
      for (const { headers, body } of receiver.received) await verifyWebhook({ secret, headers, body })
      const page = await callProcess(server, session, 'GET', `/v1/me/chats/${bulkChatId}/messages?limit=100`)
      expect(page.messages).toHaveLength(100)
      expect(Math.max(...page.messages.map(({ sequence }: { sequence: number }) => sequence))).toBe(messagesMax)
      expect(await (await fetch(server.url + attachmentPath)).text()).toBe('bytes of an attachment')
    }

    /** Sends messages that neither the agent nor its webhook receives before the stop. */
    async function leaveUnread(server: Server, stopServer: () => Promise<unknown>) {
      receiver.answer = () => 503
      unread = [await send(server), await send(server), await send(server)]
      await expect.poll(() => unread.filter((id) => !delivered().includes(id)), { timeout: 10_000 }).toEqual([])
      await stopServer()
      receiver.answer = () => 200
      receiver.received.length = 0
    }

    it('is created on the embedded database', async () => {
      const server = await startProcess(environment(first, 'first-attachments'))
      onTestFinished(() => void server.child.kill('SIGKILL'))
      ;({ session } = await callProcess(server, processOperatorKey, 'POST', '/_ops/persons', {
        handle: 'ann',
        name: 'Ann',
      }))
      const create = async (handle: string) =>
        (await callProcess(server, session, 'POST', '/v1/me/agents', { handle, display_name: handle })).agent_token
      token = await create('helper')
      await create('bulk')
      const openChat = async (handle: string) =>
        (await callProcess(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: [handle] })).chat.id
      chatId = await openChat('helper')
      bulkChatId = await openChat('bulk')
      await send(server, bulkChatId, longText)
      const webhook = await callProcess(server, token, 'POST', '/v1/webhooks', { url: `${receiver.url}/hook` })
      secret = webhook.signing_secret
      await send(server)
      await expect.poll(() => delivered().length, { timeout: 10_000 }).toBe(1)
      const page = await callProcess(server, token, 'GET', '/v1/events')
      position = { after: page.events.at(-1).sequence, epoch: page.log_epoch }
      attachmentPath = new URL((await upload(server, token, 'bytes of an attachment')).body.attachment.url).pathname
      const refused = await runCommand(['export', file], environment(first, 'first-attachments'))
      expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/server/i) })
      expect(existsSync(file)).toBe(false)
      await leaveUnread(server, async () => {
        server.child.kill('SIGTERM')
        await once(server.child, 'exit')
      })
      await multiplyMessages(first, bulkChatId, messagesMax - 1)
    }, 120_000)

    it('moves to PostgreSQL', async () => {
      const from = environment(first, 'first-attachments')
      const to = environment(postgres, 'second-attachments')
      const started = performance.now()
      expect(await runInSmallHeap(['export', file, '--json'], from)).toMatchObject({ code: 0, err: '' })
      const exported = performance.now()
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(file).size).toBeGreaterThan(56 * 2 ** 20)
      const { PARLEY_ENCRYPTION_KEY: _, ...withoutKey } = to
      expect((await runCommand(['import', file], withoutKey)).code).not.toBe(0)
      const imported = await runInSmallHeap(['import', file, '--json'], to)
      expect(imported).toMatchObject({ code: 0, err: '' })
      console.log(`export of SQLite ${seconds(started, exported)}, import into PostgreSQL ${seconds(exported)}`)
      expect(JSON.parse(imported.out)).toMatchObject({ attachments: 1, without_bytes: 0 })
      expect(readdirSync(join(folder, 'second-attachments'))).toHaveLength(1)
    }, 300_000)

    it('has the same rows afterwards', async () => {
      const again = join(folder, 'again.tar')
      expect(await runCommand(['export', again], environment(postgres, 'second-attachments'))).toMatchObject({
        code: 0,
      })
      const [before, after] = [await rowsIn(file), await rowsIn(again)]
      expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
      expect(before.get('messages')!.length).toBeGreaterThanOrEqual(messagesMax)
      for (const [table, lines] of before) expect([table, after.get(table)]).toEqual([table, lines])
    }, 120_000)

    it('works on PostgreSQL: sessions, cursors, pending deliveries and attachments', async () => {
      const server = await startHere(environment(postgres, 'second-attachments'))
      await useMoved(server)
      await leaveUnread(server, () => stop(server))
    }, 120_000)

    it('is not imported over accounts', async () => {
      const found = await runCommand(['import', file], environment(postgres, 'second-attachments'))
      expect(found).toMatchObject({ code: 1, err: expect.stringContaining('Import into an empty database') })
    })

    it('moves back to an embedded database, with a key file', async () => {
      const { PARLEY_ENCRYPTION_KEY: _, ...to } = environment(second, 'third-attachments')
      const back = join(folder, 'back.tar')
      const started = performance.now()
      expect(await runCommand(['export', back], environment(postgres, 'second-attachments'))).toMatchObject({ code: 0 })
      const exported = performance.now()
      expect(await runCommand(['import', back], to)).toMatchObject({ code: 0, err: '' })
      console.log(`export of PostgreSQL ${seconds(started, exported)}, import into SQLite ${seconds(exported)}`)
      expect(readFileSync(`${second}.key`, 'utf8').trim()).toBe(encryptionKey)
      const server = await startHere({ ...to, PARLEY_ENCRYPTION_KEY: encryptionKey })
      await useMoved(server)
      await stop(server)
    }, 300_000)
  })

  describe('an exported file', () => {
    const source = urlOf(open.place())
    const small = join(folder, 'small.tar')
    const from = {
      DATABASE_URL: source,
      PARLEY_STORAGE_URL: join(folder, 'files'),
      PARLEY_ENCRYPTION_KEY: encryptionKey,
    }
    let targets = 0
    const target = () => ({ ...from, DATABASE_URL: join(folder, `target-${++targets}`, 'parley.db') })
    let path: string

    it('moves attachments from a folder to a bucket', async () => {
      const server = await start(from)
      const ann = await callProcess(server, testOperatorKey, 'POST', '/_ops/persons', { handle: 'ann', name: 'Ann' })
      const agent = await callProcess(server, ann.session, 'POST', '/v1/me/agents', {
        handle: 'bot',
        display_name: 'Bot',
      })
      path = new URL((await upload(server, agent.agent_token, 'in a bucket')).body.attachment.url).pathname
      await server.close()
      expect(await runCommand(['export', small], from)).toMatchObject({ code: 0, err: '' })
      Object.assign(process.env, objectStoreCredentials)
      const store = await startObjectStore()
      onTestFinished(() => store.close())
      const to = { ...target(), PARLEY_STORAGE_URL: store.storageUrl }
      expect(await runCommand(['import', small], to)).toMatchObject({ code: 0, err: '' })
      const moved = await start(to)
      expect(await (await fetch(moved.url + path)).text()).toBe('in a bucket')
      await moved.close()
      // Exports from the bucket.
      const again = join(folder, 'bucket.tar')
      expect(await runCommand(['export', again], to)).toMatchObject({
        code: 0,
        out: expect.stringContaining('1 attachments'),
      })
    }, 60_000)

    it('is imported into a storage with equal attachments, and not over different attachments', async () => {
      expect(await runCommand(['import', small], target())).toMatchObject({ code: 0, err: '' })
      const [id] = readdirSync(from.PARLEY_STORAGE_URL)
      const other = { ...target(), PARLEY_STORAGE_URL: join(folder, 'other-files') }
      expect(await runCommand(['import', small], other)).toMatchObject({ code: 0, err: '' })
      writeFileSync(join(other.PARLEY_STORAGE_URL, id!), 'other bytes')
      const found = await runCommand(['import', small], { ...target(), PARLEY_STORAGE_URL: other.PARLEY_STORAGE_URL })
      expect(found).toMatchObject({ code: 1, err: expect.stringContaining(`other bytes for the attachment ${id}`) })
    }, 60_000)

    it('is not imported when it is damaged, of another version, or a backup', async () => {
      const bytes = readFileSync(small)
      const damaged = join(folder, 'damaged.tar')
      const files = join(folder, 'no-files')
      const to = { ...target(), PARLEY_STORAGE_URL: files }
      const importing = async (content: Buffer) => {
        writeFileSync(damaged, content)
        const found = await runCommand(['import', damaged], to)
        expect(existsSync(files) ? readdirSync(files) : []).toEqual([])
        return found
      }
      const changed = Buffer.from(bytes)
      changed[bytes.indexOf('"handle":"ann"') + 11]! ^= 1
      expect(await importing(changed)).toMatchObject({
        code: 1,
        err: expect.stringContaining('does not match its content'),
      })
      expect(await importing(bytes.subarray(0, bytes.length - 2_000))).toMatchObject({
        code: 1,
        err: expect.stringContaining('ends early'),
      })
      const renamed = Buffer.from(bytes.toString('latin1').replace('"0001_data_model"', '"0001_data_wodel"'), 'latin1')
      expect(await importing(renamed)).toMatchObject({ code: 1, err: expect.stringContaining('another version') })
      const backup = join(folder, 'backup.tar')
      expect(await runCommand(['backup', backup], from)).toMatchObject({ code: 0 })
      expect(await importing(readFileSync(backup))).toMatchObject({
        code: 1,
        err: expect.stringContaining('parley export'),
      })
      // A failed import leaves an empty database.
      writeFileSync(damaged, bytes)
      expect(await runCommand(['import', damaged], to)).toMatchObject({ code: 0 })
    }, 60_000)

    it.skipIf(name === 'sqlite')('is written from distributed tables, and not imported over them', async () => {
      const distributed = { ...from, DATABASE_URL: urlOf(open.emptyPlace()) }
      await (await open.another({ distributed: true })).close()
      expect(await runCommand(['import', small], distributed)).toMatchObject({
        code: 1,
        err: expect.stringContaining('distributed already'),
      })
      const other = join(folder, 'distributed.tar')
      expect(await runCommand(['export', other], distributed)).toMatchObject({ code: 0, err: '' })
      expect(await runCommand(['import', other], target())).toMatchObject({ code: 0, err: '' })
    })

    it('is not written over a file, or from a missing or in-memory database', async () => {
      expect(await runCommand(['export', small], from)).toMatchObject({ code: 1 })
      const other = join(folder, 'other.tar')
      expect(await runCommand(['export', other], { ...from, DATABASE_URL: join(folder, 'none.db') })).toMatchObject({
        code: 1,
      })
      expect(await runCommand(['export', other], { ...from, DATABASE_URL: ':memory:' })).toMatchObject({ code: 2 })
      expect(existsSync(other)).toBe(false)
    })
  })
})

const seconds = (from: number, to = performance.now()) => `${((to - from) / 1000).toFixed(1)} s`
