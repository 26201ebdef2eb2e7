import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** How accounts end: installations, access lists, and the clearing up that a deletion leaves to be done. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  const clustered = postgres ? '' : ' WITHOUT ROWID'
  return [
    'ALTER TABLE actors ADD COLUMN built_in smallint NOT NULL DEFAULT 0',
    'ALTER TABLE credentials ADD COLUMN label text',
    ...installations(id),
    `CREATE TABLE access_entries (
      agent_id ${id} NOT NULL,
      list text NOT NULL CHECK (list IN ('allow', 'deny')),
      handle ${id} NOT NULL,
      PRIMARY KEY (agent_id, list, handle)
    )${clustered}`,
    'CREATE INDEX access_entries_by_handle ON access_entries (handle)',
    `CREATE TABLE deletions (
      id ${id} PRIMARY KEY,
      created_at bigint NOT NULL
    )`,
    // A row is there until its target is cleared: a deletion without rows is complete.
    `CREATE TABLE cleanup_targets (
      deletion_id ${id} NOT NULL,
      target ${id} NOT NULL,
      subject text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      next_at bigint NOT NULL,
      lease_id ${id},
      last_error text,
      PRIMARY KEY (deletion_id, target)
    )`,
    'CREATE INDEX cleanup_targets_due ON cleanup_targets (next_at)',
  ]
}

/** Chats that persons and agents share already count as installations: until now nobody could end one. */
function installations(id: string): string[] {
  return [
    `CREATE TABLE installations (
      id ${id} PRIMARY KEY,
      user_id ${id} NOT NULL,
      agent_id ${id} NOT NULL,
      chat_id ${id} NOT NULL,
      created_at bigint NOT NULL,
      UNIQUE (user_id, agent_id)
    )`,
    'CREATE INDEX installations_by_agent ON installations (agent_id)',
    `INSERT INTO installations (id, user_id, agent_id, chat_id, created_at)
     SELECT 'ins_' || substr(c.id, 5), u.id, a.id, c.id, c.created_at
     FROM chats c
     JOIN participants mu ON mu.chat_id = c.id AND mu.left_sequence IS NULL
     JOIN actors u ON u.id = mu.actor_id AND u.kind = 'user'
     JOIN participants ma ON ma.chat_id = c.id AND ma.left_sequence IS NULL
     JOIN actors a ON a.id = ma.actor_id AND a.kind = 'agent'
     WHERE c.kind = 'direct'`,
  ]
}
