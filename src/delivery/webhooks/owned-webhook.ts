import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { requireWebhookOf } from './owned-delivery.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Names a webhook as the owner of its agent does. */
export interface OwnedWebhookKey {
  agentId: string
  id: string
}

/** The agent as a caller, and its webhook as the agent would name it. @throws DomainError not_found for both */
export async function keyOfOwned(
  context: Pick<DeliveryContext, 'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
): Promise<{ agent: Caller; key: WebhookKey }> {
  const agent = await actAsOwned(context, owner, agentId)
  const { form } = await context.database.read((tx) => requireWebhookOf(tx, agent.id, id))
  return { agent, key: { id, form } }
}
