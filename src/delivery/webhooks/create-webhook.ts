import type { DeliveryContext } from '../context.ts'
import { unauthorized } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { formatSecret } from './signature.ts'
import { checkWebhookUrl } from './webhook-url.rules.ts'
import { countWebhooks, insertWebhook, lockWebhookOwner } from './webhook.store.ts'
import type { Webhook, WebhookForm } from './webhook.ts'

/** Bytes of a signing secret; Standard Webhooks requires 24 to 64. */
export const SECRET_BYTES = 32

export interface WebhookWithSecret {
  webhook: Webhook
  /** Returned here and by a rotation only (WHK-005). */
  signingSecret: string
}

/**
 * Registers a receiver of the caller's future events (WHK-001, WHK-007). The form is stored, because it decides the
 * payload and the routes of the webhook. The limit counts webhooks of both forms together.
 * @throws DomainError invalid_request for an address that is never delivered to; limit_exceeded (AMB-048)
 */
export async function createWebhook(
  {
    database,
    clock,
    ids,
    limits,
    secretBox,
    webhooks,
  }: Pick<DeliveryContext, 'webhooks' | 'clock' | 'ids' | 'limits' | 'database' | 'secretBox'>,
  caller: Caller,
  input: { url: string; urlField?: string; form: WebhookForm; subscribedEvents?: readonly string[] },
): Promise<WebhookWithSecret> {
  checkWebhookUrl(input.url, webhooks.guard, input.urlField)
  const signingSecret = formatSecret(ids.secret(SECRET_BYTES))
  const webhook: Webhook = {
    id: ids.next('whk'),
    actorId: caller.id,
    form: input.form,
    url: input.url,
    subscribedEvents: input.subscribedEvents ?? null,
    status: 'active',
    createdAt: clock.now(),
    lastSuccessAt: null,
    lastFailureAt: null,
  }
  await database.write(async (tx) => {
    if (!(await lockWebhookOwner(tx, caller.id))) throw unauthorized()
    const most = limits.of('webhooks_per_agent', caller.id)
    assertWithinLimit('webhooks_per_agent', await countWebhooks(tx, caller.id), most)
    await insertWebhook(tx, webhook, secretBox.seal(signingSecret))
  })
  return { webhook, signingSecret }
}
