import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * Tasks between agents. The updates of a task are a log of its own among the events, under the id of the task: streams
 * of several processes read one numbered order. Receivers of a task's updates are webhooks of the task.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  const clustered = dialect === 'postgres' ? '' : ' WITHOUT ROWID'
  for (const statement of statements(id, clustered)) await knex.raw(statement)
}

const statements = (id: string, clustered: string): string[] => [
  `CREATE TABLE tasks (
    id ${id} PRIMARY KEY,
    context_id ${id} NOT NULL,
    requester_id ${id} NOT NULL,
    worker_id ${id} NOT NULL,
    state text NOT NULL,
    status_message text,
    status_at bigint NOT NULL,
    metadata text,
    suppressed smallint NOT NULL DEFAULT 0,
    created_at bigint NOT NULL
  )`,
  'CREATE INDEX tasks_by_requester ON tasks (requester_id, status_at, id)',
  'CREATE INDEX tasks_by_worker ON tasks (worker_id, status_at, id)',
  // What makes a message a repeat: a digest of its address and its content, see task-message-key.rules.ts.
  `CREATE TABLE task_messages (
    task_id ${id} NOT NULL,
    position integer NOT NULL,
    sender_id ${id} NOT NULL,
    idempotency_key ${id},
    message text NOT NULL,
    PRIMARY KEY (task_id, position),
    UNIQUE (sender_id, idempotency_key)
  )${clustered}`,
  `CREATE TABLE task_artifacts (
    task_id ${id} NOT NULL,
    position integer NOT NULL,
    artifact_id ${id} NOT NULL,
    description text NOT NULL,
    PRIMARY KEY (task_id, position),
    UNIQUE (task_id, artifact_id)
  )${clustered}`,
  `CREATE TABLE task_artifact_chunks (
    task_id ${id} NOT NULL,
    artifact_position integer NOT NULL,
    chunk_no integer NOT NULL,
    parts text NOT NULL,
    PRIMARY KEY (task_id, artifact_position, chunk_no)
  )${clustered}`,
  // Calls of A2A that became messages of a chat: the same call again finds its message.
  `CREATE TABLE a2a_calls (
    requester_id ${id} NOT NULL,
    idempotency_key ${id} NOT NULL,
    chat_id ${id} NOT NULL,
    message_id ${id} NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (requester_id, idempotency_key)
  )${clustered}`,
  // The receiver's own name for its configuration, and what it is to be shown, sealed.
  `ALTER TABLE webhooks ADD COLUMN config_id ${id}`,
  'ALTER TABLE webhooks ADD COLUMN presented text',
  // When what the card of an agent says changed last; null: not since it was made.
  'ALTER TABLE actors ADD COLUMN changed_at bigint',
]
