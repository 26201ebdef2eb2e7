import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * A webhook is a cursor of the log of its actor. `delivered_through`: each event up to here was attempted, or is a row of
 * its own. `attempting_through`: the first attempts behind it that are counted, under the claim `claim_id`. What is queued
 * as rows stays so, and is sent before what follows.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  for (const statement of statements(id)) await knex.raw(statement)
}

const statements = (id: string): string[] => [
  'ALTER TABLE webhooks ADD COLUMN delivered_through bigint NOT NULL DEFAULT 0',
  'ALTER TABLE webhooks ADD COLUMN attempting_through bigint NOT NULL DEFAULT 0',
  `ALTER TABLE webhooks ADD COLUMN claim_id ${id}`,
  `UPDATE webhooks SET delivered_through = c.last_sequence, attempting_through = c.last_sequence
   FROM event_counters c WHERE c.actor_id = webhooks.actor_id`,
]
