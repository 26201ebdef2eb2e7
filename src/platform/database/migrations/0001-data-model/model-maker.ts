import type { Knex } from 'knex'
import type { Dialect } from '../../database.ts'

type Table = Knex.CreateTableBuilder

/** Storage of the rows of a table. knex has no words for it. */
export interface RowStorage {
  /** SQLite: WITHOUT ROWID stores the rows in the tree of the primary key, so that a write changes one tree. */
  clustered?: true
  /** PostgreSQL: percentage of a page that inserts fill. An update in the free space does not change the indexes. */
  fillFactor?: number
}

/** Creates tables on one engine. */
export interface ModelMaker {
  dialect: Dialect
  table(name: string, storage: RowStorage, columns: (t: Table) => void): Promise<void>
  /** Adds a column for ids, handles and hashes: they compare bytewise, whatever the locale of the cluster. */
  id(t: Table, column: string): Knex.ColumnBuilder
  /**
   * Returns the condition of a partial index. A statement needs the same condition in its text to use the index. It is
   * raw SQL, because knex loses the values of a built condition.
   */
  where(condition: string): Knex.QueryBuilder
  /** Runs a statement that knex cannot build. */
  raw(sql: string): Promise<void>
}

export function modelMaker(knex: Knex, dialect: Dialect): ModelMaker {
  const idType = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'

  return {
    dialect,
    async table(name, storage, columns) {
      const [create, ...constraintsAndIndexes] = knex.schema.createTable(name, columns).toSQL() as { sql: string }[]
      await knex.raw(create!.sql + storageClause(dialect, storage))
      for (const { sql } of constraintsAndIndexes) await knex.raw(sql)
    },
    id: (t, column) => t.specificType(column, idType),
    where: (condition) => knex.queryBuilder().whereRaw(condition),
    raw: async (sql) => void (await knex.raw(sql)),
  }
}

function storageClause(dialect: Dialect, { clustered, fillFactor }: RowStorage): string {
  if (dialect === 'sqlite') return clustered ? ' WITHOUT ROWID' : ''
  return fillFactor === undefined ? '' : ` WITH (fillfactor = ${fillFactor})`
}
