import type { Writable } from 'node:stream'
import type { ClientBase, QueryConfig, QueryResult } from 'pg'
import { knexBinder, type KnexQuery } from '../bound-knex.ts'
import type { CommitEffects } from '../commit-effects.ts'
import type { Tx } from '../database.ts'
import { storable } from '../storable.ts'
import { distributedTable, insertUnnested, insertValues, unnestTable } from '../table-parameter.ts'

const binder = knexBinder('pg')

/** A Tx, with the functions that begin, commit and invalidate it. */
export interface PostgresTx {
  tx: Tx
  /** Resolves when the transaction has begun. */
  untilBegun(): Promise<void>
  /** Sends COMMIT unless it was sent. @returns its result */
  commit(): Promise<QueryResult>
  /** Result of COMMIT, `COMMIT` or `ROLLBACK`; undefined when it was not sent, or its result is lost. */
  ending(): Promise<string | undefined>
  end(): void
}

export interface PostgresTxOptions {
  distributed: boolean
  /**
   * Statement that begins the transaction. It is pipelined with the first read-only statements, which saves a round
   * trip; writes wait until it has succeeded.
   */
  begin?: string
}

export function postgresTx(
  client: ClientBase,
  onCommit: CommitEffects,
  { distributed, begin }: PostgresTxOptions,
): PostgresTx {
  const beginning = startTransaction(client, begin)
  const commitment = createCommitment(client)
  let ended = false
  let cause: unknown
  let queries: Tx['knex'] | undefined

  const live = (): ClientBase => {
    if (ended) throw new Error('This transaction has ended: its callback has returned or failed.')
    if (commitment.hasLeft()) throw new Error('This transaction has finished: its COMMIT was sent.')
    return client
  }
  /** Statements pipelined after a failed statement fail too, and their errors may be handled first. */
  const fail = (error: unknown): never => {
    if (!isAborted(error)) cause ??= error
    throw cause ?? error
  }
  const prepared: Prepared = async (sql, bindings) => {
    const statement = { ...namedStatement(sql), values: bindings.map(postgresValue) }
    live()
    try {
      if (!beginning.mayLeave(sql)) await beginning.succeeded()
      const result = await send(live(), statement)
      if (beginning.isPending()) await beginning.succeeded()
      return result
    } catch (error) {
      return fail(error)
    }
  }
  const query = async (knexQuery: KnexQuery) => {
    const statement = { text: knexQuery.sql, values: (knexQuery.bindings ?? []).map(postgresValue) }
    live()
    if (!beginning.mayLeave()) await beginning.succeeded()
    knexQuery.response = await live().query(statement).catch(fail)
    return knexQuery
  }

  return {
    untilBegun: beginning.succeeded,
    commit: commitment.send,
    ending: commitment.result,
    end: () => void (ended = true),
    tx: {
      dialect: 'postgres',
      distributed,
      get knex() {
        return (queries ??= binder.queries(async (query) => {
          query.response = await prepared(query.sql, query.bindings ?? [])
          return query
        }))
      },
      get migrator() {
        return binder.complete(query).migrate
      },
      rows: async <R>(sql: string, bindings: readonly unknown[] = []) => (await prepared(sql, bindings)).rows as R[],
      run: async (sql, bindings = []) => (await prepared(sql, bindings)).rowCount ?? 0,
      insert: inserter(prepared, distributed),
      finish: () => void (distributed || beginning.isPending() || commitment.send()),
      table: distributed ? distributedTable : unnestTable,
      ...rowLocks,
      wake: onCommit.wake,
      wakeDeliveries: onCommit.wakeDeliveries,
      afterCommit: onCommit.afterCommit,
    },
  }
}

type Prepared = (sql: string, bindings: readonly unknown[]) => Promise<QueryResult>

function inserter(prepared: Prepared, distributed: boolean): Tx['insert'] {
  return async (table, columns, rows, skipTaken) => {
    const inserts = distributed
      ? insertValues(table, columns, rows, skipTaken)
      : [insertUnnested(table, columns, rows, skipTaken)]
    const results = await Promise.all(inserts.map(({ sql, bindings }) => prepared(sql, bindings)))
    return results.reduce((stored, { rowCount }) => stored + (rowCount ?? 0), 0)
  }
}

const rowLocks = {
  forUpdate: ' FOR UPDATE',
  forShare: ' FOR KEY SHARE',
  forNoKeyUpdate: ' FOR NO KEY UPDATE',
  forUpdateOf: (alias: string) => ` FOR UPDATE OF ${alias}`,
}

/** Returns whether the error only reports that the transaction has failed before. */
function isAborted(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25P02'
}

interface Beginning {
  isPending(): boolean
  /**
   * Returns whether a statement may be sent before BEGIN has succeeded. After a first `false`, all later statements
   * have to wait, which keeps their order.
   */
  mayLeave(sql?: string): boolean
  /** Resolves when the transaction has begun. */
  succeeded(): Promise<void>
}

function startTransaction(client: ClientBase, begin: string | undefined): Beginning {
  let pending = begin === undefined ? undefined : send(client, begin)
  let someWait = false
  return {
    isPending: () => pending !== undefined,
    mayLeave(sql = '') {
      if (pending === undefined) return true
      someWait ||= !onlyReads.test(sql)
      return !someWait
    },
    async succeeded() {
      await pending
      pending = undefined
    },
  }
}

interface Commitment {
  hasLeft(): boolean
  /** Sends COMMIT, once. */
  send(): Promise<QueryResult>
  /** Result of COMMIT, `COMMIT` or `ROLLBACK`; undefined when it was not sent, or its result is lost. */
  result(): Promise<string | undefined>
}

function createCommitment(client: ClientBase): Commitment {
  let sent: Promise<QueryResult> | undefined
  return {
    hasLeft: () => sent !== undefined,
    send: () => (sent ??= send(client, 'COMMIT')),
    result: async () => (await sent?.catch(() => undefined))?.command,
  }
}

/** Matches statements without effects outside a transaction; they may be sent before BEGIN has succeeded. */
const onlyReads = /^\s*SELECT\b/i

/** Sends a statement; its error is not an unhandled rejection when the result is awaited late. */
function send(client: ClientBase, statement: string | QueryConfig): Promise<QueryResult> {
  pipelineWrites(client)
  const result = client.query(statement)
  result.catch(() => undefined)
  return result
}

/**
 * Sends statements of one turn of the event loop in one write. A write for each would cost a system call here and wake
 * the server each time: a third of the time that this process spent on a send.
 */
function pipelineWrites(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Converts a binding. Booleans are smallint columns; an undefined binding is an error on both engines. */
function postgresValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) throw new Error('A binding is undefined; write null for NULL.')
  return storable(value)
}

/** A statement for PostgreSQL, with numbered parameters and the name of its prepared statement. */
interface NamedStatement {
  name: string
  text: string
}

/** Maximum number of prepared statements; further texts run unprepared, to limit the memory of connections. */
const namedMax = 1000

const named = new Map<string, NamedStatement>()

/** Returns the statement of a text with `?`; a `?` inside quotes is kept. The same text gets the same name. */
function namedStatement(sql: string): NamedStatement | { text: string } {
  const known = named.get(sql)
  if (known !== undefined) return known
  const text = numbered(sql)
  if (named.size >= namedMax) return { text }
  const statement = { name: `parley_${named.size + 1}`, text }
  named.set(sql, statement)
  return statement
}

function numbered(sql: string): string {
  let count = 0
  return sql.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (match) => (match === '?' ? `$${++count}` : match))
}
