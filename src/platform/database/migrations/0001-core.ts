import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * Every table of the service. Times are integer milliseconds, booleans 0 or 1, bodies JSON text, never jsonb:
 * numbers and the order of keys stay as they were sent.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const postgres = dialect === 'postgres'
  // Ids compare byte by byte on both engines, whatever the locale of the cluster.
  const id = postgres ? 'text COLLATE "C"' : 'text'
  // Rows that live in their primary key: SQLite then writes one tree instead of two.
  const clustered = postgres ? '' : ' WITHOUT ROWID'
  // Rows that are updated over and over: room on the page keeps the updates off the indexes.
  const hot = postgres ? ' WITH (fillfactor = 50)' : ' WITHOUT ROWID'
  const warm = postgres ? ' WITH (fillfactor = 80)' : ''

  return [
    ...accounts(id),
    ...chats(id, clustered, warm),
    ...marks(id, clustered, hot),
    ...logs(id, clustered, hot),
    ...webhooks(id, clustered, warm),
  ]
}

function accounts(id: string): string[] {
  return [
    `CREATE TABLE actors (
      id ${id} PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('agent', 'user')),
      handle ${id} UNIQUE,
      display_name text, tagline text, avatar text, accent_color text, organization text,
      visibility text,
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'retired', 'deleted')),
      owner_id ${id},
      accepts_tasks smallint NOT NULL DEFAULT 0,
      phone_number text,
      request_id ${id},
      created_at bigint NOT NULL,
      UNIQUE (owner_id, request_id)
    )`,
    `CREATE TABLE credentials (
      id ${id} PRIMARY KEY,
      hash ${id} NOT NULL UNIQUE,
      kind text NOT NULL CHECK (kind IN ('agent_token', 'session', 'sign_in_link')),
      actor_id ${id} NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint
    )`,
    'CREATE INDEX credentials_by_actor ON credentials (actor_id)',
    `CREATE TABLE device_authorizations (
      id ${id} PRIMARY KEY,
      device_code_hash ${id} NOT NULL UNIQUE,
      user_code ${id} NOT NULL UNIQUE,
      client_id text, client_name text, scope text,
      status text NOT NULL CHECK (status IN ('pending', 'approved', 'denied', 'exchanged')),
      user_id ${id},
      interval_seconds integer NOT NULL,
      last_polled_at bigint,
      lookups integer NOT NULL DEFAULT 0,
      expires_at bigint NOT NULL,
      created_at bigint NOT NULL
    )`,
    'CREATE INDEX device_authorizations_by_expiry ON device_authorizations (expires_at)',
    `CREATE TABLE blocks (
      blocker_id ${id} NOT NULL,
      blocked_id ${id} NOT NULL,
      created_at bigint NOT NULL,
      PRIMARY KEY (blocker_id, blocked_id)
    )`,
    'CREATE INDEX blocks_by_blocked ON blocks (blocked_id, blocker_id)',
  ]
}

function chats(id: string, clustered: string, warm: string): string[] {
  return [
    `CREATE TABLE chats (
      id ${id} PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('direct', 'group')),
      group_name text,
      participants_key ${id} UNIQUE,
      last_sequence bigint NOT NULL DEFAULT 0,
      created_by ${id} NOT NULL,
      request_id ${id},
      created_at bigint NOT NULL,
      UNIQUE (created_by, request_id)
    )${warm}`,
    `CREATE TABLE participants (
      chat_id ${id} NOT NULL,
      actor_id ${id} NOT NULL,
      period_no integer NOT NULL,
      role text NOT NULL CHECK (role IN ('owner', 'member')),
      joined_sequence bigint NOT NULL,
      left_sequence bigint,
      joined_at bigint NOT NULL,
      left_at bigint,
      PRIMARY KEY (chat_id, actor_id, period_no)
    )${clustered}`,
    'CREATE UNIQUE INDEX participants_current ON participants (chat_id, actor_id) WHERE left_sequence IS NULL',
    'CREATE INDEX participants_by_actor ON participants (actor_id, chat_id)',
    `CREATE TABLE messages (
      id ${id} PRIMARY KEY,
      chat_id ${id} NOT NULL,
      sequence bigint NOT NULL,
      sender_id ${id} NOT NULL,
      sender text NOT NULL,
      parts text NOT NULL,
      text text,
      reply_to_message_id ${id},
      reply_to_part_id ${id},
      created_at bigint NOT NULL,
      UNIQUE (chat_id, sequence)
    )`,
    `CREATE TABLE suppressions (
      message_id ${id} NOT NULL,
      actor_id ${id} NOT NULL,
      PRIMARY KEY (message_id, actor_id)
    )${clustered}`,
  ]
}

/** What readers leave on messages: how far they have come, and reactions. */
function marks(id: string, clustered: string, hot: string): string[] {
  return [
    `CREATE TABLE watermarks (
      chat_id ${id} NOT NULL,
      actor_id ${id} NOT NULL,
      delivered_sequence bigint NOT NULL DEFAULT 0,
      delivered_message_id ${id},
      read_sequence bigint NOT NULL DEFAULT 0,
      read_message_id ${id},
      updated_at bigint NOT NULL,
      PRIMARY KEY (chat_id, actor_id)
    )${hot}`,
    // The stamp of a message is the first advance with from_sequence < sequence <= through_sequence.
    `CREATE TABLE watermark_updates (
      chat_id ${id} NOT NULL,
      actor_id ${id} NOT NULL,
      status text NOT NULL CHECK (status IN ('delivered', 'read')),
      from_sequence bigint NOT NULL,
      through_sequence bigint NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (chat_id, actor_id, status, through_sequence)
    )${clustered}`,
    // target_part_id is the part that was reacted to, or '' for the whole message; suppressed_for the JSON list of those who
    // never see it, because of a block that stood when it was made.
    `CREATE TABLE reactions (
      message_id ${id} NOT NULL,
      target_part_id ${id} NOT NULL DEFAULT '',
      actor_id ${id} NOT NULL,
      type text NOT NULL,
      emoji text,
      suppressed_for text,
      created_at bigint NOT NULL,
      PRIMARY KEY (message_id, target_part_id, actor_id)
    )${clustered}`,
  ]
}

function logs(id: string, clustered: string, hot: string): string[] {
  return [
    `CREATE TABLE event_counters (
      actor_id ${id} PRIMARY KEY,
      last_sequence bigint NOT NULL DEFAULT 0
    )${hot}`,
    // Numbers come from event_counters in the inserting transaction: gapless and visible in commit order.
    `CREATE TABLE events (
      actor_id ${id} NOT NULL,
      sequence bigint NOT NULL,
      event_id ${id} NOT NULL,
      event_type text NOT NULL,
      chat_id ${id},
      message_id ${id},
      data text,
      created_at bigint NOT NULL,
      PRIMARY KEY (actor_id, sequence)
    )${clustered}`,
  ]
}

function webhooks(id: string, clustered: string, warm: string): string[] {
  return [
    `CREATE TABLE webhooks (
      id ${id} PRIMARY KEY,
      actor_id ${id} NOT NULL,
      url text NOT NULL,
      signing_secret text NOT NULL,
      previous_secret text,
      previous_secret_until bigint,
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused')),
      form text NOT NULL,
      subscribed_events text,
      created_at bigint NOT NULL,
      last_success_at bigint,
      last_failure_at bigint,
      lease_owner ${id},
      lease_until bigint
    )${warm}`,
    'CREATE INDEX webhooks_by_actor ON webhooks (actor_id)',
    `CREATE TABLE deliveries (
      webhook_id ${id} NOT NULL,
      event_sequence bigint NOT NULL,
      actor_id ${id} NOT NULL,
      event_id ${id} NOT NULL,
      event_type text NOT NULL,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'dead')),
      attempts integer NOT NULL DEFAULT 0,
      attempt_limit integer NOT NULL DEFAULT 10,
      next_at bigint NOT NULL,
      lease_id ${id},
      last_status integer,
      last_error text,
      updated_at bigint NOT NULL,
      PRIMARY KEY (webhook_id, event_sequence)
    )${warm}`,
    // Only what is still to be sent, one index for each delivery queue: a statement must say the same in its text to use it.
    "CREATE INDEX deliveries_first ON deliveries (webhook_id, event_sequence) WHERE state = 'pending' AND attempts = 0",
    "CREATE INDEX deliveries_retry ON deliveries (webhook_id, next_at) WHERE state = 'pending' AND attempts > 0",
    'CREATE INDEX deliveries_by_state ON deliveries (webhook_id, state, event_sequence)',
    `CREATE TABLE delivery_attempts (
      webhook_id ${id} NOT NULL,
      event_sequence bigint NOT NULL,
      attempt integer NOT NULL,
      started_at bigint NOT NULL,
      duration_ms bigint,
      status integer,
      error text,
      response text,
      PRIMARY KEY (webhook_id, event_sequence, attempt)
    )${clustered}`,
  ]
}
