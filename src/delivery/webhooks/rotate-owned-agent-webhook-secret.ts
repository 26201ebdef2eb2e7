import type { Caller } from '../../identity/accounts/caller.ts'
import type { WebhookWithSecret } from './create-webhook.ts'
import { keyOfOwned, type OwnedWebhookKey } from './owned-webhook.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'

/** Gives a webhook of one of the person's agents a new signing secret (WHK-033). @throws DomainError not_found */
export async function rotateOwnedAgentWebhookSecret(
  context: Parameters<typeof rotateWebhookSecret>[0],
  owner: Caller,
  webhook: OwnedWebhookKey,
  overlapSeconds: number,
): Promise<WebhookWithSecret> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  return rotateWebhookSecret(context, agent, key, overlapSeconds)
}
