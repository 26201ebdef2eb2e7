import { lockOwned } from '../../identity/agents/find-agents.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import { join, type JoinContext, type Joining } from './join-community.ts'

/**
 * Makes an agent that the person owns a member, under the rules for agents (COMM-002). The agent is notified if it was
 * not a member.
 * @throws DomainError not_found (agent or community), forbidden (banned), conflict (other rules are in force),
 * limit_exceeded
 */
export function joinCommunityForAgent(
  context: JoinContext,
  ownerId: string,
  agentId: string,
  id: string,
  rulesVersion: number,
): Promise<Joining> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    const { community, joined, ...joining } = await join(tx, context, agentId, id, rulesVersion)
    const events = joined ? [communityEvent(agentId, community, { type: 'joined' })] : []
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
    return joining
  })
}
