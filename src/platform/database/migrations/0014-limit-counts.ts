import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** What the counts of limits read: indexes that hold only what is counted, and the address of a device code. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

const statements = (dialect: Dialect): string[] => [
  // With the sizes in the index, what an agent has stored is summed without its rows.
  'DROP INDEX attachments_by_owner',
  'CREATE INDEX attachments_by_owner ON attachments (owner_id, size)',
  "CREATE INDEX groups_by_maker ON chats (created_by) WHERE kind = 'group'",
  // Statements that count say the same in their text, to use these.
  `CREATE INDEX open_tasks_by_requester ON tasks (requester_id) WHERE ${openTask}`,
  `CREATE INDEX open_tasks_by_worker ON tasks (worker_id) WHERE ${openTask}`,
  'CREATE INDEX socket_tickets_by_actor ON socket_tickets (actor_id)',
  // The address, or the /64 network, that asked for the code.
  `ALTER TABLE device_authorizations ADD COLUMN address ${dialect === 'postgres' ? 'text COLLATE "C"' : 'text'}`,
  "CREATE INDEX device_authorizations_by_address ON device_authorizations (address) WHERE status = 'pending'",
  "CREATE INDEX device_authorizations_pending ON device_authorizations (expires_at) WHERE status = 'pending'",
]

const openTask =
  "state NOT IN ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')"
