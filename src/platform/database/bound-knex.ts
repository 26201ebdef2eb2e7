import type { EventEmitter } from 'node:events'
import knexPackage from 'knex'
import type { Knex } from 'knex'

/** What knex passes to a dialect and expects back, as far as it matters here. */
export interface KnexQuery {
  sql: string
  bindings?: readonly unknown[]
  response?: unknown
  context?: { lastID: number | bigint; changes: number | bigint }
}

export type RunQuery = (query: KnexQuery) => Promise<KnexQuery>

/** The parts of knex's dialect classes that are replaced. knex publishes no types for them. */
interface DialectInstance {
  config: { bound: { run: RunQuery } }
  transacting: boolean
}
type DialectClass = new (config: unknown) => DialectInstance & EventEmitter

/**
 * Query builders over connections that knex does not own: the database here opens, begins and commits by
 * itself, and knex only writes the SQL. A transaction opened on such a builder is a savepoint.
 */
export function knexBinder(client: 'pg' | 'better-sqlite3'): (run: RunQuery) => Knex.Transaction {
  const Dialect = knexPackage({ client, useNullAsDefault: true }).client.constructor as DialectClass

  class BoundDialect extends Dialect {
    constructor(config: unknown) {
      super(config)
      this.transacting = true
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

  return (run) => {
    const options = { client: BoundDialect, version: '15', useNullAsDefault: true, bound: { run } }
    const bound = knexPackage(options as unknown as Knex.Config) as Knex.Transaction
    // The migrator asks before it adds user parameters, which a transaction refuses.
    bound.isTransaction = true
    return bound
  }
}
