import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { conflict } from '../../platform/errors.ts'
import { appendEvents, type NumberedEvent } from '../../platform/event-log/append-events.ts'
import type { DeliveryContext } from '../context.ts'
import { requireWebhookOf } from './owned-delivery.store.ts'
import type { OwnedWebhookKey } from './owned-webhook.ts'

const eventType = 'webhook.test'

/**
 * Appends a test event to the log of one of the person's agents; it is delivered like every event (AMB-183).
 * @throws DomainError not_found; conflict for a webhook that would not be sent the event
 */
export async function testOwnedAgentWebhook(
  context: Pick<DeliveryContext, 'clock' | 'database' | 'ids'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
): Promise<NumberedEvent> {
  const agent = await actAsOwned(context, owner, agentId)
  return context.database.write(async (tx) => {
    const { status, subscribedEvents } = await requireWebhookOf(tx, agent.id, id)
    if (status === 'paused') throw conflict('The webhook is paused.')
    if (subscribedEvents !== null && !subscribedEvents.includes(eventType))
      throw conflict('The webhook takes other types of events only.')
    const draft = { actorId: agent.id, eventType, chatId: null, messageId: null, data: { webhook_id: id } } as const
    const [event] = await appendEvents(tx, [draft], { now: context.clock.now(), ids: context.ids })
    return event!
  })
}
