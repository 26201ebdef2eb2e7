import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import type { Webhook, WebhookKey } from './webhook.ts'

/** Returns a webhook of the caller, without its secret. */
export function getWebhook(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  key: WebhookKey,
): Promise<Webhook> {
  return database.read((tx) => requireOwnWebhook(tx, caller, key))
}
