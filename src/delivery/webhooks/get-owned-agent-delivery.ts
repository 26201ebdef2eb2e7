import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { renderEvents } from '../events/render-events.ts'
import { envelopeFormat } from './delivery-format.ts'
import type { StoredDelivery } from './delivery-page.ts'
import type { OwnedWebhookKey } from './owned-webhook.ts'
import {
  listAttemptsOf,
  requireDelivery,
  requireWebhookOf,
  sealedSecretsOf,
  type StoredAttempt,
} from './owned-delivery.store.ts'
import { requestHeaders } from './sender.ts'
import { signingKey } from './signature.ts'

/** Maximum number of attempts in the response. */
const attemptsMax = 20

/** A delivery with its attempts and their request headers. */
export interface ShownDelivery {
  delivery: StoredDelivery
  /** Text that was signed and sent; null when the event is no longer in the log. */
  body: string | null
  attempts: (StoredAttempt & { requestHeaders: Record<string, string> })[]
}

/**
 * Returns a delivery to a webhook of one of the person's agents, with its attempts. Signatures are computed with the
 * current secrets, and the secrets are not returned (AMB-183).
 * @throws DomainError not_found
 */
export async function getOwnedAgentDelivery(
  context: Pick<DeliveryContext, 'clock' | 'database' | 'eventLoaders' | 'secretBox'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
  sequence: number,
): Promise<ShownDelivery> {
  const agent = await actAsOwned(context, owner, agentId)
  const { delivery, attempts, event, secrets } = await context.database.read(async (tx) => {
    await requireWebhookOf(tx, agent.id, id)
    const found = await requireDelivery(tx, id, sequence)
    const [rendered] = await renderEvents(tx, [{ actorId: agent.id, sequence }], context.eventLoaders)
    return {
      delivery: found,
      attempts: await listAttemptsOf(tx, id, sequence, attemptsMax),
      event: rendered,
      secrets: await sealedSecretsOf(tx, id, context.clock.now()),
    }
  })
  if (!event) return { delivery, body: null, attempts: attempts.map((one) => ({ ...one, requestHeaders: {} })) }
  const body = Buffer.from(JSON.stringify(envelopeFormat.body(event)))
  const keys = secrets.map((sealed) => signingKey(context.secretBox.open(sealed)))
  return {
    delivery,
    body: body.toString(),
    attempts: attempts.map((one) => ({
      ...one,
      requestHeaders: requestHeaders({ keys, eventId: delivery.eventId, body }, one.startedAt),
    })),
  }
}
