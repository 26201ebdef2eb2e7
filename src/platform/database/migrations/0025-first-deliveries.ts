import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * What a receiver took at the first attempt is one row, that of the attempt, which then says which event it was; every
 * other delivery is a row of `deliveries`, and its attempts leave the event to that. The views show both as deliveries.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  for (const statement of statements(id)) await knex.raw(statement)
}

const columns =
  'webhook_id, event_sequence, event_id, event_type, state, attempts, next_at, last_status, last_error, updated_at'

const statements = (id: string): string[] => [
  `ALTER TABLE delivery_attempts ADD COLUMN event_id ${id}`,
  'ALTER TABLE delivery_attempts ADD COLUMN event_type text',
  `CREATE VIEW first_deliveries AS
   SELECT webhook_id, event_sequence, event_id, event_type, CAST('delivered' AS text) AS state, attempt AS attempts,
     started_at + duration_ms AS next_at, status AS last_status, error AS last_error, started_at + duration_ms AS updated_at
   FROM delivery_attempts WHERE event_id IS NOT NULL`,
  `CREATE VIEW all_deliveries AS
   SELECT ${columns} FROM deliveries UNION ALL SELECT ${columns} FROM first_deliveries`,
]
