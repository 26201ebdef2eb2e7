import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * Each send looks up chats and counters by their ids. A hash index reads one page for that, however many there are; a tree
 * reads a page of each of its levels, and compares texts on each.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  if (dialect !== 'postgres') return
  await knex.raw('CREATE INDEX chats_by_id_hash ON chats USING hash (id)')
  await knex.raw('CREATE INDEX event_counters_by_actor_hash ON event_counters USING hash (actor_id)')
}
