import type { Tx } from '../database/database.ts'
import type { Webhook, WebhookStatus } from './webhook.ts'

interface WebhookRow {
  id: string
  actor_id: string
  url: string
  status: WebhookStatus
  created_at: number
  last_success_at: number | null
  last_failure_at: number | null
}

const COLUMNS = 'id, actor_id, url, status, created_at, last_success_at, last_failure_at'

const fromRow = (row: WebhookRow): Webhook => ({
  id: row.id,
  actorId: row.actor_id,
  url: row.url,
  status: row.status,
  createdAt: row.created_at,
  lastSuccessAt: row.last_success_at,
  lastFailureAt: row.last_failure_at,
})

/** Serializes what changes the set of an agent's webhooks, so that its limit holds under parallel creation. */
export async function lockWebhookOwner(tx: Tx, actorId: string): Promise<void> {
  await tx.rows(`SELECT id FROM actors WHERE id = ?${tx.forUpdate}`, [actorId])
}

export async function countWebhooks(tx: Tx, actorId: string): Promise<number> {
  const [row] = await tx.rows<{ n: number }>('SELECT count(*) AS n FROM webhooks WHERE actor_id = ?', [actorId])
  return Number(row!.n)
}

export async function insertWebhook(tx: Tx, webhook: Webhook, form: string, sealedSecret: string): Promise<void> {
  await tx.run(
    `INSERT INTO webhooks (id, actor_id, url, signing_secret, status, form, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [webhook.id, webhook.actorId, webhook.url, sealedSecret, webhook.status, form, webhook.createdAt],
  )
}

export async function findWebhook(tx: Tx, actorId: string, id: string): Promise<Webhook | undefined> {
  const rows = await tx.rows<WebhookRow>(`SELECT ${COLUMNS} FROM webhooks WHERE id = ? AND actor_id = ?`, [id, actorId])
  return rows.map(fromRow)[0]
}

/** A page of the agent's webhooks in the order of their ids, which is the order of their creation. */
export async function listWebhookRows(tx: Tx, actorId: string, after: string, limit: number): Promise<Webhook[]> {
  const rows = await tx.rows<WebhookRow>(
    `SELECT ${COLUMNS} FROM webhooks WHERE actor_id = ? AND id > ? ORDER BY id LIMIT ?`,
    [actorId, after, limit],
  )
  return rows.map(fromRow)
}

export async function updateWebhookRow(tx: Tx, id: string, url: string, status: WebhookStatus): Promise<void> {
  await tx.run('UPDATE webhooks SET url = ?, status = ? WHERE id = ?', [url, status, id])
}

/** Makes `sealedSecret` the current one; the former one signs beside it until `previousUntil`. */
export async function replaceSecret(tx: Tx, id: string, sealedSecret: string, previousUntil: number): Promise<void> {
  await tx.run(
    `UPDATE webhooks SET previous_secret = signing_secret, previous_secret_until = ?, signing_secret = ? WHERE id = ?`,
    [previousUntil, sealedSecret, id],
  )
}

/** Removes the webhook with its deliveries and their log: pending attempts are dropped. */
export async function deleteWebhookRows(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM delivery_attempts WHERE webhook_id = ?', [id])
  await tx.run('DELETE FROM deliveries WHERE webhook_id = ?', [id])
  await tx.run('DELETE FROM webhooks WHERE id = ?', [id])
}
