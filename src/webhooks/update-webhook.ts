import type { Context } from '../context.ts'
import type { Caller } from '../edge/handler.ts'
import { requireOwnWebhook } from './own-webhook.ts'
import { checkWebhookUrl } from './webhook-url.rules.ts'
import { updateWebhookRow } from './webhook.store.ts'
import type { Webhook, WebhookStatus } from './webhook.ts'

/**
 * Moves a webhook to another address, pauses it or starts it again. What is waiting goes to the new address; what
 * happens while it is paused is in the log alone.
 *
 * @throws DomainError invalid_request for an address that is never delivered to, not_found
 */
export function updateWebhook(
  { database, webhooks }: Context,
  caller: Caller,
  id: string,
  change: { url?: string; status?: WebhookStatus },
): Promise<Webhook> {
  if (change.url !== undefined) checkWebhookUrl(change.url, webhooks.guard)
  return database.write(async (tx) => {
    const webhook = await requireOwnWebhook(tx, caller, id)
    const updated = { ...webhook, url: change.url ?? webhook.url, status: change.status ?? webhook.status }
    await updateWebhookRow(tx, id, updated.url, updated.status)
    tx.wakeDeliveries()
    return updated
  })
}
