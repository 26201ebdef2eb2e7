import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { readNumberCursor, unusableCursor } from '../../platform/cursors.ts'
import { conflict } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { DeliveryContext } from '../context.ts'
import { renderEvents } from '../events/render-events.ts'
import { envelopeFormat } from './delivery-format.ts'
import {
  deliveriesBefore,
  type StoredDelivery,
  requireWebhookOf,
  listAttemptsOf,
  requireDelivery,
  sealedSecretsOf,
  type StoredAttempt,
  makeDue,
} from './delivery-list.store.ts'
import type { OwnedWebhookKey } from './owned-webhooks.ts'
import { requestHeaders } from './sender.ts'
import { signingKey } from './signature.ts'
import { ATTEMPTS_MAX } from './delivery.ts'
import { lockWebhook } from './webhook.store.ts'

/**
 * Returns deliveries to a webhook of one of the person's agents, newest first.
 * @throws DomainError not_found; invalid_request for a cursor that this list did not return
 */
export async function listOwnedAgentDeliveries(
  context: Needs<'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
  { cursor, limit }: ListPage,
): Promise<List<StoredDelivery>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw unusableCursor()
  const agent = await actAsOwned(context, owner, agentId)
  return context.database.read(async (tx) => {
    await requireWebhookOf(tx, agent.id, id)
    const rows = await deliveriesBefore(tx, id, readNumberCursor(cursor) ?? Number.MAX_SAFE_INTEGER, limit + 1)
    return paginate(rows, limit, ({ eventSequence }) => String(eventSequence))
  })
}

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

/**
 * Makes the next attempt of a delivery due immediately, with the same event_id (AMB-183).
 * @throws DomainError not_found; conflict while the delivery is being sent or waits for its first attempt
 */
export async function replayOwnedAgentDelivery(
  context: Needs<'clock' | 'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
  sequence: number,
): Promise<StoredDelivery> {
  const agent = await actAsOwned(context, owner, agentId)
  return context.database.write(async (tx) => {
    await requireWebhookOf(tx, agent.id, id)
    await lockWebhook(tx, id)
    await requireDelivery(tx, id, sequence)
    const isDue = await makeDue(tx, id, sequence, { attempts: ATTEMPTS_MAX, now: context.clock.now() })
    if (!isDue) throw conflict('The event is being sent, or waits for its first attempt.')
    tx.wakeDeliveries([agent.id])
    return requireDelivery(tx, id, sequence)
  })
}
