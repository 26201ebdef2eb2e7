import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { BrokerAddress } from './signals/broker-address.ts'

export type Dialect = 'sqlite' | 'postgres'

/** A value for a `?` placeholder. Booleans are stored as 0 and 1; numbers are integers up to 2^53 - 1. */
export type Binding = string | number | boolean | null | readonly string[] | readonly (number | null)[]

export type ColumnType = 'text' | 'bigint'

/** Value of a column. */
export type Cell = string | number | null

type Inserted<Table extends keyof Tables> = Knex.ResolveTableType<Tables[Table], 'insert'>

/** A row to insert: all columns of the table, except those with a default. */
export type InsertedRow<Table extends keyof Tables> = {
  readonly [Column in keyof Inserted<Table>]: Exclude<Inserted<Table>[Column], boolean>
}

/** Types of the columns of an insert. */
export type ColumnTypes<Table extends keyof Tables> = { readonly [Column in keyof Inserted<Table>]: ColumnType }

/** Rows as a table expression; used as `FROM ${rows.sql} AS t`. */
export interface TableParameter {
  sql: string
  bindings: Binding[]
}

/**
 * A transaction or a read of the database. Every store function takes it as its first argument, so that no query runs
 * outside of one. It is invalid after its callback has ended.
 */
export interface Tx {
  readonly dialect: Dialect
  /**
   * Whether large tables are distributed over several servers by a key of their rows. A statement must filter and join
   * such tables by this key; otherwise the database rejects it or queries every server.
   */
  readonly distributed: boolean
  /**
   * Query builders of tables, such as `tx.knex('contacts').where({ user_id })`, with the row types of `tables/`. A built
   * statement is prepared once like one of `rows`, so its text should be constant: for lists of ids use `amongIds`.
   * A condition of a partial index must be raw text. `sendNow` sends a query before later statements. Building a
   * statement takes 4 to 6 µs. Other members of knex, such as `transaction` and `schema`, have no connection.
   */
  readonly knex: Knex
  /** Migrator on the same connection. */
  readonly migrator: Knex.Migrator
  /** Returns the rows of a statement with `?` placeholders. Its text is prepared once and should be constant. */
  rows<R = Record<string, unknown>>(sql: string, bindings?: readonly unknown[]): Promise<R[]>
  /**
   * Returns the first rows of a statement, up to the first that is not accepted, which is the last that is loaded.
   * Undefined on PostgreSQL, which sends all rows of a statement.
   */
  readonly rowsWhile?: <R>(sql: string, bindings: readonly unknown[], accepts: (row: R) => boolean) => R[]
  /** Runs a statement with `?` placeholders. @returns the number of rows written */
  run(sql: string, bindings?: readonly unknown[]): Promise<number>
  /**
   * Returns rows as a table expression. Its text depends on the columns only, so any number of rows uses the same
   * prepared statement. A multi-row insert is limited to 500 terms on SQLite and 65,535 parameters on PostgreSQL.
   */
  table<C extends string>(
    columns: Readonly<Record<C, ColumnType>>,
    rows: readonly Readonly<Record<C, Cell>>[],
  ): TableParameter
  /**
   * Inserts rows with all of the columns. `skipTaken` names the columns of a unique key: rows whose key exists are
   * skipped.
   * @returns the number of inserted rows
   */
  insert<Table extends keyof Tables>(
    table: Table,
    columns: ColumnTypes<Table>,
    rows: readonly InsertedRow<Table>[],
    skipTaken?: string,
  ): Promise<number>
  /**
   * Declares that no further statement follows: COMMIT may be sent together with the pending statements, which saves a
   * round trip. From here on, only the failure of a statement can prevent the commit. It has no effect in a
   * distributed database, where statements may wait for others.
   */
  finish(): void
  /** `' FOR UPDATE'`, or empty where a transaction has exclusive access to the database. */
  readonly forUpdate: string
  /** Protects rows from deletion and update locks until the transaction ends; several transactions may do so. */
  readonly forShare: string
  /** Locks rows for one transaction at a time, without blocking transactions that hold `forShare`. */
  readonly forNoKeyUpdate: string
  /** `forUpdate` for one table of a join. */
  forUpdateOf(alias: string): string
  /** Signals, after the commit, that the log of this actor grew: waiters in every process are woken. */
  wake(actorId: string): void
  /** Signals, after the commit, that webhooks of these owners may have due deliveries. */
  wakeDeliveries(owners: DeliveryOwners): void
  /** Runs work after the commit, never after a rollback; an error is logged and changes nothing. */
  afterCommit(work: () => void): void
}

/** Actors whose webhooks may have due deliveries; `all` when the actors are unknown. */
export type DeliveryOwners = readonly string[] | 'all'

/** State of the signals between processes. */
export interface SignalState {
  /** False while the connection of the signals is lost; waiters then poll the database. */
  connected: boolean
  /** Number of messages sent to other processes. */
  sent: number
  /** Number of messages received from other processes. */
  heard: number
}

/** Signals of commits, in this process and between the processes of one database. */
export interface Signals {
  /**
   * Whether other processes write to the same database. Signals may then be lost with a connection, so waiters also
   * compare event_counters periodically.
   */
  readonly shared: boolean
  /** Subscribes to actors whose logs may have grown. Commits of other processes are reported for followed actors only. */
  onActors(listener: (actorIds: readonly string[]) => void): () => void
  /** Subscribes to deliveries. @returns the function that ends the subscription */
  onDeliveries(listener: (owners: DeliveryOwners) => void): () => void
  /**
   * Subscribes to signals of other processes about an actor, until `unfollow`; at most once per actor. The actor is
   * reported to `onActors` when the subscription starts, after a delay, and after a lost connection, so that waiters
   * read what they missed.
   */
  follow(actorId: string): void
  unfollow(actorId: string): void
  /** Sends an ephemeral notification of at most 7,000 bytes to the other processes. A lost connection loses it. */
  notify(text: string): void
  /** Notifies processes that follow one of the actors; `write` returns the text for a subset of the actors. */
  notifyFollowers(actorIds: readonly string[], write: (actorIds: readonly string[]) => string): void
  /** Subscribes to notifications of other processes. @returns the function that ends the subscription */
  onNotification(listener: (text: string) => void): () => void
  state(): SignalState
}

/** Message broker for the signals between processes, instead of the database. */
export interface Broker {
  address: BrokerAddress
  /** Prefix of the names of its subjects. */
  prefix: string
}

/** Number of connections of a pool by state. */
export interface PoolUse {
  pool: 'writers' | 'readers'
  idle: number
  busy: number
  /** Callers that wait for a connection. */
  waiting: number
}

/**
 * Failures that a committed transaction survives. `machine`: failure of the machine or the database server; required
 * for everything that is acknowledged to a client. `server`: end of this process and of the database server. `process`:
 * end of this process only. Weaker levels are faster: their commits do not wait for the disk.
 */
export type Durability = 'machine' | 'server' | 'process'

export interface Database {
  readonly dialect: Dialect
  /**
   * Runs one transaction: BEGIN IMMEDIATE on SQLite, READ COMMITTED on PostgreSQL. `work` may run again after a
   * deadlock (40P01, 40001), so it must have no effects outside `tx`. The transaction commits when `work` resolves.
   * Transactions must not be nested: SQLite has a single writer.
   * @param survives failures that the commit survives; default: `machine`
   */
  write<T>(work: (tx: Tx) => Promise<T>, survives?: Durability): Promise<T>
  /** Runs read-only statements; each sees the data committed before it started. Writes fail. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Resolves when the database can store data, because a recent write or a trial write succeeded.
   * @throws the error of the trial write, or of the last write
   */
  assertWritable(): Promise<void>
  readonly signals: Signals
  /** Identifies the history of the event logs; changes when another copy of the database replaces it (AMB-240). */
  epoch(): string
  /** Returns the use of the PostgreSQL pools; empty for the embedded database. */
  connections(): readonly PoolUse[]
  /** Returns the number of statements sent to PostgreSQL; 0 for the embedded database. */
  statements(): number
  /** Waits for running transactions, then disconnects. */
  close(): Promise<void>
}

/** Part of `Database` that an engine implements. */
export type EngineDatabase = Omit<Database, 'assertWritable'>

/** Part of a pino logger that the database needs. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Writes the data of an open file to the disk. */
export type SyncFile = (file: number) => Promise<void>

export interface DatabaseOptions {
  log: DatabaseLog
  /** Embedded database: flushes its log. Default: fdatasync, in the thread pool of Node. */
  syncFile?: SyncFile
  /** PostgreSQL: schema of the tables, created when missing. Default: `public`. */
  schema?: string
  /** PostgreSQL: number of connections for writing, and as many for reading. Default: 10. */
  poolSize?: number
  /** PostgreSQL: timeout of a statement, in milliseconds. Default: 30,000. */
  statementTimeoutMs?: number
  /**
   * PostgreSQL: use the keys and statements of a distributed database, even on a single server. Default: whether the
   * database has the Citus extension.
   */
  distributed?: boolean
  /** PostgreSQL: broker for signals between processes. Default: LISTEN and NOTIFY. */
  broker?: Broker
}

export type ReadTx<T> = (tx: Tx) => Promise<T>

/** A snapshot of a database. */
export interface DatabaseCopy {
  /** Reads the snapshot. */
  read<T>(work: ReadTx<T>): Promise<T>
  /** Reads the live database, which may have changed after the snapshot. */
  readNow<T>(work: ReadTx<T>): Promise<T>
  close(): Promise<void>
}
