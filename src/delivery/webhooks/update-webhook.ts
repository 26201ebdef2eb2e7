import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { queueUndelivered, startAtHead } from './cursor.store.ts'
import { lockWebhook, requireOwnWebhook, updateWebhookRow } from './webhook.store.ts'
import { checkWebhookUrl } from './webhook-url.rules.ts'
import type { Webhook, WebhookKey, WebhookStatus } from './webhook.ts'

/**
 * Moves a webhook to another address, pauses it or starts it again. What is waiting goes to the new address; what
 * happens while it is paused is in the log alone. Other events are chosen for what happens from now on.
 *
 * @throws DomainError invalid_request for an address that is never delivered to, not_found
 */
export function updateWebhook(
  { database, clock, webhooks }: Pick<DeliveryContext, 'webhooks' | 'clock' | 'database'>,
  caller: Caller,
  key: WebhookKey,
  change: { url?: string; urlField?: string; status?: WebhookStatus; subscribedEvents?: readonly string[] },
): Promise<Webhook> {
  if (change.url !== undefined) checkWebhookUrl(change.url, webhooks.guard, change.urlField)
  return database.write(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    await lockWebhook(tx, key.id)
    const webhook = await requireOwnWebhook(tx, caller, key)
    const updated = {
      ...webhook,
      url: change.url ?? webhook.url,
      status: change.status ?? webhook.status,
      subscribedEvents: change.subscribedEvents ?? webhook.subscribedEvents,
    }
    // What was waiting keeps the choice of its time: as rows, or it would not be known any more which events it is.
    const changesChoice = updated.status === 'paused' || change.subscribedEvents !== undefined
    if (webhook.status === 'active' && changesChoice) await queueUndelivered(tx, key.id, clock.now())
    await updateWebhookRow(tx, updated)
    if (webhook.status === 'paused') await startAtHead(tx, [key.id])
    tx.wakeDeliveries([webhook.actorId])
    return updated
  })
}
