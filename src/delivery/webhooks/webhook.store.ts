import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isOneOf } from '../../platform/database/id-table.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'
import type { Webhook, WebhookForm, WebhookKey, WebhookStatus } from './webhook.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { startAtHead } from './cursor.store.ts'

interface WebhookRow {
  id: string
  actor_id: string
  form: WebhookForm
  url: string
  subscribed_events: string | null
  status: WebhookStatus
  created_at: number
  last_success_at: number | null
  last_failure_at: number | null
}

const COLUMNS = 'id, actor_id, form, url, subscribed_events, status, created_at, last_success_at, last_failure_at'

/** Secrets of webhooks, and what a receiver of push notifications asked to be shown. */
export const sealedWebhookColumns: readonly SealedColumn[] = ['signing_secret', 'previous_secret', 'presented'].map(
  (column) => ({ table: 'webhooks', key: 'id', column }),
)

const fromRow = (row: WebhookRow): Webhook => ({
  id: row.id,
  actorId: row.actor_id,
  form: row.form,
  url: row.url,
  subscribedEvents: row.subscribed_events === null ? null : (JSON.parse(row.subscribed_events) as string[]),
  status: row.status,
  createdAt: row.created_at,
  lastSuccessAt: row.last_success_at,
  lastFailureAt: row.last_failure_at,
})

/**
 * Serializes what changes the set of an agent's webhooks, so that its limit holds under parallel creation.
 * @returns false when the agent was deleted meanwhile
 */
export async function lockWebhookOwner(tx: Tx, actorId: string): Promise<boolean> {
  const rows = await tx.rows(`SELECT id FROM actors WHERE id = ? AND status <> 'deleted'${tx.forUpdate}`, [actorId])
  return rows.length > 0
}

export async function countWebhooks(tx: Tx, actorId: string): Promise<number> {
  const [row] = await tx.rows<{ n: number }>('SELECT count(*) AS n FROM webhooks WHERE actor_id = ?', [actorId])
  return Number(row!.n)
}

export async function insertWebhook(tx: Tx, webhook: Webhook, sealedSecret: string): Promise<void> {
  await tx.run(
    `INSERT INTO webhooks (id, actor_id, url, signing_secret, status, form, subscribed_events, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      webhook.id,
      webhook.actorId,
      webhook.url,
      sealedSecret,
      webhook.status,
      webhook.form,
      textOf(webhook.subscribedEvents),
      webhook.createdAt,
    ],
  )
  await startAtHead(tx, [webhook.id])
}

const textOf = (names: readonly string[] | null): string | null => names && JSON.stringify(names)

export async function findWebhook(tx: Tx, actorId: string, { id, form }: WebhookKey): Promise<Webhook | undefined> {
  const rows = await tx.rows<WebhookRow>(`SELECT ${COLUMNS} FROM webhooks WHERE id = ? AND actor_id = ? AND form = ?`, [
    id,
    actorId,
    form,
  ])
  return rows.map(fromRow)[0]
}

/** A page of the agent's webhooks of a form in the order of their ids, which is the order of their creation. */
export async function listWebhookRows(
  tx: Tx,
  actorId: string,
  form: WebhookForm,
  after: string,
  limit: number,
): Promise<Webhook[]> {
  const rows = await tx.rows<WebhookRow>(
    `SELECT ${COLUMNS} FROM webhooks WHERE actor_id = ? AND form = ? AND id > ? ORDER BY id LIMIT ?`,
    [actorId, form, after, limit],
  )
  return rows.map(fromRow)
}

/** A page of the agent's webhooks of any of these forms in the order of their creation. */
export async function listWebhooksOfForms(
  tx: Tx,
  actorId: string,
  forms: readonly WebhookForm[],
  after: string,
  limit: number,
): Promise<Webhook[]> {
  const rows = await tx.rows<WebhookRow>(
    `SELECT ${COLUMNS} FROM webhooks
     WHERE actor_id = ? AND form IN (${forms.map(() => '?').join(', ')}) AND id > ? ORDER BY id LIMIT ?`,
    [actorId, ...forms, after, limit],
  )
  return rows.map(fromRow)
}

/** Until the end of the transaction nothing is claimed for it and no result stored. */
export async function lockWebhook(tx: Tx, id: string): Promise<void> {
  await tx.rows(`SELECT id FROM webhooks WHERE id = ?${tx.forUpdate}`, [id])
}

export async function updateWebhookRow(tx: Tx, { id, url, status, subscribedEvents }: Webhook): Promise<void> {
  await tx.run('UPDATE webhooks SET url = ?, status = ?, subscribed_events = ? WHERE id = ?', [
    url,
    status,
    textOf(subscribedEvents),
    id,
  ])
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

/** Those that still get deliveries: they may have been paused or deleted since their claims were made. */
export async function findActive(tx: Tx, webhookIds: readonly string[]): Promise<string[]> {
  const wanted = isOneOf(tx, 'id', webhookIds)
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM webhooks WHERE ${wanted.sql} AND status = 'active'`,
    wanted.bindings,
  )
  return rows.map(({ id }) => id)
}

/** Ends the deliveries of deleted agents and deletes their addresses; the rows are erased later, for they may be many. */
export async function silenceWebhooksOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const accounts = allDeleted(tx, deleted)
  await tx.run(
    `UPDATE webhooks SET status = 'paused', url = '', signing_secret = '', previous_secret = NULL
     WHERE actor_id IN (SELECT t.id FROM ${accounts.sql} AS t)`,
    accounts.bindings,
  )
}

/** The webhooks of an actor, whatever their state. */
export async function webhookIdsOf(tx: Tx, actorId: string): Promise<string[]> {
  return (await tx.rows<{ id: string }>('SELECT id FROM webhooks WHERE actor_id = ?', [actorId])).map(({ id }) => id)
}

/**
 * Removes the oldest deliveries of a webhook with the log of their attempts.
 * @returns false when there was none
 */
export async function deleteSomeDeliveries(tx: Tx, webhookId: string, limit: number): Promise<boolean> {
  const [row] = await tx.rows<{ bound: number | null }>(
    `SELECT max(b.event_sequence) AS bound FROM (
       SELECT * FROM (SELECT event_sequence FROM deliveries WHERE webhook_id = ? ORDER BY event_sequence LIMIT ?) AS d
       UNION ALL
       SELECT * FROM (
         SELECT event_sequence FROM delivery_attempts WHERE webhook_id = ? ORDER BY event_sequence LIMIT ?) AS a
       ORDER BY event_sequence LIMIT ?) AS b`,
    [webhookId, limit, webhookId, limit, limit],
  )
  if (!row || row.bound === null) return false
  await tx.run('DELETE FROM delivery_attempts WHERE webhook_id = ? AND event_sequence <= ?', [webhookId, row.bound])
  await tx.run('DELETE FROM deliveries WHERE webhook_id = ? AND event_sequence <= ?', [webhookId, row.bound])
  return true
}

/** The actor whose webhook it is, whichever form it has; undefined when there is none. */
export async function findWebhookOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.rows<{ actorId: string }>('SELECT actor_id AS "actorId" FROM webhooks WHERE id = ?', [id])
  return row?.actorId
}

/** @throws DomainError not_found, the same for an unknown webhook, for another agent's and for one of another form */
export async function requireOwnWebhook(tx: Tx, caller: Caller, key: WebhookKey): Promise<Webhook> {
  const webhook = await findWebhook(tx, caller.id, key)
  if (!webhook) throw notFound('There is no such webhook.')
  return webhook
}
