import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** What operators changed. Accounts are named by id, so that nothing of a deleted one is left here. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  await knex.raw(`CREATE TABLE operator_log (
    id ${id} PRIMARY KEY,
    at bigint NOT NULL,
    operation text NOT NULL,
    account_id ${id},
    details text NOT NULL,
    address text NOT NULL,
    is_done smallint NOT NULL DEFAULT 0
  )`)
  await knex.raw('CREATE INDEX operator_log_by_time ON operator_log (at)')
}
