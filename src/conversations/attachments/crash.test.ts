import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import type { Database } from '../../platform/database/database.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { eachDatabase, silentLog, type Place } from '../../testing/databases.ts'
import {
  callProcess,
  killProcess,
  processOperatorKey,
  startProcess,
  type ServerProcess,
} from '../../testing/process.ts'
import { filesIn, openUpload, upload } from '../../testing/uploads.ts'

const ids = createIds(systemClock)
const megabyte = 1024 * 1024

eachDatabase((dialect, open) => {
  describe('a server process', () => {
    let place: Place
    let folder: string
    let server: ServerProcess
    beforeEach(async () => {
      place = open.place()
      folder = mkdtempSync(join(tmpdir(), 'parley-crash-uploads-'))
      server = await start()
    })
    afterEach(async () => {
      await killProcess(server)
      rmSync(folder, { recursive: true })
    })

    const start = () =>
      startProcess({
        DATABASE_URL: place.schema ? `${place.url}?schema=${place.schema}` : place.url,
        PARLEY_STORAGE_URL: folder,
        PARLEY_RATE_LIMITS: 'off',
      })
    async function newToken(): Promise<string> {
      const [owner_handle, handle] = [ids.next('usr'), ids.next('agt')].map((id) => id.replace('_', '').slice(0, 30))
      await callProcess(server, processOperatorKey, 'POST', '/_ops/persons', { handle: owner_handle, name: 'Person' })
      const agent = { owner_handle, handle, display_name: 'Agent' }
      return (await callProcess(server, processOperatorKey, 'POST', '/_ops/agents', agent)).agent_token
    }
    /** Runs a function on the database of a stopped server. */
    async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
      const database = await openDatabase(place.url, { log: silentLog, schema: place.schema, poolSize: 1 })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    }

    it('killed during uploads shows no partial attachments, and they are deleted', async () => {
      const token = await newToken()
      const {
        body: { attachment },
      } = await upload(server, token, 'whole')
      for (let count = 0; count < 4; count++)
        openUpload(server, token, 20 * megabyte).request.write(Buffer.alloc(3 * megabyte))
      await expect.poll(() => filesIn(folder).filter((name) => name.endsWith('.part')).length).toBe(4)
      await killProcess(server)
      const halves = filesIn(folder)
        .filter((name) => name.endsWith('.part'))
        .map((name) => name.slice(0, -'.part'.length))
      expect(halves).toHaveLength(4)
      // Another process might still be writing the bytes: without this update, the lease expires after a minute.
      if (dialect === 'postgres')
        await inDatabase((database) => database.write((tx) => tx.run('UPDATE attachments SET lease_until = 0')))
      server = await start()
      for (const id of halves)
        await expect(callProcess(server, token, 'GET', `/v1/attachments/${id}`)).rejects.toThrow('404')
      await expect.poll(() => filesIn(folder)).toEqual([attachment.id])
      const { url } = (await callProcess(server, token, 'GET', `/v1/attachments/${attachment.id}`)).attachment
      expect(await (await fetch(server.url + new URL(url).pathname)).text()).toBe('whole')
      await killProcess(server)
      const rows = await inDatabase((database) => database.read((tx) => tx.rows('SELECT id, state FROM attachments')))
      expect(rows).toEqual([{ id: attachment.id, state: 'stored' }])
      server = await start()
    }, 60_000)

    // The bytes do not reach the database.
    it.skipIf(process.platform !== 'linux' || dialect !== 'sqlite')(
      'receives large parallel uploads in little memory',
      async () => {
        const token = await newToken()
        await upload(server, token, Buffer.alloc(megabyte))
        const resident = () =>
          Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))![1]) / 1024
        const before = resident()
        let most = before
        const watch = setInterval(() => {
          most = Math.max(most, resident())
        }, 5)
        const bytes = Buffer.alloc(20 * megabyte, 'x')
        const answers = await Promise.all(Array.from({ length: 8 }, () => upload(server, token, bytes)))
        clearInterval(watch)
        expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
        // 160 MB have arrived: buffering a quarter of it in memory would exceed this.
        expect(most - before).toBeLessThan(100)
      },
      60_000,
    )
  })
})
