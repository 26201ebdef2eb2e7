import type { DeliveryContext } from '../context.ts'
import { conflict, idempotencyConflict } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { SECRET_BYTES, type WebhookWithSecret } from './create-webhook.ts'
import { lockWebhook, readSecrets, requireOwnWebhook, storeSecrets } from './webhook.store.ts'
import { formatSecret } from './signature.ts'
import type { WebhookKey } from './webhook.ts'

/** Parameters of a rotation. */
export interface Rotation {
  /** Time during which the current secret signs as well, in seconds; 0 ends every former secret immediately. */
  overlapSeconds: number
  /** Idempotency key, valid until the next rotation; null: the rotation cannot be repeated. */
  requestId: string | null
}

/** Maximum number of former secrets of one webhook that sign at the same time. */
const formerMax = 2

/**
 * Replaces the signing secret of a webhook (WHK-033). For `overlapSeconds` each delivery also has a signature of the
 * former secret, so that a receiver can change its secret without rejecting deliveries. During a further rotation with
 * an overlap, a secret whose overlap has not ended continues to sign (AMB-225).
 * @throws DomainError not_found, conflict (two former secrets still sign), idempotency_conflict
 */
export function rotateWebhookSecret(
  { database, clock, ids, secretBox }: Pick<DeliveryContext, 'clock' | 'ids' | 'database' | 'secretBox'>,
  caller: Caller,
  key: WebhookKey,
  { overlapSeconds, requestId }: Rotation,
): Promise<WebhookWithSecret> {
  return database.write(async (tx) => {
    const webhook = await requireOwnWebhook(tx, caller, key)
    await lockWebhook(tx, key.id)
    const now = clock.now()
    const { current, former, rotation } = await readSecrets(tx, key.id, now)
    if (requestId !== null && rotation?.requestId === requestId) {
      if (rotation.overlapSeconds === overlapSeconds) return { webhook, signingSecret: secretBox.open(current) }
      throw idempotencyConflict('This request_id was used with another overlap.', 'request_id')
    }
    if (overlapSeconds > 0 && former.length === formerMax) {
      throw conflict('Two former secrets still sign. Wait until one of them ends, or rotate without an overlap.')
    }
    const signingSecret = formatSecret(ids.secret(SECRET_BYTES))
    await storeSecrets(tx, key.id, {
      current: secretBox.seal(signingSecret),
      former: overlapSeconds > 0 ? [{ secret: current, until: now + overlapSeconds * 1000 }, ...former] : [],
      rotation: requestId === null ? null : { requestId, overlapSeconds },
    })
    return { webhook, signingSecret }
  })
}
