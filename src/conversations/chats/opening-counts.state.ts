import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { addToWindows, readWindows, type WindowCount } from '../../platform/rate-limits/limit.sql.ts'
import type { Batch, LoadedState } from '../../platform/unit-of-work/state.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, countsBy, inOrder } from '../../platform/database/queries.ts'
import { rankOf } from '../statement-order.ts'
import { countGroups } from './chat.store.ts'
import { findOpened, type Opening } from './opened-chats.state.ts'

/** Window of the request counts, in milliseconds. */
export const windowMs = 24 * 3600 * 1000

/** A send that may open a chat, and a message request with it. */
interface PossibleOpening {
  actorId: string
  opening: Opening
}

export interface OpeningCounts {
  /** Groups by creator. */
  groups: Map<string, number>
  /** Pending message requests by person. */
  waiting: Map<string, number>
  /** Message requests in a day, by the agent that made them. */
  made: Map<string, WindowCount>
  /** Agents that made the requests of this batch. */
  making: string[]
}

/**
 * Counts for the limits of new chats. Without a send that opens a chat, no statement runs. The accounts are locked, so
 * that other processes count after this batch.
 */
export const openingCounts: LoadedState<OpeningCounts, PossibleOpening[]> = {
  name: 'openingCounts',
  rank: rankOf('openingCounts'),
  phase: 'follow',
  emptyKeys: () => [],
  initial: () => ({ groups: new Map(), waiting: new Map(), made: new Map(), making: [] }),
  async load(tx, sends, { batch, now }) {
    const beginning = sends.filter(({ opening }) => begins(batch, opening))
    const makers = idsOf(beginning.filter(({ opening }) => opening.kind === 'group').map(({ actorId }) => actorId))
    const asking = beginning.filter(({ opening }) => opening.request !== null)
    const [agents, users] = [
      idsOf(asking.map(({ actorId }) => actorId)),
      idsOf(asking.map(({ opening }) => opening.request!.userId)),
    ]
    const [, groups, waiting, made] = await inOrder(
      () => lockActorsForCount(tx, idsOf([...makers, ...agents, ...users])),
      () => (makers.length === 0 ? new Map() : countGroups(tx, makers)),
      () => (users.length === 0 ? new Map() : countWaitingRequests(tx, users)),
      () => (agents.length === 0 ? [] : readWindows(tx, agents.map(requestWindow), now)),
    )
    return { groups, waiting, made: new Map(made.map((window) => [window.name, window])), making: [] }
  },
  async store(tx, { making, made }, { now }) {
    if (making.length === 0) return
    const counts = idsOf(making).map((agentId) => ({
      name: requestWindow(agentId),
      used: making.filter((id) => id === agentId).length,
      endsAt: made.get(requestWindow(agentId))?.endsAt ?? now + windowMs,
    }))
    await addToWindows(tx, counts, now)
  },
}

export const requestWindow = (agentId: string): string => `message requests ${agentId}`

const idsOf = (ids: readonly string[]): string[] => [...new Set(ids)].sort()

/** Returns whether a send opens a chat: there is none of these participants yet. */
function begins(batch: Batch, { participantsKey }: Opening): boolean {
  return findOpened(batch, participantsKey) === undefined
}

/**
 * Counts a new chat and its request. The person's decision about the agent does not change the answer.
 * @throws limit_exceeded (groups of the creator, pending requests of the person), rate_limited (requests of the agent)
 */
export function countOpening(batch: Batch, actorId: string, opening: Opening, now: number): void {
  if (!begins(batch, opening)) return
  const counts = batch.get(openingCounts)
  const isNewGroup = opening.kind === 'group'
  const groups = counts.groups.get(actorId) ?? 0
  if (isNewGroup) assertWithinLimit('groups_per_account', groups, batch.limits.of('groups_per_account', actorId))
  if (opening.request !== null) countRequest(batch, actorId, opening.request.userId, now)
  if (isNewGroup) counts.groups.set(actorId, groups + 1)
}

function countRequest(batch: Batch, agentId: string, userId: string, now: number): void {
  const { limits } = batch
  const { waiting, made, making } = batch.get(openingCounts)
  const waits = waiting.get(userId) ?? 0
  assertWithinLimit('message_requests_per_person', waits, limits.of('message_requests_per_person', userId))
  const name = requestWindow(agentId)
  const { used, endsAt } = made.get(name) ?? { used: 0, endsAt: now + windowMs }
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
  const most = limits.of('message_requests_per_agent_and_day', agentId)
  assertWithinLimit('message_requests_per_agent_and_day', used, most, { retryAfterSeconds })
  waiting.set(userId, waits + 1)
  made.set(name, { name, used: used + 1, endsAt })
  making.push(agentId)
}

/** Counts the pending requests of some persons: chats and invitations. */
export async function countWaitingRequests(tx: Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  const requests = tx.knex('requests').where(amongIds(tx, 'user_id', userIds))
  return countsBy(requests.whereRaw("status = 'pending' AND kind <> 'contact'"), 'user_id')
}
