import type { Knex } from 'knex'

/** Adds whether an agent accepts calls (AMB-195). No earlier agent does, until its owner says so. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE actors ADD COLUMN accepts_calls smallint NOT NULL DEFAULT 0')
}
