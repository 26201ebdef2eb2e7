import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Contacts, requests for them, and digests of the numbers that persons looked for. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  const clustered = postgres ? '' : ' WITHOUT ROWID'
  return [
    'ALTER TABLE requests ADD COLUMN note text',
    `ALTER TABLE requests ADD COLUMN request_id ${id}`,
    // Null: it waits for good, as messages do.
    'ALTER TABLE requests ADD COLUMN expires_at bigint',
    // 1: the agent knows the person by id, and is shown no handle before the person accepts.
    'ALTER TABLE requests ADD COLUMN asked_by_id smallint NOT NULL DEFAULT 0',
    "CREATE INDEX contact_requests_by_agent ON requests (agent_id, id) WHERE kind = 'contact'",
    'CREATE UNIQUE INDEX requests_by_request_id ON requests (agent_id, request_id) WHERE request_id IS NOT NULL',
    `CREATE TABLE contacts (
      agent_id ${id} NOT NULL,
      user_id ${id} NOT NULL,
      created_at bigint NOT NULL,
      PRIMARY KEY (agent_id, user_id)
    )${clustered}`,
    'CREATE INDEX contacts_by_user ON contacts (user_id)',
    `CREATE TABLE sought_numbers (
      digest ${id} NOT NULL,
      user_id ${id} NOT NULL,
      PRIMARY KEY (digest, user_id)
    )${clustered}`,
    'CREATE INDEX sought_numbers_by_user ON sought_numbers (user_id)',
    'CREATE INDEX actors_by_phone_number ON actors (phone_number) WHERE phone_number IS NOT NULL',
    // Keys that the service makes for itself, sealed as signing secrets are.
    `CREATE TABLE service_keys (name ${id} PRIMARY KEY, secret text NOT NULL)`,
  ]
}
