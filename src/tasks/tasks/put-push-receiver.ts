import { countWebhooks, deleteWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { findPushReceiver, insertPushReceivers, type NewPushReceiver } from './push-receiver.store.ts'

/**
 * Stores a receiver of a task that its requester has locked, or replaces the one of the same name. @param most the
 * limit push_configs_per_task of its requester @throws limit_exceeded, before any write
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
