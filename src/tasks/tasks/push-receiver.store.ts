import type { Tx } from '../../platform/database/database.ts'
import type { WebhookRow } from '../../platform/database/tables/delivery.ts'
import { countWebhooks, deleteWebhookRows, insertWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'

/** A receiver of a task's updates: a webhook of the task, with a name given by its client. */
export interface PushReceiver {
  webhookId: string
  taskId: string
  configId: string
  url: string
  /** Credentials shown to the receiver, sealed. */
  presented: string
}

const columns = {
  webhookId: 'id',
  taskId: 'actor_id',
  configId: 'config_id',
  url: 'url',
  presented: 'presented',
} as const satisfies Record<keyof PushReceiver, keyof WebhookRow>

/** A receiver to be stored, with its sealed signing secret. */
export interface NewPushReceiver extends PushReceiver {
  sealedSecret: string
}

/** A receiver whose task is not known yet. */
export type PreparedReceiver = Omit<NewPushReceiver, 'taskId'>

/** Stores receivers, which get subsequent updates. The statements are sent at once. */
export async function insertPushReceivers(tx: Tx, receivers: readonly NewPushReceiver[], now: number): Promise<void> {
  if (receivers.length === 0) return
  await insertWebhookRows(
    tx,
    receivers.map((receiver) => ({
      id: receiver.webhookId,
      actor_id: receiver.taskId,
      url: receiver.url,
      form: 'a2a',
      subscribed_events: null,
      status: 'active',
      signing_secret: receiver.sealedSecret,
      config_id: receiver.configId,
      presented: receiver.presented,
      created_at: now,
      last_success_at: null,
      last_failure_at: null,
      failing_since: null,
    })),
  )
}

/** Lists a task's receivers with names after `after`, ordered by name. */
export async function listPushReceivers(tx: Tx, taskId: string, after: string, limit: number): Promise<PushReceiver[]> {
  const page = tx.knex('webhooks').where({ actor_id: taskId }).where('config_id', '>', after)
  return (await page.orderBy('config_id').limit(limit).select(columns)) as PushReceiver[]
}

export async function findPushReceiver(tx: Tx, taskId: string, configId: string): Promise<PushReceiver | undefined> {
  const row = await tx.knex('webhooks').where({ actor_id: taskId, config_id: configId }).first(columns)
  return row as PushReceiver | undefined
}

/**
 * Stores a receiver of a task that its requester has locked, or replaces the one of the same name.
 * @param most the limit push_configs_per_task of its requester
 * @throws limit_exceeded, before any write
 */
export async function putPushReceiver(
  tx: Tx,
  receiver: NewPushReceiver,
  { now, most }: { now: number; most: number },
): Promise<void> {
  const known = await findPushReceiver(tx, receiver.taskId, receiver.configId)
  if (known) await deleteWebhookRows(tx, known.webhookId)
  else assertWithinLimit('push_configs_per_task', await countWebhooks(tx, receiver.taskId), most)
  await insertPushReceivers(tx, [receiver], now)
}
