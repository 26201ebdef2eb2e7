import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { readNumberCursor } from '../../platform/cursors.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { DeliveryContext } from '../context.ts'
import { deliveriesBefore, type StoredDelivery } from './delivery-page.ts'
import { requireWebhookOf } from './owned-delivery.store.ts'
import type { OwnedWebhookKey } from './owned-webhook.ts'

/**
 * Returns deliveries to a webhook of one of the person's agents, newest first.
 * @throws DomainError not_found; invalid_request for a cursor that this list did not return
 */
export async function listOwnedAgentDeliveries(
  context: Pick<DeliveryContext, 'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
  { cursor, limit }: ListPage,
): Promise<List<StoredDelivery>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    throw invalidRequest('cursor is not one that this list gave', 'cursor')
  const agent = await actAsOwned(context, owner, agentId)
  return context.database.read(async (tx) => {
    await requireWebhookOf(tx, agent.id, id)
    const rows = await deliveriesBefore(tx, id, readNumberCursor(cursor) ?? Number.MAX_SAFE_INTEGER, limit + 1)
    return paginate(rows, limit, ({ eventSequence }) => String(eventSequence))
  })
}
