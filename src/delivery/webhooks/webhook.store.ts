import { idsOf, type DeletedAccounts, type ErasureTarget } from '../../identity/accounts/deletion.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import type { ColumnTypes, Tx } from '../../platform/database/database.ts'
import { amongIds, countRows } from '../../platform/database/queries.ts'
import type { WebhookRow } from '../../platform/database/tables/delivery.ts'
import type { SealedColumn } from '../../platform/encryption/sealed-columns.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { formerSecrets, type Webhook, type WebhookForm, type WebhookKey } from './webhook.ts'
import { startAtHead } from './cursor.sql.ts'

type StoredWebhook = Omit<Webhook, 'subscribedEvents'> & { subscribedEvents: string | null }

const columns = {
  id: 'id',
  actorId: 'actor_id',
  form: 'form',
  url: 'url',
  subscribedEvents: 'subscribed_events',
  status: 'status',
  createdAt: 'created_at',
  lastSuccessAt: 'last_success_at',
  lastFailureAt: 'last_failure_at',
  failingSince: 'failing_since',
  health: 'health',
} as const satisfies Record<keyof Webhook, keyof WebhookRow>

/** Secrets of webhooks, and credentials that receivers of push notifications require in each request. */
export const sealedWebhookColumns: readonly SealedColumn[] = [
  'signing_secret',
  'previous_secret',
  'older_secret',
  'presented',
].map((column) => ({ table: 'webhooks', key: 'id', column }))

const fromRow = (row: StoredWebhook): Webhook => ({
  ...row,
  subscribedEvents: row.subscribedEvents === null ? null : (JSON.parse(row.subscribedEvents) as string[]),
})

/**
 * Serializes changes to the set of an agent's webhooks, so that its limit is exact with concurrent creations.
 * @returns false when the agent was deleted in the meantime
 */
export async function lockWebhookOwner(tx: Tx, actorId: string): Promise<boolean> {
  const owner = tx.knex('actors').where({ id: actorId }).whereNot({ status: 'deleted' })
  return (await owner.forUpdate().select('id')).length > 0
}

export function countWebhooks(tx: Tx, actorId: string): Promise<number> {
  return countRows(tx.knex('webhooks').where({ actor_id: actorId }))
}

export function insertWebhook(tx: Tx, webhook: Webhook, sealedSecret: string): Promise<void> {
  return insertWebhookRows(tx, [
    {
      id: webhook.id,
      actor_id: webhook.actorId,
      url: webhook.url,
      form: webhook.form,
      subscribed_events: textOf(webhook.subscribedEvents),
      status: webhook.status,
      signing_secret: sealedSecret,
      config_id: null,
      created_at: webhook.createdAt,
      last_success_at: webhook.lastSuccessAt,
      last_failure_at: webhook.lastFailureAt,
      failing_since: webhook.failingSince,
      presented: null,
    },
  ])
}

/** Columns of a new webhook. Rotations and deliveries set the others. */
type NewWebhookRow = Pick<
  WebhookRow,
  | 'id'
  | 'actor_id'
  | 'url'
  | 'form'
  | 'subscribed_events'
  | 'status'
  | 'signing_secret'
  | 'config_id'
  | 'presented'
  | 'created_at'
  | 'last_success_at'
  | 'last_failure_at'
  | 'failing_since'
>

const newColumns: ColumnTypes<'webhooks'> = {
  id: 'text',
  actor_id: 'text',
  url: 'text',
  form: 'text',
  subscribed_events: 'text',
  status: 'text',
  signing_secret: 'text',
  previous_secret: 'text',
  previous_secret_until: 'bigint',
  older_secret: 'text',
  older_secret_until: 'bigint',
  rotation_request_id: 'text',
  rotation_overlap_seconds: 'bigint',
  config_id: 'text',
  presented: 'text',
  claim_id: 'text',
  lease_owner: 'text',
  lease_until: 'bigint',
  created_at: 'bigint',
  last_success_at: 'bigint',
  last_failure_at: 'bigint',
  failing_since: 'bigint',
}

/** Stores webhooks of any form, which receive events from the end of the log on. The statements are sent at once. */
export async function insertWebhookRows(tx: Tx, webhooks: readonly NewWebhookRow[]): Promise<void> {
  const rows = webhooks.map((webhook) => ({
    ...webhook,
    previous_secret: null,
    previous_secret_until: null,
    older_secret: null,
    older_secret_until: null,
    rotation_request_id: null,
    rotation_overlap_seconds: null,
    claim_id: null,
    lease_owner: null,
    lease_until: null,
  }))
  const ids = webhooks.map(({ id }) => id)
  await Promise.all([tx.insert('webhooks', newColumns, rows), startAtHead(tx, ids)])
}

const textOf = (names: readonly string[] | null): string | null => names && JSON.stringify(names)

export async function findWebhook(tx: Tx, actorId: string, { id, form }: WebhookKey): Promise<Webhook | undefined> {
  const row = await tx.knex('webhooks').where({ id, actor_id: actorId, form }).first(columns)
  return row && fromRow(row as StoredWebhook)
}

/** Returns a page of the agent's webhooks of a form in the order of their ids, which is the creation order. */
export function listWebhookRows(
  tx: Tx,
  actorId: string,
  form: WebhookForm,
  after: string,
  limit: number,
): Promise<Webhook[]> {
  return listWebhooksOfForms(tx, actorId, [form], after, limit)
}

/** Returns a page of the agent's webhooks of any of these forms in creation order. */
export async function listWebhooksOfForms(
  tx: Tx,
  actorId: string,
  forms: readonly WebhookForm[],
  after: string,
  limit: number,
): Promise<Webhook[]> {
  const page = tx.knex('webhooks').where({ actor_id: actorId }).whereIn('form', forms).where('id', '>', after)
  const rows = await page.orderBy('id').limit(limit).select(columns)
  return (rows as StoredWebhook[]).map(fromRow)
}

/** Locks a webhook: until the end of the transaction, no delivery is claimed for it and no result is stored. */
export async function lockWebhook(tx: Tx, id: string): Promise<void> {
  await tx.knex('webhooks').where({ id }).forUpdate().select('id')
}

export async function updateWebhookRow(tx: Tx, { id, url, status, subscribedEvents }: Webhook): Promise<void> {
  await tx
    .knex('webhooks')
    .where({ id })
    .update({ url, status, subscribed_events: textOf(subscribedEvents) })
}

/** Encrypted secrets of a webhook, and its last rotation. */
export interface StoredSecrets {
  current: string
  /** Former secrets, newest first, with the times until which they sign, in epoch milliseconds. */
  former: { secret: string; until: number }[]
  rotation: { requestId: string; overlapSeconds: number } | null
}

/** Returns the secrets of a locked webhook, without former secrets that have expired at `now`. */
export async function readSecrets(tx: Tx, id: string, now: number): Promise<StoredSecrets> {
  const row = await tx.knex('webhooks').where({ id }).first()
  const { rotation_request_id: requestId, rotation_overlap_seconds: overlapSeconds } = row!
  return {
    current: row!.signing_secret,
    former: formerSecrets(row!, now),
    rotation: requestId === null ? null : { requestId, overlapSeconds: Number(overlapSeconds) },
  }
}

/** Stores the secrets of a webhook: at most two former secrets. */
export async function storeSecrets(tx: Tx, id: string, { current, former, rotation }: StoredSecrets): Promise<void> {
  const [previous, older] = former
  await tx
    .knex('webhooks')
    .where({ id })
    .update({
      signing_secret: current,
      previous_secret: previous?.secret ?? null,
      previous_secret_until: previous?.until ?? null,
      older_secret: older?.secret ?? null,
      older_secret_until: older?.until ?? null,
      rotation_request_id: rotation?.requestId ?? null,
      rotation_overlap_seconds: rotation?.overlapSeconds ?? null,
    })
}

/**
 * Deletes a webhook with its deliveries and their attempts; pending deliveries are dropped.
 * @returns number of deleted rows
 */
export async function deleteWebhookRows(tx: Tx, id: string): Promise<number> {
  const attempts = await tx.knex('delivery_attempts').where({ webhook_id: id }).delete()
  const deliveries = await tx.knex('deliveries').where({ webhook_id: id }).delete()
  return attempts + deliveries + (await tx.knex('webhooks').where({ id }).delete())
}

/** Returns webhooks that are still active: a webhook may have been paused or deleted after its claim. */
export async function findActive(tx: Tx, webhookIds: readonly string[]): Promise<string[]> {
  return tx
    .knex('webhooks')
    .where(amongIds(tx, 'id', webhookIds))
    .where({ status: 'active' })
    .pluck('id')
}

/** Pauses webhooks of deleted agents and deletes their URLs; the rows may be many and are erased later. */
export async function silenceWebhooksOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const erased = { url: '', signing_secret: '', previous_secret: null, older_secret: null }
  const webhooks = tx.knex('webhooks').where(amongIds(tx, 'actor_id', idsOf(deleted)))
  // Deliveries lock webhooks in this order.
  await webhooks.clone().orderBy('id').forUpdate().select('id')
  await webhooks.update({ status: 'paused', ...erased })
  return {}
}

/** Returns the webhooks of an actor in every state. */
async function webhookIdsOf(tx: Tx, actorId: string): Promise<string[]> {
  return tx.knex('webhooks').where({ actor_id: actorId }).pluck('id')
}

/** Deletes the oldest deliveries of a webhook with their attempts. @returns number of deleted rows, 0 at the end */
export async function deleteSomeDeliveries(tx: Tx, webhookId: string, limit: number): Promise<number> {
  const rowsOf = (table: 'deliveries' | 'delivery_attempts') => tx.knex(table).where({ webhook_id: webhookId })
  const oldestOf = (table: 'deliveries' | 'delivery_attempts'): Promise<number[]> =>
    rowsOf(table).orderBy('event_sequence').limit(limit).pluck('event_sequence')
  const sequences = [...(await oldestOf('delivery_attempts')), ...(await oldestOf('deliveries'))]
  const bound = sequences
    .toSorted((a, b) => a - b)
    .slice(0, limit)
    .at(-1)
  if (bound === undefined) return 0
  const attempts = await rowsOf('delivery_attempts').where('event_sequence', '<=', bound).delete()
  return attempts + (await rowsOf('deliveries').where('event_sequence', '<=', bound).delete())
}

/** Returns the owner of a webhook of any form; undefined when the webhook does not exist. */
export async function findWebhookOwner(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.knex('webhooks').where({ id }).first('actor_id'))?.actor_id
}

/** @throws DomainError not_found, for an unknown webhook, another agent's and one of another form alike */
export async function requireOwnWebhook(tx: Tx, caller: Caller, key: WebhookKey): Promise<Webhook> {
  const webhook = await findWebhook(tx, caller.id, key)
  if (!webhook) throw notFound('There is no such webhook.')
  return webhook
}

/** Maximum number of deliveries deleted in one transaction. */
const stepMax = 500

const counted = async (webhooks: Promise<number>): Promise<ErasureCounts> => ({ erased: { webhooks: await webhooks } })

/** Erases the webhooks of deleted accounts, with their pending deliveries. */
export const agentRuntimes: ErasureTarget = {
  name: 'agent_runtimes',
  async erase(database, deleted, pace) {
    for (const actorId of idsOf(deleted)) {
      await pace.next()
      for (const webhookId of await database.read((tx) => webhookIdsOf(tx, actorId))) {
        do await pace.next()
        while (await database.write((tx) => counted(deleteSomeDeliveries(tx, webhookId, stepMax))))
        await database.write((tx) => counted(deleteWebhookRows(tx, webhookId)))
      }
    }
  },
}
