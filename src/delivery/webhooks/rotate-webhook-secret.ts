import type { DeliveryContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { SECRET_BYTES, type WebhookWithSecret } from './create-webhook.ts'
import { requireOwnWebhook, replaceSecret } from './webhook.store.ts'
import { formatSecret } from './signature.ts'
import type { WebhookKey } from './webhook.ts'

/**
 * Gives the webhook a new signing secret (WHK-033). For `overlapSeconds` each delivery carries a signature of the
 * former secret as well, so that a receiver can change over without rejecting anything.
 *
 * @throws DomainError not_found
 */
export function rotateWebhookSecret(
  { database, clock, ids, secretBox }: Pick<DeliveryContext, 'clock' | 'ids' | 'database' | 'secretBox'>,
  caller: Caller,
  key: WebhookKey,
  overlapSeconds: number,
): Promise<WebhookWithSecret> {
  const signingSecret = formatSecret(ids.secret(SECRET_BYTES))
  return database.write(async (tx) => {
    const webhook = await requireOwnWebhook(tx, caller, key)
    await replaceSecret(tx, key.id, secretBox.seal(signingSecret), clock.now() + overlapSeconds * 1000)
    return { webhook, signingSecret }
  })
}
