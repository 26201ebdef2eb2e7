import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * First contact: whose requests a person takes, invitations to groups among the requests, and chats that an agent
 * opened alone, which wait for their person like every other first contact.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  const warm = postgres ? ' WITH (fillfactor = 80)' : ''
  return [
    `ALTER TABLE actors ADD COLUMN requests_from text NOT NULL DEFAULT 'everybody'
       CHECK (requests_from IN ('everybody', 'contacts', 'nobody'))`,
    // A person asks as well as an agent, and one group asks many: neither engine changes a check or a key in place.
    `CREATE TABLE requests_of_all (
      id ${id} PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('message', 'contact', 'group')),
      user_id ${id} NOT NULL,
      asker_id ${id} NOT NULL,
      chat_id ${id},
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined')),
      created_at bigint NOT NULL,
      decided_at bigint,
      note text,
      request_id ${id},
      expires_at bigint,
      asked_by_id smallint NOT NULL DEFAULT 0,
      UNIQUE (chat_id, user_id)
    )${warm}`,
    `INSERT INTO requests_of_all (id, kind, user_id, asker_id, chat_id, status, created_at, decided_at, note, request_id,
       expires_at, asked_by_id)
     SELECT id, kind, user_id, agent_id, chat_id, status, created_at, decided_at, note, request_id, expires_at, asked_by_id
     FROM requests`,
    'DROP TABLE requests',
    'ALTER TABLE requests_of_all RENAME TO requests',
    'CREATE INDEX requests_by_user ON requests (user_id, status, id)',
    "CREATE INDEX contact_requests_by_agent ON requests (asker_id, id) WHERE kind = 'contact'",
    'CREATE UNIQUE INDEX requests_by_request_id ON requests (asker_id, request_id) WHERE request_id IS NOT NULL',
    ...openedAlone,
  ]
}

/** Puts direct chats that an agent opened into the requests of a person who has done nothing there and installed nothing. */
export const openedAlone = [
  `UPDATE chats SET pending_recipient_id = (
     SELECT m.actor_id FROM participants m JOIN actors u ON u.id = m.actor_id AND u.kind = 'user'
     WHERE m.chat_id = chats.id AND m.left_sequence IS NULL)
   WHERE kind = 'direct' AND pending_recipient_id IS NULL
     AND EXISTS (SELECT 1 FROM actors a WHERE a.id = chats.created_by AND a.kind = 'agent')
     AND EXISTS (
       SELECT 1 FROM participants m JOIN actors u ON u.id = m.actor_id AND u.kind = 'user'
       WHERE m.chat_id = chats.id AND m.left_sequence IS NULL
         AND NOT EXISTS (SELECT 1 FROM installations i WHERE i.user_id = m.actor_id AND i.agent_id = chats.created_by)
         AND NOT EXISTS (SELECT 1 FROM contacts k WHERE k.user_id = m.actor_id AND k.agent_id = chats.created_by)
         AND NOT EXISTS (SELECT 1 FROM messages w WHERE w.chat_id = chats.id AND w.sender_id = m.actor_id)
         AND NOT EXISTS (
           SELECT 1 FROM messages w JOIN reactions r ON r.message_id = w.id
           WHERE w.chat_id = chats.id AND r.actor_id = m.actor_id))`,
  `INSERT INTO requests (id, kind, user_id, asker_id, chat_id, created_at)
   SELECT 'crq_' || substr(c.id, 5), 'message', c.pending_recipient_id, c.created_by, c.id, c.created_at FROM chats c
   WHERE c.pending_recipient_id IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM requests r WHERE r.chat_id = c.id AND r.user_id = c.pending_recipient_id)`,
]
