import type { Caller } from '../../identity/accounts/caller.ts'
import type { DeliveryContext } from '../context.ts'
import { keyOfOwned, type OwnedWebhookKey } from './owned-webhook.ts'
import { updateWebhook } from './update-webhook.ts'
import type { Webhook, WebhookStatus } from './webhook.ts'

/** Moves, pauses or resumes a webhook of an owned agent. @throws DomainError not_found, invalid_request */
export async function updateOwnedAgentWebhook(
  context: Pick<DeliveryContext, 'webhooks' | 'clock' | 'database'>,
  owner: Caller,
  webhook: OwnedWebhookKey,
  change: { url?: string; status?: WebhookStatus },
): Promise<Webhook> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  return updateWebhook(context, agent, key, change)
}
