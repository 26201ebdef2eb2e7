import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Limits that the operator gave to single accounts. A removed one stays as a row without a value, so that processes see it. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  await knex.raw(`CREATE TABLE limit_overrides (
    account_id ${id} NOT NULL,
    name text NOT NULL,
    value bigint,
    revision bigint NOT NULL,
    PRIMARY KEY (account_id, name)
  )${postgres ? '' : ' WITHOUT ROWID'}`)
  await knex.raw('CREATE UNIQUE INDEX limit_overrides_by_revision ON limit_overrides (revision)')
  await knex.raw('CREATE TABLE limit_revisions (revision bigint NOT NULL)')
  await knex.raw('INSERT INTO limit_revisions (revision) VALUES (0)')
}
