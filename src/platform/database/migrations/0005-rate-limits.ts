import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Counts that processes share, limits that the operator gave to single accounts, and how far agents say they have read. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  // Worth nothing after a crash, so that no log is written for it; counting over and over stays off the index.
  const table = postgres ? 'UNLOGGED TABLE' : 'TABLE'
  const storage = postgres ? ' WITH (fillfactor = 50)' : ' WITHOUT ROWID'
  await knex.raw(`CREATE ${table} rate_windows (
    name ${id} PRIMARY KEY,
    used bigint NOT NULL,
    ends_at bigint NOT NULL
  )${storage}`)
  await knex.raw('CREATE INDEX rate_windows_by_end ON rate_windows (ends_at)')
  // Written as PARLEY_RATE_LIMITS has it, such as 600/60s; null: the general limit.
  await knex.raw('ALTER TABLE actors ADD COLUMN rate_limit text')
  await knex.raw(`CREATE TABLE pull_cursors (
    actor_id ${id} PRIMARY KEY,
    after_sequence bigint NOT NULL,
    pulled_at bigint NOT NULL
  )${storage}`)
}
