import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { migrationNames } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'
import { eachDatabase, silentLog } from '../../testing/databases.ts'
import { asAdministrator } from '../../testing/postgres.ts'
import type { Place } from '../../testing/databases.ts'

const server = fileURLToPath(new URL('../../testing/database-server.ts', import.meta.url))

const children: ChildProcess[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
})

/** Starts a process on the database; resolves to the process and its first output. */
async function start(place: Place): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [server, place.url, place.schema ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout!, 'data')
  return { child, said: String(said).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

eachDatabase((dialect, open) => {
  test('three processes start in parallel on a fresh database', { timeout: 30_000 }, async () => {
    const place = open.emptyPlace()
    const said = (await Promise.all([start(place), start(place), start(place)])).map((started) => started.said)
    const opened = said.filter((text) => text === 'opened')
    const rejected = said.filter((text) => /^refused: .*One process owns the file/.test(text))
    if (dialect === 'postgres') expect(said).toEqual(['opened', 'opened', 'opened'])
    else expect([opened.length, rejected.length]).toEqual([1, 2])

    await Promise.all(children.splice(0).map(kill))
    const database = await open.another()
    const steps = await database.read((tx) => tx.rows('SELECT name FROM schema_migrations ORDER BY id'))
    expect(steps).toEqual(migrationNames.map((name) => ({ name })))
    await database.close()
  })

  test('a killed process does not stop the next one from starting', { timeout: 30_000 }, async () => {
    const place = open.emptyPlace()
    const first = await start(place)
    expect(first.said).toBe('opened')
    await kill(first.child)
    expect((await start(place)).said).toBe('opened')
  })

  test('a row in the lock table of knex does not stop a start', async () => {
    const database = await open()
    await database.write((tx) => tx.run('UPDATE schema_migrations_lock SET is_locked = 1'))
    await database.close()
    const again = await open.another()
    await again.close()
  })

  test.runIf(dialect === 'sqlite')('a second server on the file names the process that uses it', async () => {
    await open()
    await expect(open.another()).rejects.toThrow(`The server process ${process.pid} is using the database file`)
  })

  test.runIf(dialect === 'postgres')('a lost connection fails its query only', async () => {
    const database = await open({ poolSize: 1 })
    const lost = database.write(async (tx) => {
      const [row] = await tx.rows<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await asAdministrator((client) => client.query('SELECT pg_terminate_backend($1)', [row!.pid]))
      await tx.rows('SELECT 1')
    })
    await expect(lost).rejects.toThrow()
    expect(await database.write((tx) => tx.rows('SELECT 1 AS one'))).toEqual([{ one: 1 }])
  })

  test.runIf(dialect === 'postgres')('a deadlock is retried until both writes succeed', async () => {
    const database = await open()
    await database.write(async (tx) => {
      await tx.run("INSERT INTO event_counters (actor_id) VALUES ('a'), ('b')")
    })
    let attempts = 0
    let arrived = 0
    const bump = (first: string, second: string) =>
      database.write(async (tx) => {
        attempts++
        const sql = 'UPDATE event_counters SET last_sequence = last_sequence + 1 WHERE actor_id = ?'
        await tx.run(sql, [first])
        // Only the first attempts deadlock: each holds one row and waits for the other.
        if (attempts <= 2) {
          arrived++
          await expect.poll(() => arrived).toBe(2)
        }
        await tx.run(sql, [second])
      })
    await Promise.all([bump('a', 'b'), bump('b', 'a')])
    expect(attempts).toBeGreaterThan(2)
    const stored = await database.read((tx) => tx.rows('SELECT last_sequence AS n FROM event_counters'))
    expect(stored).toEqual([{ n: 2 }, { n: 2 }])
  })

  test.runIf(dialect === 'postgres')(
    'the error of several statements sent together is that of the failed statement',
    async () => {
      const database = await open()
      const blamed = database.write(async (tx) => {
        const failing = (async () => {
          try {
            return await tx.rows('SELECT 1 / 0')
          } finally {
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
        })()
        await Promise.all([failing, tx.rows('SELECT 2')])
      })
      await expect(blamed).rejects.toMatchObject({ code: '22012' })
    },
  )

  test.runIf(dialect === 'postgres')(
    'a failed statement still rolls the write back when its error is caught',
    async () => {
      const database = await open()
      const notified: unknown[] = []
      database.signals.onActors((actors) => notified.push(actors))
      const write = database.write(async (tx) => {
        tx.wake('a')
        await tx.run('INSERT INTO no_such_table VALUES (1)').catch(() => undefined)
      })
      await expect(write).rejects.toThrow('rolled back')
      expect(notified).toEqual([])
    },
  )
})

test('a database in memory migrates, writes and reads', async () => {
  const database = await openDatabase(':memory:', { log: silentLog })
  await database.write((tx) => tx.run("INSERT INTO event_counters (actor_id) VALUES ('a')"))
  await expect(database.read((tx) => tx.run('DELETE FROM event_counters'))).rejects.toThrow(/readonly/)
  expect(await database.read((tx) => tx.rows('SELECT actor_id FROM event_counters'))).toEqual([{ actor_id: 'a' }])
  await database.write((tx) => tx.run('DELETE FROM event_counters'))
  await database.close()
})

test('a URL of an unknown kind is rejected by name', async () => {
  await expect(openDatabase('mysql://somewhere/x', { log: silentLog })).rejects.toThrow('mysql:')
  const odd = openDatabase('postgres://127.0.0.1/x', { log: silentLog, schema: 'a; drop' })
  await expect(odd).rejects.toThrow('The schema must be')
})
