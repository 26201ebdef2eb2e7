import type { Knex } from 'knex'

/** One row, written over to see whether anything can be written: a full disk still stores what needs no more room. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE TABLE write_trials (id integer PRIMARY KEY, filler text NOT NULL)')
  await knex.raw("INSERT INTO write_trials (id, filler) VALUES (1, '')")
}
