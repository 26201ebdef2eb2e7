import { rmSync, writeFileSync } from 'node:fs'

import { afterEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

eachDatabase((_name, open) => {
  describe('the server', () => {
    let server: TestServer
    let closing: Promise<void> | undefined
    afterEach(async () => {
      await (closing ?? server.close())
      closing = undefined
    })
    const ready = async () => {
      const { status, body, headers } = await server.call('GET', '/readyz')
      return [status, body.status ?? body.error.code, headers.get('retry-after')]
    }
    const alive = async () => (await server.call('GET', '/healthz')).status

    it('is not ready after it begins to stop, and serves requests until it stops', async () => {
      server = await startTestServer(open.place(), systemClock, { PARLEY_DRAIN_DELAY_MS: '1500' })
      const { session } = await server.user()
      expect(await ready()).toEqual([200, 'ok', null])
      closing = server.close()
      expect(await ready()).toEqual([503, 'temporarily_unavailable', '1'])
      expect([await alive(), (await server.call('GET', '/v1/me', session)).status]).toEqual([200, 200])
      await closing
      await expect(fetch(`${server.url}/readyz`)).rejects.toThrow()
    })

    it('is not ready while attachments cannot be stored', async () => {
      server = await startTestServer(open.place())
      const { storageFolder: folder } = server
      expect(await ready()).toEqual([200, 'ok', null])
      rmSync(folder, { recursive: true, force: true })
      writeFileSync(folder, 'no folder')
      expect(await ready()).toEqual([503, 'temporarily_unavailable', '1'])
      expect(server.errors.join()).toContain('attachments cannot be stored')
      rmSync(folder)
      expect(await ready()).toEqual([200, 'ok', null])
    })

    it('is not ready without its database, or with tables of an older version', async () => {
      server = await startTestServer(open.place())
      const { database } = server.context
      const { read } = database
      database.read = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }))
      expect([await ready(), await alive()]).toEqual([[503, 'temporarily_unavailable', '1'], 200])
      database.read = () => new Promise(() => {})
      expect(await ready()).toEqual([503, 'temporarily_unavailable', '1'])
      database.read = read
      expect(await ready()).toEqual([200, 'ok', null])
      await database.write((tx) => tx.run("DELETE FROM schema_migrations WHERE name = '0001_data_model'"))
      expect(await ready()).toEqual([503, 'temporarily_unavailable', '1'])
      expect(server.errors.join()).toContain('older than the program')
    })
  })
})
