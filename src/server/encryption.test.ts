import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { systemRandom } from '../platform/random.ts'
import { createSecretBox } from '../platform/encryption/secret-box.ts'
import { openSecretBox } from '../platform/encryption/sealed-columns.ts'
import { eachDatabase, silentLog, type Place } from '../testing/databases.ts'
import { asAdministrator } from '../testing/postgres.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { sealedColumns } from './connect-areas.ts'

const newKey = () => randomBytes(32).toString('base64')
const keysOf = (key: string, ...rest: string[]) => ({
  PARLEY_ENCRYPTION_KEY: key,
  PARLEY_DECRYPTION_KEYS: rest.join(','),
})

interface Stored {
  signing_secret: string
  previous_secret: string | null
}

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function start(place: Place, environment: Record<string, string>): Promise<TestServer> {
  server = await startTestServer(place, undefined, environment)
  return server
}

async function stop(): Promise<void> {
  await server!.close()
  server = undefined
}

/** Returns the stored secrets of the only webhook. */
async function stored(place: Place): Promise<Stored> {
  const database = await openDatabase(place.url, { log: silentLog, schema: place.schema, poolSize: 1 })
  const [row] = await database.read((tx) => tx.rows<Stored>('SELECT signing_secret, previous_secret FROM webhooks'))
  await database.close()
  return row!
}

/** Creates a webhook and rotates its secret once. @returns both secrets */
async function makeWebhook({ user, agent, call }: TestServer) {
  const { token } = await agent((await user()).session)
  const made = await call('POST', '/v1/webhooks', token, { url: 'https://203.0.114.1/hook' })
  const rotated = await call('POST', `/v1/webhooks/${made.body.id}/rotate-secret`, token, { overlap_seconds: 600 })
  return { former: made.body.signing_secret as string, current: rotated.body.signing_secret as string }
}

eachDatabase((dialect, open) => {
  test('a secret is stored encrypted, and read after a restart with the same key', async () => {
    const place = open.place()
    const key = newKey()
    const secrets = await makeWebhook(await start(place, keysOf(key)))
    await stop()
    const row = await stored(place)
    const box = createSecretBox(Buffer.from(key, 'base64'))
    expect([row.signing_secret, row.previous_secret].map((text) => text!.slice(0, 9))).toEqual([
      'sealed:2:',
      'sealed:2:',
    ])
    expect([box.open(row.signing_secret), box.open(row.previous_secret!)]).toEqual([secrets.current, secrets.former])
  })

  test('unencrypted secrets are encrypted at start', async () => {
    const place = open.place()
    const secrets = await makeWebhook(await start(place, keysOf(newKey())))
    await stop()
    const database = await openDatabase(place.url, { log: silentLog, schema: place.schema, poolSize: 1 })
    await database.write(async (tx) => {
      // The state that an earlier version left, without a key and a key check.
      await tx.run('UPDATE webhooks SET signing_secret = ?, previous_secret = ?', [secrets.current, secrets.former])
      await tx.run('DELETE FROM service_keys')
    })
    await database.close()
    const key = newKey()
    await start(place, keysOf(key))
    await stop()
    const row = await stored(place)
    const box = createSecretBox(Buffer.from(key, 'base64'))
    expect(row.signing_secret).toMatch(/^sealed:2:/)
    expect([box.open(row.signing_secret), box.open(row.previous_secret!)]).toEqual([secrets.current, secrets.former])
  })

  test('a key is rotated by a start with the former key, which is not needed afterwards', async () => {
    const place = open.place()
    const [former, next] = [newKey(), newKey()]
    const secrets = await makeWebhook(await start(place, keysOf(former)))
    await stop()
    await expect(start(place, keysOf(next))).rejects.toThrow(/another key than that of PARLEY_ENCRYPTION_KEY/)
    await start(place, keysOf(next, former))
    await stop()
    const row = await stored(place)
    const box = createSecretBox(Buffer.from(next, 'base64'))
    expect([box.open(row.signing_secret), box.open(row.previous_secret!)]).toEqual([secrets.current, secrets.former])
    await start(place, keysOf(next))
  })

  test('of two keys that claim a fresh database at the same time, one is rejected and encrypts nothing', async () => {
    const database = await open()
    await database.write((tx) =>
      tx.run(
        `INSERT INTO webhooks (id, actor_id, url, signing_secret, status, form, created_at)
         VALUES ('whk_1', 'agt_1', 'https://example.com', 'whsec_plain', 'active', 'current', 0)`,
      ),
    )
    const claims = await Promise.allSettled(
      [1, 2].map((seed) =>
        openSecretBox(
          { database, random: systemRandom },
          { key: Buffer.alloc(32, seed), decryptionKeys: [], origin: `key ${seed}` },
          sealedColumns,
          () => undefined,
        ),
      ),
    )
    const won = claims.filter((claim) => claim.status === 'fulfilled')
    expect(won).toHaveLength(1)
    const [row] = await database.read((tx) => tx.rows<Stored>('SELECT signing_secret, previous_secret FROM webhooks'))
    expect(won[0]!.value.secretBox.open(row!.signing_secret)).toBe('whsec_plain')
  })

  if (dialect === 'postgres') {
    test('a start without a key explains how to create one', async () => {
      await expect(start(open.place(), { PARLEY_ENCRYPTION_KEY: '' })).rejects.toThrow(
        /PARLEY_ENCRYPTION_KEY is not set.*openssl rand -base64 32/,
      )
    })
    test('every column that may contain a secret is listed', async () => {
      const { schema } = open.emptyPlace()
      await open.another()
      const columns = await asAdministrator((client) =>
        client.query(
          `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
           WHERE table_schema = $1 AND column_name ~ '(secret|presented|token)' ORDER BY 1`,
          [schema],
        ),
      )
      const sealed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
      const others = columns.rows.map(({ name }: { name: string }) => name).filter((name) => !sealed.includes(name))
      // The secret part of a capability URL is looked up by its text; the other columns are times.
      expect(others).toEqual(['attachments.secret', 'webhooks.older_secret_until', 'webhooks.previous_secret_until'])
    })
  }
})

describe('the key file of the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-key-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is created at the first start with owner permissions only, and read by the next start', async () => {
    const place = { url: join(folder, 'parley.db') }
    const file = `${place.url}.key`
    const secrets = await makeWebhook(await start(place, { PARLEY_ENCRYPTION_KEY: '' }))
    const text = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await stop()
    await start(place, { PARLEY_ENCRYPTION_KEY: '' })
    await stop()
    expect(readFileSync(file, 'utf8')).toBe(text)
    const box = createSecretBox(Buffer.from(text, 'base64'))
    expect(box.open((await stored(place)).signing_secret)).toBe(secrets.current)
  })

  test('is not created again after a loss: the start fails', async () => {
    const place = { url: join(folder, 'parley.db') }
    await start(place, { PARLEY_ENCRYPTION_KEY: '' })
    await stop()
    rmSync(`${place.url}.key`)
    await expect(start(place, { PARLEY_ENCRYPTION_KEY: '' })).rejects.toThrow(
      /another key than that of .*parley\.db\.key/,
    )
    expect(existsSync(`${place.url}.key`)).toBe(false)
  })

  test('is not used when a setting contains a key', async () => {
    const place = { url: join(folder, 'parley.db') }
    const secrets = await makeWebhook(await start(place, { PARLEY_ENCRYPTION_KEY: '' }))
    await stop()
    const key = newKey()
    await start(place, keysOf(key))
    await stop()
    rmSync(`${place.url}.key`)
    await start(place, keysOf(key))
    await stop()
    expect(createSecretBox(Buffer.from(key, 'base64')).open((await stored(place)).signing_secret)).toBe(secrets.current)
  })
})
