import { chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { canMakeClusters, makeCluster, type PostgresCluster } from '../../../testing/postgres-cluster.ts'
import { selfSigned } from '../../../testing/receiver.ts'
import { startTestServer } from '../../../testing/server.ts'

const absent = !canMakeClusters && process.env.REQUIRE_POSTGRES !== '1'

describe.skipIf(absent)('PostgreSQL that accepts TLS connections only', { timeout: 60_000 }, () => {
  let cluster: PostgresCluster
  const fileOf = (name: string) => join(cluster.folder, name)
  const urlWith = (query: string) => `${cluster.url}?${query}`

  function write(name: string, text: string): void {
    writeFileSync(fileOf(name), text, { mode: 0o600 })
    // The server rejects key files of other users.
    const { uid, gid } = statSync(cluster.folder)
    chownSync(fileOf(name), uid, gid)
  }

  beforeAll(async () => {
    cluster = await makeCluster({ settings: { ssl: 'on' } })
    const [own, other] = [await selfSigned(), await selfSigned()]
    write('server.key', own.key)
    write('server.crt', own.certificate)
    write('other.crt', other.certificate)
    await cluster.start()
    write('pg_hba.conf', 'hostssl all all all trust\n')
    await cluster.reload()
  }, 60_000)
  afterAll(() => cluster?.remove())

  test('is used with TLS when its certificate is trusted', async () => {
    const url = urlWith(`sslmode=verify-full&sslrootcert=${fileOf('server.crt')}`)
    const server = await startTestServer({ url })
    const encrypted = await server.context.database.read((tx) =>
      tx.rows<{ ssl: boolean }>('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()'),
    )
    expect(encrypted).toEqual([{ ssl: true }])
    const user = await server.user()
    expect((await server.call('GET', '/v1/me', user.session)).status).toBe(200)
    expect(server.errors).toEqual([])
    await server.close()
  })

  test.each([
    ['a certificate of somebody else', () => `sslmode=verify-full&sslrootcert=${fileOf('other.crt')}`, /not trusted/],
    ['no TLS at all', () => 'sslmode=disable', /rejects the role postgres .*no encryption/],
  ])('is rejected with %s, and the start error explains it', async (_name, query, message) => {
    await expect(startTestServer({ url: urlWith(query()) })).rejects.toThrow(message)
  })
})
