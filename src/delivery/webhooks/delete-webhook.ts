import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireOwnWebhook, deleteWebhookRows } from './webhook.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Deletes a webhook and its pending deliveries. @throws DomainError not_found */
export function deleteWebhook(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  key: WebhookKey,
): Promise<void> {
  return database.write(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    await deleteWebhookRows(tx, key.id)
  })
}
