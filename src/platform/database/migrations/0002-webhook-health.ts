import type { Knex } from 'knex'

/** Adds the health of webhooks (AMB-265), and an index of those for which notifications may be due. */
export async function up(knex: Knex): Promise<void> {
  const columns = [
    // Time of the first failed attempt after the last success.
    'failing_since bigint',
    "health text NOT NULL DEFAULT 'ok' CHECK (health IN ('ok', 'failing', 'disabled'))",
    // Health of which the operator was notified.
    "reported_health text NOT NULL DEFAULT 'ok'",
    'health_changed_at bigint NOT NULL DEFAULT 0',
  ]
  for (const column of columns) await knex.raw(`ALTER TABLE webhooks ADD COLUMN ${column}`)
  await knex.raw(
    "CREATE INDEX webhooks_by_health ON webhooks (id) WHERE failing_since IS NOT NULL OR health <> 'ok' OR reported_health <> 'ok'",
  )
}
