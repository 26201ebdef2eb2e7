import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { createWorld, type World } from '../../testing/world.ts'
import type { Database } from '../../platform/database/database.ts'
import { DatabaseUnavailable } from '../../platform/database/database-errors.ts'
import { eachDatabase } from '../../testing/databases.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { insertUpload } from './attachment.sql.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { AttachmentStorage } from '../../platform/storage/storage.ts'
import { filesIn } from '../../testing/uploads.ts'
import { createUploads, type Uploads, type UploadTimes } from './uploads.ts'

const quick: UploadTimes = { leaseMs: 1_000, sweepMs: 20 }
const aWhile = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

eachDatabase((dialect, open) => {
  let world: World
  let agent: Caller
  let folder: string
  let processes: Uploads[]
  beforeEach(async () => {
    world = createWorld(await open())
    agent = await world.agent()
    folder = mkdtempSync(join(tmpdir(), 'parley-uploads-'))
    processes = []
  })
  afterEach(async () => {
    await Promise.all(processes.map((uploads) => uploads.stop()))
    world.stop()
    rmSync(folder, { recursive: true })
  })

  /** Simulates another process on the same database, with its own connections on PostgreSQL. */
  async function process(storage: AttachmentStorage = createDiskStorage(folder), times = quick): Promise<Uploads> {
    const { clock, log, database: own } = world.context
    const database: Database = dialect === 'postgres' ? await open.another() : own
    const uploads = createUploads({ database, storage, clock, log }, times)
    processes.push(uploads)
    return uploads
  }
  const row = (id: string) => ({
    id,
    ownerId: agent.id,
    secret: `secret of ${id}`,
    url: 'http://x.example/',
    contentType: 'text/plain',
    filename: null,
    size: 10,
    createdAt: 0,
  })
  async function take(uploads: Uploads, id: string, bytes: AsyncIterable<Buffer>): Promise<string> {
    await world.context.database.write((tx) => insertUpload(tx, { ...row(id), leaseUntil: uploads.leaseUntil() }))
    return uploads.take(row(id), bytes)
  }
  const states = () =>
    world.context.database.read(async (tx) =>
      (await tx.rows<{ state: string }>('SELECT state FROM attachments')).map(({ state }) => state),
    )
  /** Leaves the state of a process that was killed during an upload. */
  async function killed(id: string, leaseUntil: number): Promise<void> {
    await world.context.database.write((tx) => insertUpload(tx, { ...row(id), leaseUntil }))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${id}.part`), 'half')
  }

  it('continues a slow upload of a running process while another process deletes abandoned uploads', async () => {
    const [writer, sweeper] = [await process(), await process()]
    await sweeper.start()
    async function* slowly() {
      for (let piece = 0; piece < 10; piece++) {
        await aWhile(150)
        yield Buffer.from('x')
      }
    }
    await take(writer, 'att_slow', slowly())
    expect([await states(), filesIn(folder)]).toEqual([['stored'], ['att_slow']])
  })

  it('deletes an upload of a dead process after its lease expires, and not earlier', async () => {
    const sweeper = await process()
    const leaseUntil = Date.now() + 3_000
    await killed('att_dead', leaseUntil)
    // The embedded database has no other process that could be alive.
    const shared = world.context.database.signals.shared
    await sweeper.start()
    await aWhile(100)
    expect([await states(), filesIn(folder)]).toEqual(shared ? [['writing'], ['att_dead.part']] : [[], []])
    await expect.poll(async () => [await states(), filesIn(folder)], { timeout: 15_000 }).toEqual([[], []])
    if (shared) expect(Date.now()).toBeGreaterThanOrEqual(leaseUntil)
  })

  it('ends an upload that another process has removed, and keeps no part of it', async () => {
    const uploads = await process()
    async function* given() {
      yield Buffer.from('01234')
      await world.context.database.write((tx) => tx.run("UPDATE attachments SET state = 'removed', lease_until = 0"))
      yield Buffer.from('56789')
    }
    await expect(take(uploads, 'att_lost', given())).rejects.toMatchObject({ kind: 'temporarily_unavailable' })
    expect([await states(), filesIn(folder)]).toEqual([[], []])
  })

  it('keeps no part of an upload whose last commit was not confirmed', async () => {
    const { clock, log, database } = world.context
    let loses = false
    const unsure: Database = {
      ...database,
      async write(work, survives) {
        const result = await database.write(work, survives)
        if (!loses) return result
        loses = false
        throw new DatabaseUnavailable('The answer to the commit was lost.')
      },
    }
    const uploads = createUploads({ database: unsure, storage: createDiskStorage(folder), clock, log }, quick)
    processes.push(uploads)
    async function* bytes() {
      yield Buffer.from('0123456789')
      loses = true
    }
    await expect(take(uploads, 'att_unsure', bytes())).rejects.toMatchObject({ kind: 'temporarily_unavailable' })
    expect([await states(), filesIn(folder)]).toEqual([[], []])
  })

  it('reports a storage failure, and deletes the upload after the storage recovers', async () => {
    const disk = createDiskStorage(folder)
    let away = true
    const storage: AttachmentStorage = {
      ...disk,
      async write(key, bytes, length, signal) {
        await disk.write(key, bytes, length, signal)
        if (away) throw new Error('the storage is away')
      },
      delete: (key) => (away ? Promise.reject(new Error('the storage is away')) : disk.delete(key)),
    }
    const uploads = await process(storage)
    await uploads.start()
    const bytes = async function* () {
      yield Buffer.from('0123456789')
    }
    await expect(take(uploads, 'att_failed', bytes())).rejects.toMatchObject({ kind: 'temporarily_unavailable' })
    expect([await states(), filesIn(folder)]).toEqual([['removed'], ['att_failed']])
    away = false
    await expect.poll(async () => [await states(), filesIn(folder)], { timeout: 5_000 }).toEqual([[], []])
    await take(uploads, 'att_again', bytes())
    expect(await states()).toEqual(['stored'])
  })
})
