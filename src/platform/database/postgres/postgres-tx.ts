import type { Writable } from 'node:stream'
import type { ClientBase, QueryConfig, QueryResult } from 'pg'
import { knexBinder } from '../bound-knex.ts'
import type { KnexQuery } from '../bound-knex.ts'
import type { CommitEffects } from '../commit-effects.ts'
import type { Tx } from '../database.ts'
import { distributedTable, insertUnnested, insertValues, unnestTable } from '../table-parameter.ts'
import { namedStatement } from './statements.ts'

const bind = knexBinder('pg')

/** A Tx and the switch that ends it. */
export interface PostgresTx {
  tx: Tx
  /** Resolves when the transaction has begun. */
  begun(): Promise<void>
  /** The answer to COMMIT, which has left, or leaves now. */
  commit(): Promise<QueryResult>
  /** What COMMIT did, `COMMIT` or `ROLLBACK`; undefined when it has not left, or its answer is lost. */
  ending(): Promise<string | undefined>
  end(): void
}

export interface PostgresTxOptions {
  distributed: boolean
  /**
   * Sent together with the first statements, as far as these only read, which spares a round trip; nothing writes before
   * it has succeeded.
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
  let builder: Tx['knex'] | undefined

  const live = (): ClientBase => {
    if (ended) throw new Error('This transaction has ended: its callback has returned or failed.')
    if (commitment.hasLeft()) throw new Error('This transaction has finished: its COMMIT has left.')
    return client
  }
  /** Of statements that are sent together, those behind the one that failed fail too, and may be heard of first. */
  const fail = (error: unknown): never => {
    if (!isAborted(error)) cause ??= error
    throw cause ?? error
  }
  const prepared = async (sql: string, bindings: readonly unknown[]) => {
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
  const query = async (asked: KnexQuery) => {
    const statement = { text: asked.sql, values: (asked.bindings ?? []).map(postgresValue) }
    live()
    if (!beginning.mayLeave()) await beginning.succeeded()
    asked.response = await live().query(statement).catch(fail)
    return asked
  }

  return {
    begun: beginning.succeeded,
    commit: commitment.send,
    ending: commitment.result,
    end: () => void (ended = true),
    tx: {
      dialect: 'postgres',
      distributed,
      get knex() {
        return (builder ??= bind(query))
      },
      rows: async <R>(sql: string, bindings: readonly unknown[] = []) => (await prepared(sql, bindings)).rows as R[],
      run: async (sql, bindings = []) => (await prepared(sql, bindings)).rowCount ?? 0,
      insert: async (table, columns, rows, skipTaken) => {
        if (distributed) {
          const inserts = insertValues(table, columns, rows, skipTaken).map(({ sql, bindings }) =>
            prepared(sql, bindings),
          )
          return (await Promise.all(inserts)).reduce((stored, { rowCount }) => stored + (rowCount ?? 0), 0)
        }
        const { sql, bindings } = insertUnnested(table, columns, rows, skipTaken)
        return (await prepared(sql, bindings)).rowCount ?? 0
      },
      finish: () => void (beginning.isPending() || commitment.send()),
      table: distributed ? distributedTable : unnestTable,
      ...rowLocks,
      wake: onCommit.wake,
      wakeDeliveries: onCommit.wakeDeliveries,
      afterCommit: onCommit.afterCommit,
    },
  }
}

const rowLocks = {
  forUpdate: ' FOR UPDATE',
  forShare: ' FOR KEY SHARE',
  forNoKeyUpdate: ' FOR NO KEY UPDATE',
  forUpdateOf: (alias: string) => ` FOR UPDATE OF ${alias}`,
}

/** The transaction has failed before, which is all that this says. */
function isAborted(error: unknown): boolean {
  return (error as { code?: unknown }).code === '25P02'
}

interface Beginning {
  isPending(): boolean
  /**
   * Whether a statement may leave before it is known that the transaction has begun. Once one may not, no later one may,
   * so that they keep their order.
   */
  mayLeave(sql?: string): boolean
  /** Resolves when the transaction has begun. */
  succeeded(): Promise<void>
}

/** Sends BEGIN, if there is one to be sent. */
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
  /** What it did, `COMMIT` or `ROLLBACK`; undefined when it has not left, or its answer is lost. */
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

/** Outside of a transaction it would change nothing: such a statement may leave before it is known that one has begun. */
const onlyReads = /^\s*SELECT\b/i

/** Sends a statement; who fails to ask for its result in time is no unhandled error. */
function send(client: ClientBase, statement: string | QueryConfig): Promise<QueryResult> {
  pipelineWrites(client)
  const result = client.query(statement)
  result.catch(() => undefined)
  return result
}

/**
 * Statements that are started in one turn leave in one piece. A write of its own for each costs a system call here
 * and wakes the server for every one: a third of the time that this process spent on a send.
 */
function pipelineWrites(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Booleans are smallint columns; an undefined binding is a mistake on both engines. */
function postgresValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) throw new Error('A binding is undefined; write null for NULL.')
  return value
}
