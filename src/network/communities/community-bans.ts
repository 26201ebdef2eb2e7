import type { Caller } from '../../identity/accounts/caller.ts'
import type { Needs } from '../../platform/context.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { listBans, countBans, findBan, insertBan, readShownBan, deleteBan, findBanById } from './ban.store.ts'
import { assertMayModerate } from './community.rules.ts'
import { findCommunity, lockCommunity } from './community.store.ts'
import type { ShownBan, Ban } from './community.ts'
import { requireActor, lockExisting, noCommunity } from './find-communities.ts'
import { lockActorForShare } from '../../identity/accounts/actor.store.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import { findReachable } from '../../conversations/chats/reachable-actor.sql.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { communityEvent } from './community-event.ts'
import { deleteMembership, findMembership, findMembershipById } from './member.store.ts'

/**
 * Lists the bans of a community, for its owner and moderators.
 * @throws DomainError not_found for callers outside of it, forbidden for plain members
 */
export function listCommunityBans(
  context: Needs<'database'>,
  caller: Caller,
  id: string,
  page: ListPage,
): Promise<List<ShownBan>> {
  return readOldestFirst(context.database, 'cbn', page, async (tx, after, limit) => {
    assertMayModerate(await requireActor(tx, caller, await findCommunity(tx, id)))
    return listBans(tx, id, caller.id, after, limit)
  })
}

export interface BanInput {
  agent: { memberId: string } | { handle: string }
  /** Reason of the ban, shown to the agent. */
  reason: string | null
}

/**
 * Bans an agent from a community and ends its membership. Only a member is notified, because owners could otherwise
 * write to every log (AMB-172).
 * @returns `created: false` when it was already banned
 * @throws DomainError not_found (community, member or agent, or not visible to the caller), forbidden (the caller is no
 * moderator, or the other is one too), limit_exceeded
 */
export function banCommunityAgent(
  context: Needs<'clock' | 'eventLog' | 'ids' | 'limits' | 'database'>,
  caller: Caller,
  id: string,
  { agent, reason }: BanInput,
): Promise<{ ban: ShownBan; created: boolean }> {
  const { clock, database, eventLog, ids, limits } = context
  return database.write(async (tx) => {
    assertMayModerate(await requireActor(tx, caller, await findCommunity(tx, id)))
    const agentId = await agentIdOf(tx, caller, id, agent)
    // Lock order: accounts before communities.
    if (agentId === undefined || !(await lockActorForShare(tx, agentId))) throw noAgent()
    const community = await lockExisting(tx, id)
    const membership = await findMembership(tx, id, agentId)
    assertMayModerate(await requireActor(tx, caller, community), membership)
    const earlier = await findBan(tx, id, agentId)
    if (earlier) return { ban: await readShownBan(tx, caller.id, earlier.id), created: false }
    const most = limits.of('bans_per_community', community.ownerId)
    assertWithinLimit('bans_per_community', await countBans(tx, id), most)
    const now = clock.now()
    const wasMember = membership !== undefined
    const ban: Ban = { id: ids.next('cbn'), communityId: id, agentId, reason, wasMember, createdAt: now }
    await insertBan(tx, ban)
    const shown = await readShownBan(tx, caller.id, ban.id)
    if (membership) {
      await deleteMembership(tx, membership)
      await eventLog.append(tx, [communityEvent(agentId, community, { type: 'member_banned', reason })], now)
    }
    return { ban: shown, created: true }
  })
}

async function agentIdOf(
  tx: Tx,
  caller: Caller,
  communityId: string,
  named: BanInput['agent'],
): Promise<string | undefined> {
  if ('memberId' in named) return (await findMembershipById(tx, communityId, named.memberId))?.agentId
  const [found] = await findReachable(tx, caller.id, [foldHandle(named.handle)])
  return found?.type === 'agent' ? found.id : undefined
}

const noAgent = () => notFound('There is no such agent.')

/**
 * Lifts the ban of an agent, which is notified if it was notified of the ban (AMB-172).
 * @throws DomainError not_found (community or ban, or not visible to the caller), forbidden (no moderator)
 */
export function unbanCommunityAgent(
  context: Needs<'clock' | 'eventLog' | 'database'>,
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
    await context.eventLog.append(tx, events, context.clock.now())
  })
}
