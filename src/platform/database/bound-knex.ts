import type { EventEmitter } from 'node:events'
import knexPackage, { type Knex } from 'knex'

/** Parts of a query that knex passes to a dialect, and of the result that it expects. */
export interface KnexQuery {
  sql: string
  bindings?: readonly unknown[]
  response?: unknown
  context?: { lastID: number | bigint; changes: number | bigint }
}

export type RunQuery = (query: KnexQuery) => Promise<KnexQuery>

/** Name of the member in which a builder keeps the argument of `connection()`. */
const connectionOf = '_connection'

/** Members of knex's classes that are used or replaced. knex publishes no types for them. */
interface DialectInstance {
  config: { bound: { run: RunQuery } }
  transacting: boolean
  runner(builder: BuilderInstance): { run(): Promise<unknown> }
  processResponse(query: KnexQuery): unknown
}
interface BuilderInstance {
  [connectionOf]?: RunQuery
  toSQL(): KnexQuery
}
type DialectClass = new (config: unknown) => DialectInstance & EventEmitter

type Client = 'pg' | 'better-sqlite3'

/** Query builders of an engine, for connections that knex does not own. */
export interface Binder {
  /** Returns a knex for queries of tables. */
  queries(run: RunQuery): Knex
  /** Creates a knex for all uses, such as its schema builder and its migrator, in 50 µs. */
  complete(run: RunQuery): Knex.Transaction
}

/**
 * Creates query builders over connections that knex does not own: this module's callers open connections, begin and
 * commit, and knex only generates SQL.
 */
export function knexBinder(client: Client): Binder {
  const Dialect = knexPackage({ client, useNullAsDefault: true }).client.constructor as DialectClass

  class BoundDialect extends Dialect {
    constructor(config: unknown) {
      super(config)
      this.transacting = true
    }

    /** knex's own runner emits events and looks for connections, which takes three times as long as building a query. */
    override runner(builder: BuilderInstance) {
      const { [connectionOf]: run } = builder
      if (run === undefined) return super.runner(builder)
      return {
        run: async () => {
          const query = builder.toSQL()
          // knex compiles an insert without rows to an empty text.
          if (query.sql === '') return []
          return this.processResponse(await run(query))
        },
      }
    }

    acquireConnection() {
      return Promise.resolve(this.config.bound)
    }

    releaseConnection() {
      return Promise.resolve()
    }

    _query(connection: { run: RunQuery }, query: KnexQuery) {
      return connection.run(query)
    }
  }

  const complete: Binder['complete'] = (run) => {
    const options = { client: BoundDialect, version: '15', useNullAsDefault: true, bound: { run } }
    const bound = knexPackage(options as unknown as Knex.Config) as Knex.Transaction
    // The migrator checks this before it adds user parameters, which a transaction rejects.
    bound.isTransaction = true
    return bound
  }
  const shared = complete(() => Promise.reject(new Error('A query was run outside of a transaction.')))

  return {
    queries: (run) => Object.setPrototypeOf((table: string) => shared(table).connection(run), shared) as Knex,
    complete,
  }
}
