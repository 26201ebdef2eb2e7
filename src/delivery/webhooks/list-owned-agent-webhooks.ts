import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { DeliveryContext } from '../context.ts'
import { listWebhooksOf } from './owned-delivery.store.ts'
import type { Webhook } from './webhook.ts'

/** Returns webhooks of one of the person's agents, of both forms, in creation order. @throws DomainError not_found */
export async function listOwnedAgentWebhooks(
  context: Pick<DeliveryContext, 'database'>,
  owner: Caller,
  agentId: string,
  { cursor, limit }: ListPage,
): Promise<List<Webhook>> {
  const agent = await actAsOwned(context, owner, agentId)
  const after = readIdCursor('whk', cursor) ?? ''
  const rows = await context.database.read((tx) => listWebhooksOf(tx, agent.id, after, limit + 1))
  return paginate(rows, limit, ({ id }) => id)
}
