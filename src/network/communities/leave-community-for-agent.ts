import { lockOwned } from '../../identity/agents/find-agents.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { communityEvent } from './community-event.extensions.ts'
import { leave } from './leave-community.ts'

/**
 * Ends the membership of an agent that the person owns, and notifies the agent if it was a member (COMM-002).
 * @throws DomainError not_found (agent or community)
 */
export function leaveCommunityForAgent(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  ownerId: string,
  agentId: string,
  id: string,
): Promise<{ changed: boolean }> {
  return context.database.write(async (tx) => {
    await lockOwned(tx, ownerId, agentId)
    const { community, changed } = await leave(tx, agentId, id)
    const events = changed ? [communityEvent(agentId, community, { type: 'left' })] : []
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
    return { changed }
  })
}
