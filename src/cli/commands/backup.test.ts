import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { runCommand, type Ended } from '../../testing/commands.ts'
import { eachDatabase } from '../../testing/databases.ts'
import {
  callProcess,
  childEnvironment,
  killProcess,
  startListening,
  type ServerProcess,
} from '../../testing/process.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { upload } from '../../testing/uploads.ts'

const ids = createIds(systemClock)
const operatorKey = 'operator-key-of-the-backup-test'

/** Runs the program as a process. */
async function parley(argv: readonly string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ['src/main.ts', ...argv], { env: { ...childEnvironment, ...env } })
  let out = ''
  let err = ''
  child.stdout.on('data', (piece) => (out += piece))
  child.stderr.on('data', (piece) => (err += piece))
  const [code] = await once(child, 'close')
  return { code, out, err }
}

const start = (env: Record<string, string>) =>
  startListening(['src/main.ts', 'serve'], {
    PORT: '0',
    PARLEY_OPERATOR_KEY: operatorKey,
    PARLEY_RATE_LIMITS: 'off',
    PARLEY_LOG_LEVEL: 'error',
    ...env,
  })

/** Starts a server in this process, for a twentieth of the processor time of a process. */
const startHere = (env: Record<string, string>) =>
  startTestServer({ url: env.DATABASE_URL! }, undefined, { PARLEY_ENCRYPTION_KEY: '', ...env })

interface World {
  server: Pick<ServerProcess, 'url'>
  session: string
  token: string
  chatId: string
}

async function createWorld(server: ServerProcess): Promise<World> {
  const { session } = await callProcess(server, operatorKey, 'POST', '/_ops/persons', { handle: 'ann', name: 'Ann' })
  const { token } = await createAgent({ server, session }, 'helper')
  const { chat } = await callProcess(server, session, 'POST', '/v1/chats', { kind: 'direct', handles: ['helper'] })
  return { server, session, token, chatId: chat.id }
}

async function createAgent({ server, session }: Pick<World, 'server' | 'session'>, handle: string) {
  const body = { handle, display_name: handle }
  const { agent, agent_token: token } = await callProcess(server, session, 'POST', '/v1/me/agents', body)
  return { id: agent.id as string, token: token as string }
}

async function send({ server, session, chatId }: World, text: string): Promise<string> {
  const messageId = ids.next('msg')
  const body = { message_id: messageId, parts: [{ type: 'text', text }] }
  await callProcess(server, session, 'POST', `/v1/me/chats/${chatId}/messages`, body)
  return messageId
}

async function history({ server, session, chatId }: World): Promise<string[]> {
  const found: string[] = []
  for (let before = ''; ;) {
    const page = await callProcess(server, session, 'GET', `/v1/me/chats/${chatId}/messages?limit=100${before}`)
    found.push(...page.messages.map((message: { message_id: string }) => message.message_id))
    if (!page.has_more) return found
    before = `&before_sequence=${page.messages.at(-1).sequence}`
  }
}

/** Sends and uploads until it is stopped. Every third upload belongs to an agent that is deleted at once. */
function load(world: World) {
  const acknowledged: string[] = []
  const uploaded = new Map<string, Buffer>()
  let going = true
  const senders = Array.from({ length: 6 }, async () => {
    while (going) acknowledged.push(await send(world, 'under load'))
  })
  const uploader = (async () => {
    while (going) {
      const bytes = randomBytes(20_000)
      const short = uploaded.size % 3 === 2 ? await createAgent(world, `short_${uploaded.size}`) : undefined
      const { attachment } = (await upload(world.server, short?.token ?? world.token, bytes)).body
      if (short) await callProcess(world.server, world.session, 'DELETE', `/v1/me/agents/${short.id}`)
      uploaded.set(attachment.url.replace(world.server.url, ''), bytes)
    }
  })()
  return {
    acknowledged,
    uploaded,
    async end() {
      going = false
      await Promise.all([...senders, uploader])
    },
  }
}

eachDatabase((name, open) => {
  describe('a backup', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-backup-'))
    const place = open.place()
    const attachments = join(folder, 'attachments')
    const env: Record<string, string> = {
      DATABASE_URL: place.schema ? `${place.url}?schema=${place.schema}` : place.url,
      PARLEY_STORAGE_URL: attachments,
      ...(name === 'postgres' && { PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64') }),
    }
    const file = join(folder, 'one.backup')
    let loaded: ServerProcess
    let restored: TestServer
    afterAll(async () => {
      loaded.child.kill('SIGKILL')
      await restored.close()
      rmSync(folder, { recursive: true, force: true })
    })
    let world: World
    let epoch: string
    let acknowledgedBefore: string[]
    let acknowledged: string[]
    let uploaded: Map<string, Buffer>
    let uploadedBefore: number

    it('is written while the server is under load', async () => {
      loaded = await start(env)
      world = await createWorld(loaded)
      // A signing secret must be readable after the restore.
      await callProcess(world.server, world.token, 'POST', '/v1/webhooks', { url: 'https://example.com/hook' })
      const work = load(world)
      await expect
        .poll(() => Math.min(work.acknowledged.length / 10, work.uploaded.size), { timeout: 20_000 })
        .toBeGreaterThan(10)
      acknowledgedBefore = [...work.acknowledged]
      uploadedBefore = work.uploaded.size
      const { code, out, err } = await parley(['backup', file, '--json'], env)
      const after = work.acknowledged.length
      await work.end()
      expect([code, err]).toEqual([0, ''])
      const summary = JSON.parse(out)
      expect(summary).toMatchObject({ file, bytes: statSync(file).size, damaged: [] })
      expect(summary.attachments).toBeGreaterThan((uploadedBefore / 3) * 2 - 1)
      // Messages were sent during the backup.
      expect(after).toBeGreaterThan(acknowledgedBefore.length)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readdirSync(folder).sort()).toEqual(['attachments', 'one.backup'])
      ;({ acknowledged, uploaded } = work)
      epoch = (await callProcess(world.server, world.token, 'GET', '/v1/events?limit=1')).log_epoch
    }, 60_000)

    it.skipIf(name === 'sqlite')('names a missing program', async () => {
      const other = join(folder, 'other.backup')
      const found = await parley(['backup', other], { ...env, PATH: folder })
      expect(found).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump is not on the PATH. Install') })
      expect(existsSync(other)).toBe(false)
    })

    it('is not restored while a server runs, or over existing data without --replace', async () => {
      expect(await runCommand(['restore', file, '--replace'], env)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/server/i),
      })
      loaded.child.kill('SIGTERM')
      await once(loaded.child, 'exit')
      const before = readdirSync(attachments).sort()
      const found = await runCommand(['restore', file], env)
      expect(found).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--replace') })
      expect(readdirSync(attachments).sort()).toEqual(before)
    }, 60_000)

    it('is not restored when it is damaged or truncated', async () => {
      const bytes = readFileSync(file)
      const other = join(folder, 'other.backup')
      for (const damage of [
        (copy: string) => truncateSync(copy, bytes.length - 2_000),
        (copy: string) => truncateSync(copy, Math.floor(bytes.length / 2)),
        (copy: string) => {
          const changed = Buffer.from(bytes)
          // The fifth block is the first one of the database. Blocks of attachments end with padding, which has no sum.
          changed[5 * 512]! ^= 1
          writeFileSync(copy, changed)
        },
        (copy: string) => writeFileSync(copy, 'a diary'),
      ]) {
        writeFileSync(other, bytes)
        damage(other)
        const found = await runCommand(['restore', other, '--replace'], env)
        expect(found).toMatchObject({ code: 1, err: expect.stringContaining('backup') })
      }
      rmSync(other)
      const server = await startHere(env)
      expect(new Set(await history({ ...world, server }))).toEqual(new Set(acknowledged))
      await server.close()
    }, 60_000)

    it('restores every message acknowledged before it, and all attachments of the database', async () => {
      const found = await runCommand(['restore', file, '--replace'], env)
      // An attachment that was deleted after the snapshot has a row in the backup, and no bytes.
      const warning = /^(\d+ attachments are not in the backup: their addresses answer 404\.\n)?$/
      expect(found).toMatchObject({ code: 0, err: expect.stringMatching(warning) })
      restored = await startHere(env)
      world = { ...world, server: restored }
      const messages = new Set(await history(world))
      expect(acknowledgedBefore.filter((id) => !messages.has(id))).toEqual([])
      expect(messages.size).toBeLessThan(acknowledged.length)
      const missing: number[] = []
      for (const [number, [path, bytes]] of [...uploaded].entries()) {
        const answer = await fetch(restored.url + path)
        if (answer.status === 404) missing.push(number)
        else expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      }
      expect(missing.filter((number) => number < uploadedBefore && number % 3 !== 2)).toEqual([])
      // Files and rows are consistent: uploads after the snapshot have neither.
      expect(uploaded.size - missing.length).toBe(
        readdirSync(attachments).filter((entry) => entry.startsWith('att_')).length,
      )
    }, 60_000)

    it('begins an epoch, and an agent continues with the events that it has not read', async () => {
      const first = await callProcess(world.server, world.token, 'GET', '/v1/events?limit=1')
      expect(first.log_epoch).not.toBe(epoch)
      const late = await send(world, 'after the restore')
      // An agent that had read everything before the restore has a position after the end of the restored log.
      const path = `/v1/events?after=${first.latest + 500}&log_epoch=${epoch}`
      const page = await callProcess(world.server, world.token, 'GET', path)
      expect(page.log_epoch).toBe(first.log_epoch)
      expect(
        page.events.map((event: { data: { message?: { message_id: string } } }) => event.data.message?.message_id),
      ).toEqual([late])
    }, 60_000)
  })
})

describe('a backup of an embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-backup-file-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'data', 'parley.db')
  const file = join(folder, 'backup')
  const moved = join(folder, 'moved', 'parley.db')

  it('is restored to another path with its key file', async () => {
    const server = await start({ DATABASE_URL: database })
    const world = await createWorld(server)
    await callProcess(server, world.token, 'POST', '/v1/webhooks', { url: 'https://example.com/hook' })
    const { body } = await upload(server, world.token, 'hello')
    const path = new URL(body.attachment.url).pathname
    await killProcess(server)
    expect(await runCommand(['backup', file], { DATABASE_URL: database })).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 attachments (5 bytes)'),
    })
    expect(await runCommand(['restore', file], { DATABASE_URL: moved })).toMatchObject({ code: 0, err: '' })
    expect(readFileSync(`${moved}.key`, 'utf8')).toBe(readFileSync(`${database}.key`, 'utf8'))
    expect(readdirSync(dirname(moved)).sort()).toEqual(
      expect.arrayContaining(['attachments', 'parley.db', 'parley.db.epoch', 'parley.db.key']),
    )
    const again = await startHere({ DATABASE_URL: moved, PARLEY_STORAGE_URL: join(dirname(moved), 'attachments') })
    expect(await (await fetch(again.url + path)).text()).toBe('hello')
    await again.close()
  }, 60_000)

  it('is not written over a file, or from a missing or in-memory database', async () => {
    expect(await runCommand(['backup', file], { DATABASE_URL: database })).toMatchObject({ code: 1 })
    const other = join(folder, 'other')
    expect(await runCommand(['backup', other], { DATABASE_URL: join(folder, 'none.db') })).toMatchObject({ code: 1 })
    expect(await runCommand(['backup', other], { DATABASE_URL: ':memory:' })).toMatchObject({ code: 2 })
    expect(existsSync(other)).toBe(false)
  })

  it('is not written when the encryption key of its secrets is missing', async () => {
    const PARLEY_ENCRYPTION_KEY = randomBytes(32).toString('base64')
    const other = join(folder, 'other')
    rmSync(`${database}.key`)
    const found = await runCommand(['backup', other], { DATABASE_URL: database, PARLEY_ENCRYPTION_KEY })
    expect(found).toMatchObject({ code: 1, err: expect.stringContaining('another key') })
    expect(existsSync(other)).toBe(false)
  })

  it('names changed and missing attachments, and is restored without them', async () => {
    const server = await start({ DATABASE_URL: moved })
    const { session } = await callProcess(server, operatorKey, 'POST', '/_ops/persons', { handle: 'ben', name: 'Ben' })
    const { agent_token: token } = await callProcess(server, session, 'POST', '/v1/me/agents', {
      handle: 'other',
      display_name: 'Other',
    })
    const uploads = [await upload(server, token, 'one'), await upload(server, token, 'two')]
    const [changed, missing] = uploads.map(({ body }) => body.attachment.id as string) as [string, string]
    await killProcess(server)
    const at = (id: string) => join(dirname(moved), 'attachments', id)
    writeFileSync(at(changed), 'eno')
    rmSync(at(missing))
    const other = join(folder, 'damaged')
    const found = await runCommand(['backup', other], { DATABASE_URL: moved })
    expect(found.code).toBe(1)
    expect(found.err).toContain('2 attachments are missing or changed')
    expect(found.err).toContain(changed)
    expect(found.err).toContain(missing)
    const restored = await runCommand(['restore', other], { DATABASE_URL: join(folder, 'third', 'parley.db') })
    expect(restored).toMatchObject({ code: 0, err: expect.stringContaining('1 attachments are not in the backup') })
  }, 60_000)

  it('is not written from a damaged file', async () => {
    const copy = join(folder, 'damaged.db')
    const source = new DatabaseSync(database)
    source.exec(`VACUUM INTO '${copy}'`)
    source.close()
    const bytes = readFileSync(copy)
    bytes.fill(0xa5, 60 * 1024, 100 * 1024)
    writeFileSync(copy, bytes)
    const found = await runCommand(['backup', join(folder, 'none')], { DATABASE_URL: copy })
    expect(found).toMatchObject({ code: 1, err: expect.stringContaining('damaged') })
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })

  it('contains no attachments of a bucket, reports that, and is restored with the bucket only', async () => {
    const PARLEY_STORAGE_URL = 's3://bucket?endpoint=http://127.0.0.1:9'
    const source = join(folder, 'bucket', 'parley.db')
    await (await startHere({ DATABASE_URL: source, PARLEY_STORAGE_URL })).close()
    const other = join(folder, 'bucket.backup')
    const found = await runCommand(['backup', other], { DATABASE_URL: source, PARLEY_STORAGE_URL })
    expect(found).toMatchObject({ code: 0, err: expect.stringContaining('bucket of attachments is not in the backup') })
    const target = { DATABASE_URL: join(folder, 'bucket-restored', 'parley.db') }
    expect(await runCommand(['restore', other], target)).toMatchObject({
      code: 2,
      err: expect.stringContaining('PARLEY_STORAGE_URL'),
    })
    expect(await runCommand(['restore', other], { ...target, PARLEY_STORAGE_URL })).toMatchObject({ code: 0, err: '' })
    const withFolder = { DATABASE_URL: join(folder, 'folder-restored', 'parley.db'), PARLEY_STORAGE_URL }
    expect(await runCommand(['restore', file], withFolder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('bucket'),
    })
  }, 60_000)
})

describe('a backup of PostgreSQL', () => {
  const url = 'postgres://ann:secret-word@127.0.0.1:1/parley'

  it('reports an unreachable server without the password', async () => {
    const found = await runCommand(['backup', join(tmpdir(), 'none.backup')], {
      DATABASE_URL: url,
      PARLEY_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    })
    expect(found).toMatchObject({ code: 1, err: expect.stringContaining('does not answer at 127.0.0.1:1') })
    expect(found.err).not.toContain('secret-word')
  })
})
