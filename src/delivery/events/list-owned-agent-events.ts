import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { readLogEnds } from './event.store.ts'
import { pullPage, type PlacedPage, type Pull } from './list-events.ts'

/**
 * Returns the log of one of the person's agents, without side effects: nothing is marked as delivered, and no position
 * of the agent moves (AMB-183). Without a position, the page ends with the newest event.
 * @throws DomainError not_found, for another person's agent and for an unknown one; invalid_request as `listEvents`
 */
export async function listOwnedAgentEvents(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders' | 'livePages' | 'waiters'>,
  owner: Caller,
  agentId: string,
  { after, ...rest }: Omit<Pull, 'after'> & { after: number | undefined },
): Promise<PlacedPage> {
  const agent = await actAsOwned(context, owner, agentId)
  if (after !== undefined) return pullPage(context, agent, { ...rest, after })
  const { latest, purgedThrough } = await context.database.read((tx) => readLogEnds(tx, agent.id))
  return pullPage(context, agent, { ...rest, after: Math.max(purgedThrough, latest - rest.limit) })
}
