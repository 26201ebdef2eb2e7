import { beforeAll, describe, expect, test } from 'vitest'
import type { Database, Durability, Tx } from './database.ts'
import { isUniqueViolation } from './database-errors.ts'
import { eachSignals } from '../../testing/databases.ts'

const addCounter = (tx: Tx, id: string, sequence = 0) =>
  tx.run('INSERT INTO event_counters (actor_id, last_sequence) VALUES (?, ?)', [id, sequence])

const counters = (database: Database, prefix: string) =>
  database.read((tx) =>
    tx.rows<{ actor_id: string; last_sequence: number }>(
      'SELECT actor_id, last_sequence FROM event_counters WHERE actor_id LIKE ? ORDER BY actor_id',
      [`${prefix}%`],
    ),
  )

eachSignals((dialect, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  describe('a write', () => {
    test('is stored after its callback resolves, and not stored after it fails', async () => {
      await database.write((tx) => addCounter(tx, 'kept'))
      const failing = database.write(async (tx) => {
        await addCounter(tx, 'kept-not')
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect(await counters(database, 'kept')).toMatchObject([{ actor_id: 'kept' }])
    })

    test('counts the statements that it sends to a server, with BEGIN and COMMIT', async () => {
      const before = database.statements()
      await database.write((tx) => addCounter(tx, 'counted'))
      await counters(database, 'counted')
      expect(database.statements() - before).toBe(dialect === 'sqlite' ? 0 : 4)
    })

    test('notifies others only after the commit, each actor once', async () => {
      const notified: unknown[] = []
      const stop = [
        database.signals.onActors((actors) => notified.push(actors)),
        database.signals.onDeliveries((owners) => notified.push({ owners })),
      ]
      await database.write(async (tx) => {
        tx.wake('a')
        tx.wake('b')
        tx.wake('a')
        tx.wakeDeliveries(['a'])
        tx.wakeDeliveries(['b', 'a'])
        tx.afterCommit(() => notified.push('after'))
        tx.afterCommit(() => {
          throw new Error('harmless')
        })
        await addCounter(tx, 'notified')
        expect(notified).toEqual([])
      })
      expect(notified).toEqual([['a', 'b'], { owners: ['a', 'b'] }, 'after'])
      stop.forEach((end) => end())
    })

    test('sends no notification after a rollback', async () => {
      const notified: unknown[] = []
      const stop = database.signals.onActors((actors) => notified.push(actors))
      const failing = database.write(async (tx) => {
        tx.wake('a')
        tx.afterCommit(() => notified.push('after'))
        await tx.run('INSERT INTO no_such_table VALUES (1)')
      })
      await expect(failing).rejects.toThrow('no_such_table')
      expect(notified).toEqual([])
      stop()
    })

    test('cannot be used after its callback has ended', async () => {
      let escaped: Tx | undefined
      await database.write(async (tx) => void (escaped = tx))
      await expect(escaped!.rows('SELECT 1')).rejects.toThrow('has ended')
      await expect(escaped!.knex('actors').select()).rejects.toThrow('has ended')
    })

    test('recognizes the unique violation of an existing row', async () => {
      const twice = database.write(async (tx) => {
        await addCounter(tx, 'twice')
        await addCounter(tx, 'twice')
      })
      const error = await twice.catch((thrown) => thrown)
      expect(isUniqueViolation(error)).toBe(true)
      expect(await counters(database, 'twice')).toEqual([])
    })

    // `log-flush.test.ts` shows it for the embedded database.
    test.runIf(dialect === 'postgres')('waits for the disk unless it need not survive a machine crash', async () => {
      const waits = async (survives?: Durability) => {
        const [row] = await database.write((tx) => tx.rows<object>('SHOW synchronous_commit'), survives)
        return Object.values(row!)[0]
      }
      expect(await waits('process')).toBe('off')
      expect(await waits()).toBe('on')
      expect(await waits('server')).toBe('on')
      expect(await waits('machine')).toBe('on')
    })

    test('runs serially or in parallel, without lost updates', async () => {
      await database.write((tx) => addCounter(tx, 'busy'))
      const bump = () =>
        database.write(async (tx) => {
          const [row] = await tx.rows<{ last_sequence: number }>(
            `SELECT last_sequence FROM event_counters WHERE actor_id = ?${tx.forUpdate}`,
            ['busy'],
          )
          await tx.run('UPDATE event_counters SET last_sequence = ? WHERE actor_id = ?', [
            row!.last_sequence + 1,
            'busy',
          ])
        })
      await Promise.all(Array.from({ length: 20 }, bump))
      expect(await counters(database, 'busy')).toMatchObject([{ last_sequence: 20 }])
    })
  })

  describe('a read', () => {
    test('cannot write, by SQL or by query builder', async () => {
      await expect(database.read((tx) => addCounter(tx, 'stolen'))).rejects.toThrow(/read-?only/)
      const built = database.read((tx) => tx.knex('event_counters').insert({ actor_id: 'stolen' }))
      await expect(built).rejects.toThrow(/read-?only/)
      await expect(database.read(async (tx) => tx.wake('a'))).rejects.toThrow('requires a write transaction')
      expect(await counters(database, 'stolen')).toEqual([])
    })

    test('sees no uncommitted changes', async () => {
      await database.write(async (tx) => {
        await addCounter(tx, 'hidden')
        expect(await counters(database, 'hidden')).toEqual([])
      })
      expect(await counters(database, 'hidden')).toHaveLength(1)
    })
  })

  describe('values', () => {
    test('bigint columns are numbers up to 2^53 - 1, beyond that an error', async () => {
      await database.write((tx) => addCounter(tx, 'large', Number.MAX_SAFE_INTEGER))
      expect(await counters(database, 'large')).toMatchObject([{ last_sequence: Number.MAX_SAFE_INTEGER }])
      const beyond = database.read((tx) => tx.rows('SELECT 9007199254740993 AS wide'))
      await expect(beyond).rejects.toThrow(/9007199254740993/)
    })

    test('sums and counts are numbers, booleans are 0 and 1', async () => {
      const [row] = await database.read((tx) =>
        tx.rows(`SELECT count(*) AS n, sum(last_sequence) AS total FROM event_counters WHERE actor_id = ?`, ['none']),
      )
      expect(row).toEqual({ n: 0, total: null })
      await database.write(async (tx) => {
        const columns = 'id, kind, accepts_tasks, created_at'
        await tx.run(`INSERT INTO actors (${columns}) VALUES (?, ?, ?, ?)`, ['agt_b', 'agent', true, 1])
        expect(await tx.knex('actors').where({ id: 'agt_b' }).first('accepts_tasks')).toEqual({ accepts_tasks: 1 })
      })
    })

    test('an undefined binding is rejected', async () => {
      await expect(database.read((tx) => tx.rows('SELECT ?', [undefined]))).rejects.toThrow('undefined')
    })

    test('a question mark inside quotes is not a binding', async () => {
      const rows = await database.read((tx) => tx.rows(`SELECT 'who? ''me?''' AS text WHERE ? = 1`, [1]))
      expect(rows).toEqual([{ text: `who? 'me?'` }])
    })

    test('ids are compared byte by byte', async () => {
      await database.write(async (tx) => {
        for (const id of ['order_b', 'order_B', 'order_a', 'order_Z']) await addCounter(tx, id)
      })
      const ids = (await counters(database, 'order_')).map((row) => row.actor_id)
      expect(ids).toEqual(['order_B', 'order_Z', 'order_a', 'order_b'])
    })
  })

  describe('a table parameter', () => {
    const columns = { id: 'text', n: 'bigint' } as const

    test('keeps types, nulls and any text', async () => {
      const rows = [
        { id: `"'\\{},NULL \n ☃ 😀`, n: Number.MAX_SAFE_INTEGER },
        { id: 'NULL', n: null },
        { id: '', n: 0 },
        { id: null, n: -1 },
        { id: '12', n: 12 },
      ]
      const found = await database.read((tx) => {
        const given = tx.table(columns, rows)
        return tx.rows(`SELECT t.id, t.n FROM ${given.sql} AS t`, given.bindings)
      })
      expect(found).toEqual(rows)
    })

    test('has the same SQL for any number of rows', async () => {
      await database.write(async (tx) => {
        const none = tx.table(columns, [])
        const many = tx.table(
          columns,
          Array.from({ length: 70_000 }, (_, n) => ({ id: `bulk-${n}`, n })),
        )
        expect(many.sql).toBe(none.sql)
        const insert = `INSERT INTO event_counters (actor_id, last_sequence) SELECT t.id, t.n FROM ${many.sql} AS t`
        expect(await tx.run(insert, none.bindings)).toBe(0)
        expect(await tx.run(insert, many.bindings)).toBe(70_000)
        await tx.run('DELETE FROM event_counters WHERE actor_id LIKE ?', ['bulk-%'])
      })
    })

    test.skipIf(dialect === 'sqlite')('uses cached query plans, also with few rows', async () => {
      const plans = await database.write(async (tx) => {
        if (tx.distributed) return undefined
        for (let run = 0; run < 20; run++) {
          const { sql, bindings } = tx.table({ actor_id: 'text' }, [{ actor_id: `run-${run}` }])
          await tx.rows(
            `SELECT n.last_sequence AS planned FROM ${sql} AS t JOIN event_counters n ON n.actor_id = t.actor_id`,
            bindings,
          )
        }
        const [counted] = await tx.rows<{ anew: number; once: number }>(
          `SELECT custom_plans AS anew, generic_plans AS once FROM pg_prepared_statements WHERE statement LIKE 'SELECT n.last_sequence AS planned%'`,
        )
        return counted
      })
      // PostgreSQL plans the first executions with their parameters.
      expect(plans).toEqual(plans && { anew: 5, once: 15 })
    })

    test('is stored unchanged, with all rows or only rows with a new key', async () => {
      const counters = { actor_id: 'text', last_sequence: 'bigint' } as const
      const row = (id: string, n: number) => ({ actor_id: `kept-${id}`, last_sequence: n })
      const odd = row(`"'\\{},NULL \n ☃ 😀`, Number.MAX_SAFE_INTEGER)
      const stored = await database.write(async (tx) => [
        await tx.insert('event_counters', counters, []),
        await tx.insert('event_counters', counters, [odd, row('a', 1)]),
        await tx.insert('event_counters', counters, [row('a', 2), row('b', 3)], 'actor_id'),
      ])
      expect(stored).toEqual([0, 2, 1])
      const found = await database.read((tx) =>
        tx.rows(
          `SELECT actor_id, last_sequence FROM event_counters WHERE actor_id LIKE 'kept-%' ORDER BY last_sequence`,
        ),
      )
      expect(found).toEqual([row('a', 1), row('b', 3), odd])
      await expect(
        database.write((tx) => tx.insert('event_counters', counters, [row('c', 4), row('a', 5)])),
      ).rejects.toThrow()
      expect(await database.read((tx) => tx.rows(`SELECT 1 FROM event_counters WHERE actor_id = 'kept-c'`))).toEqual([])
    })

    test('rejects a row without one of the columns, and an invalid column name', async () => {
      await database.read(async (tx) => {
        expect(() => tx.table(columns, [{ id: 'a' } as never])).toThrow('lacks the column n')
        expect(() => tx.table({ 'a, b': 'text' }, [])).toThrow('Not a column name')
        const counters = { actor_id: 'text', last_sequence: 'bigint' } as const
        const incomplete = [{ actor_id: 'a' } as never]
        await expect(tx.insert('event_counters', counters, incomplete)).rejects.toThrow(
          'lacks the column last_sequence',
        )
      })
    })
  })

  test(`the ${dialect} database can be closed twice, and does nothing afterwards`, async () => {
    const closing = await open()
    await Promise.all([closing.close(), closing.close()])
    await expect(closing.read((tx) => tx.rows('SELECT 1'))).rejects.toThrow()
  })
})
