import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { conflict } from '../../platform/errors.ts'
import type { DeliveryContext } from '../context.ts'
import type { StoredDelivery } from './delivery-page.ts'
import { makeDue, requireDelivery, requireWebhookOf } from './owned-delivery.store.ts'
import type { OwnedWebhookKey } from './owned-webhook.ts'
import { ATTEMPTS_MAX } from './webhook.ts'
import { lockWebhook } from './webhook.store.ts'

/**
 * Makes the next attempt of a delivery due immediately, with the same event_id (AMB-183).
 * @throws DomainError not_found; conflict while the delivery is being sent or waits for its first attempt
 */
export async function replayOwnedAgentDelivery(
  context: Pick<DeliveryContext, 'clock' | 'database'>,
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
