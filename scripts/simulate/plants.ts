import { blockedPairs } from '../../src/conversations/blocks/block.sql.ts'
import { isCurrent } from '../../src/conversations/chats/chat-state.sql.ts'
import { joinsWatermarks } from '../../src/conversations/receipts/receipt.sql.ts'
import { setLease } from '../../src/delivery/webhooks/cursor.sql.ts'
import { attemptLeft, dueRows, leaseRetries, noAttemptLeft } from '../../src/delivery/webhooks/delivery.sql.ts'
import { hasLease, setsNextAttempt } from '../../src/delivery/webhooks/result.sql.ts'
import type { Post } from '../../src/delivery/webhooks/post.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database, Tx } from '../../src/platform/database/database.ts'
import type { FailureKind, Failures } from './failures.ts'
import type { Owner, Scheduler } from './scheduler.ts'
import type { Seeded } from './seeded.ts'

/** Context that a planted fault may use. */
export interface PlantContext {
  scheduler: Scheduler
  failures: Failures
  owner: Owner
  random: Seeded
}

/** A fault at an input of a server process, which tests the simulation itself. */
export interface Planted {
  /** Rules that the fault breaks. Each may reveal it. */
  breaks: readonly string[]
  /** Number of server processes that reveal it. Default: chosen by the seed. */
  processes?: number
  /** Virtual hours that reveal it, if the default is too short. */
  hours?: number
  /** Failures that are required to reveal it, with their probabilities. */
  rates?: Partial<Record<FailureKind, number>>
  database?(database: Database, context: PlantContext): Database
  clock?(clock: Clock, context: PlantContext): Clock
  post?(post: Post, context: PlantContext): Post
}

type Statement = (sql: string, bindings?: readonly unknown[]) => Promise<unknown>
interface Altered {
  rows?(sql: string, bindings: readonly unknown[], rows: Statement): Promise<unknown>
  /** Alters the rows that `rowsWhile` has read. */
  readRows?(rows: unknown[]): unknown[]
  run?(sql: string, bindings: readonly unknown[], run: Statement): Promise<unknown>
  insert?(table: string, rows: readonly object[]): readonly object[]
  /** Alters a row that the query builder inserts. */
  buildInsert?(table: string, row: object): object
}

/** Returns a database whose transactions modify their statements. */
function altering(database: Database, altered: Altered): Database {
  const alter = (tx: Tx): Tx => {
    const { rowsWhile } = tx
    const { rows, run, insert, readRows, buildInsert } = altered
    const members: Partial<Tx> = {
      ...(rows && { rows: ((sql, bindings = []) => rows(sql, bindings, tx.rows)) as Tx['rows'] }),
      ...(run && { run: ((sql, bindings = []) => run(sql, bindings, tx.run)) as Tx['run'] }),
      ...(insert && {
        insert: (...[table, columns, values, skipTaken]: Parameters<Tx['insert']>) =>
          tx.insert(table, columns, insert(table, values) as typeof values, skipTaken),
      }),
      ...(readRows && rowsWhile && { rowsWhile: ((...read) => readRows(rowsWhile(...read))) as typeof rowsWhile }),
      ...(buildInsert && { knex: alterInserts(tx.knex, buildInsert) }),
    }
    return Object.create(tx, Object.getOwnPropertyDescriptors(members)) as Tx
  }
  return {
    ...database,
    write: (work) => database.write((tx) => work(alter(tx))),
    read: (work) => database.read((tx) => work(alter(tx))),
  }
}

const alterInserts = (knex: Tx['knex'], alter: NonNullable<Altered['buildInsert']>): Tx['knex'] =>
  new Proxy(knex, {
    apply(build, self, [table]: [string]) {
      const builder = Reflect.apply(build, self, [table])
      const insert = builder.insert.bind(builder)
      return Object.assign(builder, { insert: (row: object) => insert(alter(table, row)) })
    },
  })

/** Replaces a part of the statements that contain it. */
const replacing = (piece: string, by: string): Altered => ({
  rows: (sql, bindings, rows) => rows(sql.replaceAll(piece, by), bindings),
  run: (sql, bindings, run) => run(sql.replaceAll(piece, by), bindings),
})

/** The statements that lease first attempts and retries, and the index of the binding with the end of the lease. */
const leasing: readonly [statement: string, at: number][] = [
  [setLease, 1],
  [leaseRetries, 0],
]

/** Replaces the end of leases that the server sets. */
const leasingUntil = (leaseUntil: () => number): Altered => ({
  run(sql, bindings, run) {
    const at = leasing.find(([statement]) => sql.includes(statement))?.[1]
    return run(sql, at === undefined ? bindings : bindings.with(at, leaseUntil()))
  },
})

export const plants: Readonly<Record<string, Planted>> = {
  'answer before commit': {
    breaks: [
      'nothing acknowledged is lost',
      'one message at each place',
      'one place for each message',
      'seen after the answer',
    ],
    rates: { commitLost: 0.1 },
    database: (database, { scheduler, failures, owner }) => ({
      ...database,
      write(work) {
        // The set-up needs its accounts.
        if (failures.calm) return database.write(work)
        return new Promise((resolve, reject) => {
          const write = database.write(async (tx) => {
            const result = await work(tx)
            resolve(result)
            await scheduler.delay(owner, 3)
            return result
          })
          write.catch(reject)
        })
      },
    }),
  },
  'cursor skips an event': {
    breaks: ['logs without gaps'],
    database: (database, { random }) =>
      altering(database, {
        readRows: (rows) => (rows.length > 1 && random.chance(0.1) ? rows.slice(1) : rows),
      }),
  },
  'event missing in a log': {
    breaks: ['logs without gaps', 'nothing acknowledged is lost', 'seen after the answer', 'no lost wake-up'],
    database: (database, { random }) =>
      altering(database, {
        insert: (table, rows) => (table === 'events' ? rows.filter(() => !random.chance(0.01)) : rows),
      }),
  },
  'new id at each attempt': {
    breaks: ['one id for each event'],
    post: (post, { random }) => {
      const seen = new Set<string>()
      return (url, request) => {
        const { headers, body } = request
        const id = headers['webhook-id']!
        if (!seen.has(url + id)) {
          seen.add(url + id)
          return post(url, request)
        }
        const other = `evt_${random.bytes(8).toString('hex')}`
        const changed = Buffer.from(body.toString('utf8').replaceAll(id, other))
        return post(url, { ...request, headers: { ...headers, 'webhook-id': other }, body: changed })
      }
    },
  },
  'lost wake-up': {
    breaks: ['no lost wake-up'],
    database: (database, { random }) => ({
      ...database,
      signals: {
        ...database.signals,
        shared: false,
        onActors: (listener) =>
          database.signals.onActors((actors) => {
            if (!random.chance(0.5)) listener(actors)
          }),
      },
    }),
  },
  'results not fenced by the lease': {
    breaks: ['a settled delivery stays settled'],
    processes: 2,
    rates: { stall: 0.1 },
    database: (database) => altering(database, replacing(hasLease, '1 = 1')),
  },
  'claims without a lease': {
    breaks: ['one attempt at a time', 'a settled delivery stays settled'],
    processes: 2,
    database: (database, { scheduler }) =>
      altering(
        database,
        leasingUntil(() => scheduler.now()),
      ),
  },
  'leases without an end': {
    breaks: ['every event is delivered'],
    database: (database) =>
      altering(
        database,
        leasingUntil(() => 4e12),
      ),
  },
  'retries forgotten at a restart': {
    breaks: ['every event is delivered'],
    database: (database) => {
      let forgotten = false
      return {
        ...database,
        write: (work) =>
          database.write(async (tx) => {
            const forget = "DELETE FROM deliveries WHERE state = 'pending' AND attempts > 0"
            if (!forgotten) await tx.run(forget)
            forgotten = true
            return work(tx)
          }),
      }
    },
  },
  'retries without a backoff': {
    breaks: ['webhooks wait before they repeat'],
    database: (database) => altering(database, replacing(setsNextAttempt, 'next_at = t.at')),
  },
  'eleven attempts and more': {
    breaks: ['no eleventh attempt'],
    // Ten attempts and the waits between them take more than an hour.
    hours: 2,
    database: (database) =>
      altering(database, {
        async rows(sql, bindings, rows) {
          const found = (await rows(sql.replace(attemptLeft, 'attempts < 99'), bindings)) as {
            attempt_limit?: number
          }[]
          if (sql.includes(dueRows)) for (const row of found) row.attempt_limit = 99
          return found
        },
        run: (sql, bindings, run) => run(sql.replace(noAttemptLeft, 'attempts >= 99'), bindings),
      }),
  },
  'blocks evaluated late': {
    breaks: ['blocks'],
    database: (database, { scheduler }) => {
      const known = new Map<string, { rows: unknown; until: number }>()
      return altering(database, {
        async rows(sql, bindings, rows) {
          if (!sql.includes(blockedPairs)) return rows(sql, bindings)
          const key = JSON.stringify(bindings)
          const before = known.get(key)
          if (before && before.until > scheduler.now()) return before.rows
          const found = await rows(sql, bindings)
          known.set(key, { rows: found, until: scheduler.now() + 600_000 })
          return found
        },
      })
    },
  },
  'removed participants still read': {
    breaks: ['the right reader'],
    // Participants are removed rarely.
    hours: 1,
    database: (database) =>
      altering(database, {
        async rows(sql, bindings, rows) {
          const every = sql.replace(`WHERE ${isCurrent} OR`, 'WHERE m.period_no > 0 OR')
          const found = (await rows(every, bindings)) as { left_sequence?: number | null }[]
          if (every !== sql) for (const row of found) row.left_sequence = null
          return found
        },
      }),
  },
  'watermarks go back': {
    breaks: ['watermarks never go back'],
    database: (database, { random }) =>
      altering(database, {
        rows: async (sql, bindings, rows) =>
          sql.includes(joinsWatermarks) && random.chance(0.5) ? [] : rows(sql, bindings),
      }),
  },
  'device codes without an end': {
    breaks: ['device codes expire'],
    // Device codes have a long lifetime, and devices are paired rarely.
    hours: 2,
    database: (database) =>
      altering(database, {
        buildInsert: (table, row) => (table === 'device_authorizations' ? { ...row, expires_at: 4e12 } : row),
      }),
  },
}
