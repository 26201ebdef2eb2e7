import { countWebhooks, deleteWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { limitExceeded } from '../../platform/errors.ts'
import { findPushReceiver, insertPushReceivers, type NewPushReceiver } from './push-receiver.store.ts'

/** Receivers of one task. */
const receiversMax = 10

/**
 * Stores a receiver of a task that its requester has locked, or puts it in the place of the one of its name.
 * @throws limit_exceeded, before anything is written
 */
export async function putPushReceiver(tx: Tx, receiver: NewPushReceiver, now: number): Promise<void> {
  const known = await findPushReceiver(tx, receiver.taskId, receiver.configId)
  if (known) await deleteWebhookRows(tx, known.webhookId)
  else if ((await countWebhooks(tx, receiver.taskId)) >= receiversMax) {
    throw limitExceeded(`A task has at most ${receiversMax} receivers.`)
  }
  await insertPushReceivers(tx, [receiver], now)
}
