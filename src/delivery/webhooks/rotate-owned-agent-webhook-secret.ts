import type { Caller } from '../../identity/accounts/caller.ts'
import type { WebhookWithSecret } from './create-webhook.ts'
import { keyOfOwned, type OwnedWebhookKey } from './owned-webhook.ts'
import { rotateWebhookSecret, type Rotation } from './rotate-webhook-secret.ts'

/** Replaces the signing secret of an owned agent's webhook (WHK-033). @throws DomainError as rotateWebhookSecret */
export async function rotateOwnedAgentWebhookSecret(
  context: Parameters<typeof rotateWebhookSecret>[0],
  owner: Caller,
  webhook: OwnedWebhookKey,
  rotation: Rotation,
): Promise<WebhookWithSecret> {
  const { agent, key } = await keyOfOwned(context, owner, webhook)
  return rotateWebhookSecret(context, agent, key, rotation)
}
