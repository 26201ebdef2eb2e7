import { notFound } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findWebhook } from './webhook.store.ts'
import type { Webhook, WebhookKey } from './webhook.ts'

/** @throws DomainError not_found, the same for an unknown webhook, for another agent's and for one of another form */
export async function requireOwnWebhook(tx: Tx, caller: Caller, key: WebhookKey): Promise<Webhook> {
  const webhook = await findWebhook(tx, caller.id, key)
  if (!webhook) throw notFound('There is no such webhook.')
  return webhook
}
