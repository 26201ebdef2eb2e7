import type { Knex } from 'knex'
import type { BrokerAddress } from './signals/broker-address.ts'

export type Dialect = 'sqlite' | 'postgres'

/** What may be bound to a `?`. Booleans are stored as 0 and 1, numbers are integers up to 2^53 - 1. */
export type Binding = string | number | boolean | null | readonly string[] | readonly (number | null)[]

export type ColumnType = 'text' | 'bigint'

/** What a column of a row may hold. */
export type Cell = string | number | null

/** A list of rows as something to select from; use as `FROM ${rows.sql} AS t`. */
export interface TableParameter {
  sql: string
  bindings: Binding[]
}

/**
 * The database as one transaction, or one read, sees it. Store functions take it as their first argument;
 * a query cannot be written without it. It is of no use after its callback has ended.
 */
export interface Tx {
  readonly dialect: Dialect
  /**
   * Large tables are spread over several servers by a key of their rows. A statement names the key of what it reads and
   * writes, and joins such tables by it, or it is refused or asks every server.
   */
  readonly distributed: boolean
  /** Query builder on the same connection, for statements whose text varies. */
  readonly knex: Knex.Transaction
  /** Rows of a statement with `?` bindings. The text is prepared once: keep it the same for every call. */
  rows<R = Record<string, unknown>>(sql: string, bindings?: readonly unknown[]): Promise<R[]>
  /** Runs a statement with `?` bindings and returns how many rows it wrote. */
  run(sql: string, bindings?: readonly unknown[]): Promise<number>
  /**
   * Any number of rows in one parameter set, with a text that depends on the columns alone: multi-row
   * inserts end at 500 terms on SQLite and at 65,535 parameters on PostgreSQL.
   */
  table<C extends string>(
    columns: Readonly<Record<C, ColumnType>>,
    rows: readonly Readonly<Record<C, Cell>>[],
  ): TableParameter
  /**
   * Stores rows, each with all of the columns. `skipTaken` names the columns of a unique key: rows whose key is taken
   * are passed over.
   * @returns how many were stored
   */
  insert<C extends string>(
    table: string,
    columns: Readonly<Record<C, ColumnType>>,
    rows: readonly Readonly<Record<C, Cell>>[],
    skipTaken?: string,
  ): Promise<number>
  /**
   * No statement follows those that were sent: COMMIT may leave together with them, which spares a round trip. What has to
   * keep the transaction from being committed must be the failure of a statement from here on.
   */
  finish(): void
  /** `' FOR UPDATE'`, or nothing where a transaction has the database for itself. */
  readonly forUpdate: string
  /** Keeps rows from being deleted or locked for an update until the transaction ends; others may do the same. */
  readonly forShare: string
  /** Lets one transaction at a time go on from here with these rows; those that only keep them from being deleted do not wait. */
  readonly forNoKeyUpdate: string
  /** `forUpdate` for one table of a join. */
  forUpdateOf(alias: string): string
  /** The log of this actor grew: whoever waits for it is notified after the commit, in every process. */
  wake(actorId: string): void
  /** The dispatchers look, after the commit, at the webhooks of those who may have something to be delivered. */
  wakeDeliveries(owners: DeliveryOwners): void
  /** Runs after the commit, never after a rollback; a failure is logged and changes nothing. */
  afterCommit(work: () => void): void
}

/** The actors whose webhooks may have something due; `all` where nobody knows whose. */
export type DeliveryOwners = readonly string[] | 'all'

/** How the signals between processes do. */
export interface SignalState {
  /** False while the connection that carries them is lost: what waits finds what is new by asking the database. */
  connected: boolean
  /** Messages to other processes so far. */
  sent: number
  /** Messages of other processes so far. */
  heard: number
}

/** Wake-ups of commits, in this process and between the processes of one database. */
export interface Signals {
  /**
   * True when other processes write to the same database. A signal may then be lost with a connection:
   * a waiter also compares event_counters now and then.
   */
  readonly shared: boolean
  /** The logs of these actors may have grown. Of other processes' commits only those of followed actors are heard. */
  onActors(listener: (actorIds: readonly string[]) => void): () => void
  /** Returns the function that ends the subscription. */
  onDeliveries(listener: (owners: DeliveryOwners) => void): () => void
  /**
   * Hears what other processes say of an actor, until it is unfollowed; once only. When that begins, which takes a moment,
   * and when a connection was lost meanwhile, the actor is reported to `onActors`: what was missed until then is read.
   */
  follow(actorId: string): void
  unfollow(actorId: string): void
  /** Notifies the other processes of something that is worth nothing later: at most 7,000 bytes, lost with a connection. */
  notify(text: string): void
  /** Notifies those that follow one of the actors; `write` makes the text that concerns some of them. */
  notifyFollowers(actorIds: readonly string[], write: (actorIds: readonly string[]) => string): void
  /** Subscribes to the notifications of other processes. Returns the function that ends the subscription. */
  onNotification(listener: (text: string) => void): () => void
  state(): SignalState
}

/** Where the processes of one database reach each other, when not through the database. */
export interface Broker {
  address: BrokerAddress
  /** What the names of its subjects begin with. */
  prefix: string
}

/** What the connections of one pool are doing. */
export interface PoolUse {
  pool: 'writers' | 'readers'
  idle: number
  busy: number
  /** Callers that wait for a connection. */
  waiting: number
}

/**
 * What a transaction has to survive. `machine`: the failure of the machine or of the database server, as everything that
 * is acknowledged to somebody. `server`: the end of this process and of the database server. `process`: the end of this
 * process alone. Less survives sooner: a commit does not wait for the disk then.
 */
export type Durability = 'machine' | 'server' | 'process'

export interface Database {
  readonly dialect: Dialect
  /**
   * One transaction: BEGIN IMMEDIATE on SQLite, READ COMMITTED on PostgreSQL. `work` may run again after
   * a deadlock (40P01, 40001), so it has no effects outside `tx`. It commits when `work` resolves.
   * Never open one inside another: SQLite has a single writer.
   * @param survives what it has to survive; default: `machine`
   */
  write<T>(work: (tx: Tx) => Promise<T>, survives?: Durability): Promise<T>
  /** Statements that only read; each sees what was committed when it began. Writing fails. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Resolves when the database stores what it is given, as far as is known: when a write succeeded a moment ago, and
   * else when a trial does now.
   * @throws what the trial, or the last write, failed with
   */
  assertWritable(): Promise<void>
  readonly signals: Signals
  /** The pools of PostgreSQL; the embedded database has none. */
  connections(): readonly PoolUse[]
  /** Statements sent to PostgreSQL so far; the embedded database is no server, and has 0. */
  statements(): number
  /** Lets running transactions end, then disconnects. */
  close(): Promise<void>
}

/** What an engine provides; the rest is the same for all. */
export type EngineDatabase = Omit<Database, 'assertWritable'>

/** The part of a pino logger that the database needs. */
export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface DatabaseOptions {
  log: DatabaseLog
  /** PostgreSQL: the schema that holds the tables, created when missing. Default: `public`. */
  schema?: string
  /** PostgreSQL: connections for writing, and as many for reading. Default: 10. */
  poolSize?: number
  /** PostgreSQL: milliseconds after which a statement is given up. Default: 30,000. */
  statementTimeoutMs?: number
  /**
   * PostgreSQL: use the keys and statements of a database that is spread over several servers, also where it is on one.
   * Default: whether it has the extension Citus.
   */
  distributed?: boolean
  /** PostgreSQL: what carries the signals between processes. Default: LISTEN and NOTIFY. */
  broker?: Broker
}
