import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Drafts, the keys of keyed sends, chats opened by naming their participants, and requests that are pending for a person. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  const clustered = postgres ? '' : ' WITHOUT ROWID'
  const warm = postgres ? ' WITH (fillfactor = 80)' : ''
  return [
    // In whose requests the chat is until that person replies: what is sent to it meanwhile is pending.
    `ALTER TABLE chats ADD COLUMN pending_recipient_id ${id}`,
    // 1: opened by naming its participants, one person at most and six agents; it never has more.
    'ALTER TABLE chats ADD COLUMN agent_chat smallint NOT NULL DEFAULT 0',
    `CREATE TABLE send_idempotency_keys (
      actor_id ${id} NOT NULL,
      idempotency_key ${id} NOT NULL,
      message_id ${id} NOT NULL,
      created_chat smallint NOT NULL,
      PRIMARY KEY (actor_id, idempotency_key)
    )${clustered}`,
    // A draft is in no other table: until it is finalized no query for messages can meet it.
    `CREATE TABLE drafts (
      id ${id} PRIMARY KEY,
      actor_id ${id} NOT NULL,
      chat_id ${id} NOT NULL,
      parts text NOT NULL,
      reply_to_message_id ${id},
      reply_to_part_id ${id},
      idempotency_key ${id},
      finalized_at bigint,
      updated_at bigint NOT NULL,
      UNIQUE (actor_id, idempotency_key)
    )${warm}`,
    'CREATE INDEX drafts_by_age ON drafts (actor_id, updated_at)',
    `CREATE TABLE requests (
      id ${id} PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('message', 'contact')),
      user_id ${id} NOT NULL,
      agent_id ${id} NOT NULL,
      chat_id ${id} UNIQUE,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined')),
      created_at bigint NOT NULL,
      decided_at bigint
    )${warm}`,
    'CREATE INDEX requests_by_user ON requests (user_id, status, id)',
  ]
}
