import type { Caller } from '../../identity/accounts/caller.ts'
import { actAsOwned } from '../../identity/agents/act-as-owned.ts'
import type { DeliveryContext } from '../context.ts'
import { readLogEnds } from './event.store.ts'
import { pullPage, type Pull } from './list-events.ts'
import type { EventPage } from './read-page.ts'

/**
 * The log of one of the person's agents, watched: nothing is marked as delivered, and no position of the agent moves
 * (AMB-183). Without a position, the page ends with the newest event.
 * @throws DomainError not_found for another person's agent as for none; invalid_request as `listEvents`
 */
export async function listOwnedAgentEvents(
  context: Pick<DeliveryContext, 'database' | 'eventLoaders' | 'livePages' | 'waiters'>,
  owner: Caller,
  agentId: string,
  { after, ...rest }: Omit<Pull, 'after'> & { after: number | undefined },
): Promise<EventPage> {
  const agent = await actAsOwned(context, owner, agentId)
  if (after !== undefined) return pullPage(context, agent, { ...rest, after })
  const { latest, purgedThrough } = await context.database.read((tx) => readLogEnds(tx, agent.id))
  return pullPage(context, agent, { ...rest, after: Math.max(purgedThrough, latest - rest.limit) })
}
