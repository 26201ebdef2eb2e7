import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** What agents upload. The bytes are in storage under the id; a row is there before them and after them. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  for (const statement of statements(id)) await knex.raw(statement)
}

const statements = (id: string): string[] => [
  // `lease_until` tells of an upload under way until when its process is taken to be alive.
  `CREATE TABLE attachments (
    id ${id} PRIMARY KEY,
    owner_id ${id} NOT NULL,
    secret ${id} NOT NULL UNIQUE,
    url text NOT NULL,
    filename text,
    content_type text NOT NULL,
    size bigint NOT NULL,
    sha256 text,
    state text NOT NULL CHECK (state IN ('writing', 'stored', 'removed')),
    lease_until bigint NOT NULL,
    created_at bigint NOT NULL
  )`,
  'CREATE INDEX attachments_by_owner ON attachments (owner_id)',
  "CREATE INDEX attachments_unsettled ON attachments (lease_until) WHERE state <> 'stored'",
]
