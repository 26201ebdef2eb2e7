import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { eachDatabase } from '../../testing/databases.ts'
import { systemClock } from '../clock.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Database } from '../database/database.ts'
import { conflict } from '../errors.ts'
import { createIds } from '../ids.ts'
import { createCommits, type Commits } from './commits.ts'
import { createEventLog, newEvents } from '../event-log/append-events.sql.ts'
import type { LoadedState, State, WriteKind } from './state.ts'

const ids = createIds(systemClock)
const eventLog = createEventLog(ids, ({ data }) => JSON.stringify(data))

/**
 * Creates a state of event counters by actor.
 * @param isOvertaken whether its rows already exist when they are stored
 */
function countersState(isOvertaken: () => boolean = () => false): LoadedState<Map<string, number>, Set<string>> {
  return {
    name: 'counters',
    rank: 1,
    phase: 'lock',
    emptyKeys: () => new Set(),
    initial: () => new Map(),
    async load(tx, actorIds) {
      const asked = tx.table(
        { id: 'text' },
        [...actorIds].map((id) => ({ id })),
      )
      const rows = await tx.rows<{ actor_id: string; last_sequence: number }>(
        `SELECT c.actor_id, c.last_sequence FROM event_counters c WHERE c.actor_id IN (SELECT t.id FROM ${asked.sql} AS t)`,
        asked.bindings,
      )
      return new Map(rows.map((row) => [row.actor_id, row.last_sequence]))
    },
    async store(tx, value) {
      const counted = tx.table(
        { actor_id: 'text', last_sequence: 'bigint' },
        [...value].map(([actor_id, last_sequence]) => ({ actor_id, last_sequence })),
      )
      const insert = `INSERT INTO event_counters (actor_id, last_sequence)
        SELECT t.actor_id, t.last_sequence FROM ${counted.sql} AS t WHERE true`
      const upsert = `${insert} ON CONFLICT (actor_id) DO UPDATE SET last_sequence = excluded.last_sequence`
      await Promise.all([
        tx.run(upsert, counted.bindings),
        isOvertaken() ? tx.run(insert, counted.bindings) : undefined,
      ])
    },
  }
}

function kindsOf(counters: ReturnType<typeof countersState>) {
  const add: WriteKind<{ id: string; by: number }, { total: number }> = {
    name: 'add',
    requestKeys: ({ id }, keys) => void keys.of(counters).add(id),
    decide(batch, { id, by }) {
      const value = batch.get(counters)
      const total = (value.get(id) ?? 0) + by
      if (total < 0) throw conflict('Below nothing.')
      value.set(id, total)
      return { total }
    },
  }
  const name: WriteKind<string, string> = {
    name: 'name',
    requestKeys() {},
    decide: (_batch, write) => `named ${write}`,
  }
  return { add, name }
}

eachDatabase((_name, open) => {
  let database: Database
  let commits: Commits
  beforeEach(async () => {
    database = await open()
    commits = createCommits({ database, clock: systemClock, ids, eventLog })
  })
  const stored = () =>
    database.read((tx) => tx.rows('SELECT actor_id, last_sequence FROM event_counters ORDER BY actor_id'))

  test('writes of several kinds share a batch, and each gets a result of its kind', async () => {
    const { add, name } = kindsOf(countersState())
    const [first, second, named] = await Promise.all([
      commits.submit(add, { id: 'a', by: 2 }),
      commits.submit(add, { id: 'a', by: 3 }),
      commits.submit(name, 'b'),
    ])
    expectTypeOf(first).toEqualTypeOf<{ total: number }>()
    expectTypeOf(named).toEqualTypeOf<string>()
    expect([first, second, named]).toEqual([{ total: 2 }, { total: 5 }, 'named b'])
    expect(commits.statistics()).toMatchObject({ batches: 1, writes: 3 })
    expect(await stored()).toEqual([{ actor_id: 'a', last_sequence: 5 }])
    expect(await commits.submit(add, { id: 'a', by: 1 })).toEqual({ total: 6 })
  })

  test('a rejected write does not change other writes of its batch', async () => {
    const { add } = kindsOf(countersState())
    const outcomes = await Promise.allSettled([1, -5, 1].map((by) => commits.submit(add, { id: 'a', by })))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toMatchObject({ reason: { kind: 'conflict' } })
    expect(commits.statistics()).toMatchObject({ batches: 1, isolatedBatches: 0 })
    expect(await stored()).toEqual([{ actor_id: 'a', last_sequence: 2 }])
  })

  test('yields to the event loop between transactions with many events', async () => {
    const few = createCommits({ database, clock: systemClock, ids, eventLog, maxEvents: 1 })
    await database.write((tx) => tx.run("INSERT INTO event_counters (actor_id, last_sequence) VALUES ('a', 0)"))
    const turnsAt: number[] = []
    let steps = 0
    const emit: WriteKind<number, void> = {
      name: 'emit',
      requestKeys() {},
      decide(batch) {
        turnsAt.push(steps)
        batch.get(newEvents).push({ actorId: 'a', eventType: 'task.update', chatId: null, messageId: null, data: {} })
      },
    }
    const counting = () => {
      steps++
      if (turnsAt.length < 5) setImmediate(counting)
    }
    setImmediate(counting)
    await Promise.all([1, 2, 3, 4, 5].map((write) => few.submit(emit, write)))
    expect(few.statistics()).toMatchObject({ batches: 5, writes: 5 })
    expect(new Set(turnsAt).size).toBe(5)
  })

  test('runs a small write before writes of a chat with many events', async () => {
    const few = createCommits({ database, clock: systemClock, ids, eventLog, maxEvents: 100 })
    await database.write((tx) => tx.run("INSERT INTO event_counters (actor_id, last_sequence) VALUES ('a', 0)"))
    const order: string[] = []
    const emit: WriteKind<{ chat: string; events: number }, void> = {
      name: 'emit',
      partition: ({ chat }) => chat,
      requestKeys() {},
      decide(batch, { chat, events }) {
        order.push(chat)
        const event = { actorId: 'a', eventType: 'task.update', chatId: null, messageId: null, data: {} } as const
        for (let count = 0; count < events; count++) batch.get(newEvents).push(event)
      },
    }
    const group = () => few.submit(emit, { chat: 'group', events: 150 })
    await group()
    const writes = [group(), group(), group(), few.submit(emit, { chat: 'direct', events: 1 })]
    await Promise.all(writes)
    expect(order).toEqual(['group', 'direct', 'group', 'group', 'group'])
  })

  test('an error before a statement is sent fails all other writes of its batch', async () => {
    const counters = countersState()
    const { add } = kindsOf(counters)
    const broken: State<string[]> = {
      name: 'broken',
      rank: 2,
      initial: () => [],
      store: async (tx) => void (await tx.run('SELECT ?', [undefined])),
    }
    const both: WriteKind<string, void> = {
      name: 'both',
      requestKeys: (id, keys) => void keys.of(counters).add(id),
      decide(batch, id) {
        batch.get(counters).set(id, 1)
        batch.get(broken).push(id)
      },
    }
    await expect(commits.submit(both, 'a')).rejects.toThrow('A binding is undefined')
    expect(await stored()).toEqual([])
    expect(await commits.submit(add, { id: 'a', by: 1 })).toEqual({ total: 1 })
  })

  describe('a batch with a concurrent write of another process', () => {
    test('is rolled back and restarted', async () => {
      let lost = 2
      const { add } = kindsOf(countersState(() => lost-- > 0))
      const results = await Promise.all([1, 1].map((by) => commits.submit(add, { id: 'a', by })))
      expect(results).toEqual([{ total: 1 }, { total: 2 }])
      expect(commits.statistics()).toMatchObject({ batches: 1, isolatedBatches: 0 })
      expect(await stored()).toEqual([{ actor_id: 'a', last_sequence: 2 }])
    })

    test('fails after repeated conflicts', async () => {
      let attempts = 0
      const { add } = kindsOf(countersState(() => ++attempts > 0))
      await expect(commits.submit(add, { id: 'a', by: 1 })).rejects.toSatisfy(isUniqueViolation)
      expect(attempts).toBe(21)
      expect(await stored()).toEqual([])
    })
  })
})
