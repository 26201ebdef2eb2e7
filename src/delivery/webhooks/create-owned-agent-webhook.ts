import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { createWebhook, type WebhookWithSecret } from './create-webhook.ts'

/** Registers a webhook of one of the person's agents. @throws DomainError not_found; errors of `createWebhook` */
export async function createOwnedAgentWebhook(
  context: Parameters<typeof createWebhook>[0] & Pick<DeliveryContext, 'database'>,
  owner: Caller,
  agentId: string,
  url: string,
): Promise<WebhookWithSecret> {
  return createWebhook(context, await actAsOwned(context, owner, agentId), { url, form: 'current' })
}
