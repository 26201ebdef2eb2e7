import type { Context } from '../../server/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { requireOwnWebhook } from './own-webhook.ts'
import type { Webhook, WebhookKey } from './webhook.ts'

/** One webhook of the caller, without its secret. */
export function getWebhook({ database }: Context, caller: Caller, key: WebhookKey): Promise<Webhook> {
  return database.read((tx) => requireOwnWebhook(tx, caller, key))
}
