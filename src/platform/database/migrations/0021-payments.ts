import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Payment requests, the accounts of owners with payment providers, and what is still to be done at a provider. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of statements(dialect)) await knex.raw(statement)
}

function statements(dialect: Dialect): string[] {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  return [
    `CREATE TABLE payment_accounts (
      id ${id} PRIMARY KEY,
      owner_id ${id} NOT NULL UNIQUE,
      provider text NOT NULL CHECK (provider IN ('stripe', 'test')),
      api_key text NOT NULL,
      callback_secret text NOT NULL,
      connected_at bigint NOT NULL
    )`,
    `CREATE TABLE payment_requests (
      id ${id} PRIMARY KEY,
      agent_id ${id} NOT NULL,
      request_id ${id} NOT NULL,
      chat_id ${id} NOT NULL,
      payer_id ${id} NOT NULL,
      account_id ${id} NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      description text NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'paid', 'declined', 'canceled', 'expired', 'failed', 'refunded')),
      confirmation text NOT NULL CHECK (confirmation IN ('none', 'required', 'confirmed')),
      suppressed smallint NOT NULL DEFAULT 0,
      checkout_attempt bigint NOT NULL DEFAULT 0,
      checkout_expires_at bigint,
      checkout_id ${id},
      checkout_url text,
      payment_reference ${id},
      refund text CHECK (refund IN ('pending', 'failed')),
      expires_at bigint NOT NULL,
      created_at bigint NOT NULL,
      updated_at bigint NOT NULL,
      UNIQUE (agent_id, request_id)
    )`,
    'CREATE INDEX payment_requests_by_agent ON payment_requests (agent_id, id)',
    'CREATE INDEX payment_requests_by_payer ON payment_requests (payer_id, id)',
    "CREATE INDEX payment_requests_due ON payment_requests (expires_at) WHERE status = 'pending'",
    "CREATE INDEX payment_requests_open ON payment_requests (account_id) WHERE status = 'pending'",
    `CREATE TABLE payment_jobs (
      request_id ${id} NOT NULL,
      kind text NOT NULL CHECK (kind IN ('close_checkout', 'refund', 'return')),
      reference ${id} NOT NULL,
      account_id ${id} NOT NULL,
      attempts bigint NOT NULL DEFAULT 0,
      next_at bigint NOT NULL,
      lease_id ${id},
      PRIMARY KEY (request_id, kind, reference)
    )`,
    'CREATE INDEX payment_jobs_due ON payment_jobs (next_at)',
    'CREATE INDEX payment_jobs_by_account ON payment_jobs (account_id)',
  ]
}
