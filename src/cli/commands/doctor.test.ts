import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { parseConfig } from '../../platform/configuration/parse-config.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createLog } from '../../platform/logging/log.ts'
import { openContext } from '../../server/open-context.ts'
import { runCommand } from '../../testing/commands.ts'
import { writeDemoFile, type DemoValues } from '../demo/demo-file.ts'
import { silentLog } from '../../testing/databases.ts'
import { canMakeClusters, makeCluster, type PostgresCluster } from '../../testing/postgres-cluster.ts'
import { childEnvironment, killProcess, startProcess } from '../../testing/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-doctor-'))
const good = join(folder, 'good.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  const database = await openDatabase(good, { log: silentLog })
  // Large enough that damage in the middle affects a used page.
  await database.write(async (tx) => {
    for (let n = 0; n < 400; n++) {
      await tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, 1)', [`${n}${'x'.repeat(500)}`])
    }
  })
  await database.close()
})

const quiet = {
  PARLEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  PARLEY_LOG_LEVEL: 'silent',
  PARLEY_STORAGE_URL: join(folder, 'attachments'),
}
/** Returns the output of a server that cannot start. */
function start(environment: Record<string, string>): { code: number | null; said: string } {
  const env = { ...childEnvironment, PORT: '0', ...quiet, ...environment }
  const args = ['src/main.ts', 'serve']
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 30_000 })
  return { code: status, said: stderr }
}
/** Returns the error of a server that cannot open its database. A process prints it, see `start`. */
function openingError(environment: Record<string, string>): Promise<Error> {
  return openContext(parseConfig({ PORT: '0', ...quiet, ...environment }), createLog('silent')).then(
    () => Promise.reject(new Error('the database was opened')),
    (error: Error) => error,
  )
}
const doctor = (environment: Record<string, string>) => runCommand(['doctor'], { PORT: '0', ...quiet, ...environment })

/** Returns a changed copy of the valid database. */
function changed(name: string, change: (path: string) => void): string {
  const path = join(folder, name)
  copyFileSync(good, path)
  change(path)
  return path
}

function overwrite(path: string, position: number, bytes: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0xa5), 0, bytes, position)
}

function inDatabase(path: string, sql: string): void {
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
}

describe('a valid database file', () => {
  it('passes the checks', async () => {
    const ended = await doctor({ DATABASE_URL: good })
    expect([ended.code, ended.err]).toEqual([0, ''])
    expect(ended.out).toMatch(/^ok {5}database file .*good.db: \d+ bytes, whole; tables are up to date$/m)
  })

  it('is created at the first start', async () => {
    const ended = await doctor({ DATABASE_URL: join(folder, 'new', 'parley.db') })
    expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('made at the first start') })
  })
})

describe('an unusable database file', () => {
  const damagedAtStart = () => changed('schema.db', (path) => overwrite(path, 100, 900))
  const newer = () =>
    changed('newer.db', (path) => inDatabase(path, "INSERT INTO schema_migrations (name, batch) VALUES ('9999_x', 1)"))
  const other = () =>
    changed('other.db', (path) =>
      inDatabase(path, "UPDATE schema_migrations SET name = '0001_other' WHERE name = '0001_data_model'"),
    )
  const foreign = () => {
    const path = join(folder, 'foreign.db')
    rmSync(path, { force: true })
    inDatabase(path, 'CREATE TABLE notes (text)')
    return path
  }
  const emptied = () =>
    changed('emptied.db', (path) => {
      truncateSync(path, 0)
      writeFileSync(`${path}-wal`, '')
    })
  const text = () => changed('text.db', (path) => writeFileSync(path, 'Dear diary, this is no database.'))
  const aFolder = () => {
    mkdirSync(join(folder, 'folder.db'), { recursive: true })
    return join(folder, 'folder.db')
  }

  it.each([
    ['is damaged where its tables are listed', damagedAtStart, /schema\.db is damaged .*Restore it from a backup/],
    ['is of a newer program', newer, /newer\.db: The tables .* are newer than this program, .* 9999_x/],
    [
      'is of another version, perhaps an older one',
      other,
      /other\.db: The tables .* of another version .* lack 1 of its \d+ steps, .* 0001_other/,
    ],
    ['is of another program', foreign, /foreign\.db: The database has tables of another program/],
    ['was emptied', emptied, /emptied\.db was emptied: .*Restore it from a backup/],
    ['is no database', text, /text\.db is not a database/],
    ['is a folder', aFolder, /folder\.db is a folder\. DATABASE_URL must name a file/],
  ])(
    'because it %s is named, with a remedy',
    async (_name, make, message) => {
      const found = await doctor({ DATABASE_URL: make() })
      expect(found).toMatchObject({ code: 1, err: '1 of 4 checks failed\n' })
      expect(found.out).toMatch(message)
      const error = await openingError({ DATABASE_URL: make() })
      expect(error.message).toMatch(message)
      expect(error.message.split('\n')).toHaveLength(1)
    },
    60_000,
  )

  it('ends the start of a process with one line and the exit code 2', () => {
    const ended = start({ DATABASE_URL: text() })
    expect(ended).toMatchObject({
      code: 2,
      said: expect.stringMatching(/^parley failed: .*text\.db is not a database/),
    })
    expect(ended.said.trim().split('\n')).toHaveLength(1)
  })

  it('is found damaged by a check of every page', async () => {
    const path = changed('damaged.db', (copy) => overwrite(copy, 120 * 1024, 40 * 1024))
    const found = await doctor({ DATABASE_URL: path })
    expect(found).toMatchObject({ code: 1, out: expect.stringMatching(/FAILED .*damaged\.db is damaged/) })
  })

  it('whose path leads through a file is reported with its path', async () => {
    expect((await openingError({ DATABASE_URL: join(good, 'parley.db') })).message).toMatch(/good\.db\/parley\.db/)
  })
})

describe('a database file in use', () => {
  it.each([
    ['symbolic link', symlinkSync],
    ['hard link', linkSync],
  ])(
    'is rejected under a second name, a %s',
    async (name, link) => {
      const path = changed(`${name.replace(' ', '-')}.db`, () => undefined)
      const other = join(mkdtempSync(join(folder, 'other-')), 'other.db')
      link(path, other)
      const server = await startProcess({ ...quiet, DATABASE_URL: path })
      try {
        expect((await openingError({ DATABASE_URL: other })).message).toContain('is using the database file')
        expect((await doctor({ DATABASE_URL: path })).code).toBe(0)
      } finally {
        await killProcess(server)
      }
      await (await openDatabase(other, { log: silentLog })).close()
    },
    60_000,
  )
})

describe('a demo beside the database', () => {
  it('is reported with its address, or as stopped', async () => {
    const data = mkdtempSync(join(folder, 'demo-'))
    const DATABASE_URL = join(data, 'parley.db')
    const server = await startProcess({ ...quiet, DATABASE_URL })
    try {
      writeDemoFile(data, { URL: server.url } as DemoValues)
      expect((await doctor({ DATABASE_URL })).out).toContain(`ok     demo: answers at ${server.url}`)
    } finally {
      await killProcess(server)
    }
    expect(await doctor({ DATABASE_URL })).toMatchObject({ code: 0, out: expect.stringContaining('demo: is stopped') })
  }, 60_000)
})

describe('a port', () => {
  it('used by another program is named', async () => {
    const program = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve))
    const PORT = String((program.address() as AddressInfo).port)
    const message = `Another program listens on 127.0.0.1:${PORT}. Stop it, or set PORT to another port`
    const found = await doctor({ DATABASE_URL: good, PORT })
    expect(found).toMatchObject({ code: 1, out: expect.stringContaining(message) })
    const env = { ...childEnvironment, ...quiet, DATABASE_URL: good, PORT }
    const child = spawn(process.execPath, ['src/main.ts', 'serve'], { env })
    let said = ''
    child.stderr.on('data', (bytes) => (said += bytes))
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(2)
    expect(said).toContain(`parley failed: ${message}`)
    program.close()
  }, 30_000)
})

describe('PostgreSQL', () => {
  it('unreachable, is named without the password', async () => {
    const DATABASE_URL = 'postgres://ann:secret-word@127.0.0.1:1/parley'
    const message = /PostgreSQL does not answer at 127\.0\.0\.1:1 \(.*ECONNREFUSED/
    const found = await doctor({ DATABASE_URL })
    expect(found).toMatchObject({ code: 1, out: expect.stringMatching(message) })
    const error = await openingError({ DATABASE_URL })
    expect(error.message).toMatch(message)
    expect(found.out + error.message).not.toContain('secret-word')
  }, 30_000)

  describe.skipIf(!canMakeClusters && process.env.REQUIRE_POSTGRES !== '1')('with its own cluster', () => {
    let cluster: PostgresCluster
    beforeAll(async () => {
      cluster = await makeCluster()
      await cluster.start()
      await cluster.query("CREATE ROLE ann LOGIN PASSWORD 'right'")
      writeFileSync(join(cluster.folder, 'pg_hba.conf'), 'host all ann all scram-sha-256\nhost all all all trust\n')
      await cluster.reload()
    }, 60_000)
    afterAll(() => cluster?.remove())
    const at = (credentials: string, database: string) =>
      `postgres://${credentials}@127.0.0.1:${cluster.port}/${database}`

    it.each([
      ['a wrong password', () => at('ann:wrong', 'postgres'), /rejects the role ann .*password/],
      ['a role that is not there', () => at('nobody', 'postgres'), /rejects the role nobody .*does not exist/],
      [
        'a database that is not there',
        () => at('postgres', 'parlor'),
        /has no database parlor\. Create it \(createdb parlor\)/,
      ],
    ])(
      'names %s',
      async (_name, url, message) => {
        const DATABASE_URL = url()
        expect(await doctor({ DATABASE_URL })).toMatchObject({ code: 1, out: expect.stringMatching(message) })
        expect((await openingError({ DATABASE_URL })).message).toMatch(message)
      },
      30_000,
    )

    it('passes the checks', async () => {
      const found = await doctor({ DATABASE_URL: at('postgres', 'postgres') })
      expect(found).toMatchObject({
        code: 0,
        out: expect.stringMatching(/PostgreSQL \d+.*tables are made at the first start/),
      })
    })
  })
})
