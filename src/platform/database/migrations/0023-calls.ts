import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Calls of persons to agents, and the candidates of those that are not over. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  return [
    `CREATE TABLE calls (
      id ${id} PRIMARY KEY,
      chat_id ${id} NOT NULL,
      user_id ${id} NOT NULL,
      agent_id ${id} NOT NULL,
      request_id ${id},
      state text NOT NULL CHECK (state IN ('ringing', 'connected', 'ended')),
      end_reason text CHECK (end_reason IN
        ('declined', 'busy', 'canceled', 'unanswered', 'hangup', 'failed', 'expired')),
      ended_by text CHECK (ended_by IN ('user', 'agent')),
      offer text,
      answer text,
      offer_hash text NOT NULL,
      suppressed smallint NOT NULL DEFAULT 0,
      user_candidates bigint NOT NULL DEFAULT 0,
      agent_candidates bigint NOT NULL DEFAULT 0,
      created_at bigint NOT NULL,
      rings_until bigint NOT NULL,
      due_at bigint NOT NULL,
      leased_until bigint NOT NULL DEFAULT 0,
      connected_at bigint,
      ended_at bigint,
      UNIQUE (user_id, request_id)
    )`,
    'CREATE INDEX calls_by_user ON calls (user_id, id)',
    'CREATE INDEX calls_by_user_and_time ON calls (user_id, created_at)',
    'CREATE INDEX calls_by_agent ON calls (agent_id, id)',
    // One call at a time for each party; a suppressed one does not make the agent busy.
    "CREATE UNIQUE INDEX calls_live_by_user ON calls (user_id) WHERE state <> 'ended'",
    "CREATE UNIQUE INDEX calls_live_by_agent ON calls (agent_id) WHERE state <> 'ended' AND suppressed = 0",
    "CREATE INDEX calls_live ON calls (due_at) WHERE state <> 'ended'",
    `CREATE TABLE call_candidates (
      call_id ${id} NOT NULL,
      side text NOT NULL CHECK (side IN ('user', 'agent')),
      number bigint NOT NULL,
      candidate text NOT NULL,
      PRIMARY KEY (call_id, side, number)
    )`,
  ]
}
