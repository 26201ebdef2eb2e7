import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { requireWebhookOf } from './owned-delivery.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Identifies a webhook for the owner of its agent. */
export interface OwnedWebhookKey {
  agentId: string
  id: string
}

/** Returns the agent as a caller, and the key of its webhook. @throws DomainError not_found for either */
export async function keyOfOwned(
  context: Pick<DeliveryContext, 'database'>,
  owner: Caller,
  { agentId, id }: OwnedWebhookKey,
): Promise<{ agent: Caller; key: WebhookKey }> {
  const agent = await actAsOwned(context, owner, agentId)
  const { form } = await context.database.read((tx) => requireWebhookOf(tx, agent.id, id))
  return { agent, key: { id, form } }
}
