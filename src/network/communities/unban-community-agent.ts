import type { Caller } from '../../identity/accounts/caller.ts'
import type { ConversationsContext } from '../../conversations/context.ts'
import { notFound } from '../../platform/errors.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { deleteBan, findBanById } from './ban.store.ts'
import { communityEvent } from './community-event.extensions.ts'
import { assertMayModerate } from './community.rules.ts'
import { lockCommunity } from './community.store.ts'
import { noCommunity, requireActor } from './find-communities.ts'

/**
 * Lifts the ban of an agent, which is notified if it was notified of the ban (AMB-172).
 * @throws DomainError not_found (community or ban, or not visible to the caller), forbidden (no moderator)
 */
export function unbanCommunityAgent(
  context: Pick<ConversationsContext, 'clock' | 'ids' | 'database'>,
  caller: Caller,
  id: string,
  banId: string,
): Promise<void> {
  return context.database.write(async (tx) => {
    const community = await lockCommunity(tx, id)
    assertMayModerate(await requireActor(tx, caller, community))
    if (!community) throw noCommunity()
    const ban = await findBanById(tx, id, banId)
    if (!ban) throw notFound('There is no such ban.')
    await deleteBan(tx, banId)
    const events = ban.wasMember ? [communityEvent(ban.agentId, community, { type: 'member_unbanned' })] : []
    await appendEvents(tx, events, { now: context.clock.now(), ids: context.ids })
  })
}
