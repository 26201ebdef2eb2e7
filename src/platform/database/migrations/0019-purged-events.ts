import type { Knex } from 'knex'

/** Up to which number the events of a log were deleted because of their age. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE event_counters ADD COLUMN purged_through bigint NOT NULL DEFAULT 0')
}
