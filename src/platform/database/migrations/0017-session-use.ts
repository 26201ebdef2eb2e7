import type { Knex } from 'knex'

/** When a session was last used, to the hour: people who look through their sessions recognise them by it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE credentials ADD COLUMN last_seen_at bigint')
}
