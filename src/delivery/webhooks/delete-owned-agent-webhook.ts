import type { Caller } from '../../identity/accounts/caller.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { keyOfOwned, type OwnedWebhookKey } from './owned-webhook.ts'

/** Deletes a webhook of one of the person's agents, with its pending deliveries. @throws DomainError not_found */
export async function deleteOwnedAgentWebhook(
  context: Parameters<typeof deleteWebhook>[0],
  owner: Caller,
  webhook: OwnedWebhookKey,
): Promise<void> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  await deleteWebhook(context, agent, key)
}
