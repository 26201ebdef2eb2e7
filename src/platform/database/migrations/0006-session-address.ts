import type { Knex } from 'knex'

/** Adds the IP address of the last use of a session. Null before its next use after this migration. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE credentials ADD COLUMN last_address text')
}
