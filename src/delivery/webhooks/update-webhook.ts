import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { queueUndelivered, startAtHead } from './cursor.store.ts'
import { lockWebhook, requireOwnWebhook, updateWebhookRow } from './webhook.store.ts'
import { checkWebhookUrl } from './webhook-url.rules.ts'
import type { Webhook, WebhookKey, WebhookStatus } from './webhook.ts'

/**
 * Changes the URL of a webhook, pauses it, resumes it or changes its event filter. Pending deliveries go to the new
 * URL. Events during a pause are only stored in the log. A new event filter applies to future events.
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
    // Pending events are stored as rows, which keeps the result of the former event filter.
    const changesChoice = updated.status === 'paused' || change.subscribedEvents !== undefined
    if (webhook.status === 'active' && changesChoice) await queueUndelivered(tx, key.id, clock.now())
    await updateWebhookRow(tx, updated)
    if (webhook.status === 'paused') await startAtHead(tx, [key.id])
    tx.wakeDeliveries([webhook.actorId])
    return updated
  })
}
