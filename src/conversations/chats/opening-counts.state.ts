import { lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { addToWindows, readWindows, type WindowCount } from '../../platform/rate-limits/limit.store.ts'
import type { Batch, LoadedState } from '../../platform/unit-of-work/state.ts'
import { rankOf } from '../statement-order.ts'
import { chats } from './chat.state.ts'
import { countGroups } from './chat.store.ts'
import { findOpened, type Opening } from './opened-chats.state.ts'
import { countWaitingRequests } from './opening-counts.store.ts'

const dayMs = 24 * 3600 * 1000

/** A send that may open a chat, or begin a message request in an empty one. */
interface PossibleOpening {
  actorId: string
  opening: Opening
}

export interface OpeningCounts {
  /** Groups by their maker. */
  groups: Map<string, number>
  /** Message requests that wait, by the person. */
  waiting: Map<string, number>
  /** Message requests that agents made in a day, by agent. */
  made: Map<string, WindowCount>
  /** Agents by each request that they make in this batch. */
  making: string[]
}

/**
 * What the limits of new chats count, for the sends of a batch that open a chat or begin a request; without such sends
 * no statement runs. The accounts are locked, so that other processes count after this batch.
 */
export const openingCounts: LoadedState<OpeningCounts, PossibleOpening[]> = {
  name: 'openingCounts',
  rank: rankOf('openingCounts'),
  phase: 'follow',
  keys: () => [],
  initial: () => ({ groups: new Map(), waiting: new Map(), made: new Map(), making: [] }),
  async load(tx, sends, { batch, now }) {
    const beginning = sends.filter(({ opening }) => begins(batch, opening))
    const makers = idsOf(beginning.filter(({ opening }) => opening.kind === 'group').map(({ actorId }) => actorId))
    const asking = beginning.filter(({ opening }) => opening.pendingRecipientId !== null)
    const [agents, users] = [
      idsOf(asking.map(({ actorId }) => actorId)),
      idsOf(asking.map(({ opening }) => opening.pendingRecipientId!)),
    ]
    const [, groups, waiting, made] = await Promise.all([
      lockActorsForCount(tx, idsOf([...makers, ...agents, ...users])),
      makers.length === 0 ? new Map() : countGroups(tx, makers),
      users.length === 0 ? new Map() : countWaitingRequests(tx, users),
      agents.length === 0 ? [] : readWindows(tx, agents.map(windowOf), now),
    ])
    return { groups, waiting, made: new Map(made.map((window) => [window.name, window])), making: [] }
  },
  async store(tx, { making, made }, { now }) {
    if (making.length === 0) return
    const counts = idsOf(making).map((agentId) => ({
      name: windowOf(agentId),
      used: making.filter((id) => id === agentId).length,
      endsAt: made.get(windowOf(agentId))?.endsAt ?? now + dayMs,
    }))
    await addToWindows(tx, counts, now)
  },
}

/** The name under which the requests of an agent are counted. */
export const windowOf = (agentId: string): string => `message requests ${agentId}`

const idsOf = (ids: readonly string[]): string[] => [...new Set(ids)].sort()

/** Whether the send of an opening begins something: a chat, or a request in a chat in which nobody has written. */
function begins(batch: Batch, { participantsKey, pendingRecipientId }: Opening): boolean {
  const chatId = findOpened(batch, participantsKey)
  if (chatId === undefined) return true
  return pendingRecipientId !== null && batch.get(chats).byId.get(chatId)!.lastSequence === 0
}

/**
 * Counts what a send begins. What the person thinks of the agent makes no difference to the answer.
 * @throws limit_exceeded (groups of the maker, requests that wait for the person), rate_limited (requests of the agent)
 */
export function countOpening(batch: Batch, actorId: string, opening: Opening, now: number): void {
  if (!begins(batch, opening)) return
  const counts = batch.get(openingCounts)
  const isNewGroup = opening.kind === 'group' && findOpened(batch, opening.participantsKey) === undefined
  const groups = counts.groups.get(actorId) ?? 0
  if (isNewGroup) assertWithinLimit('groups_per_account', groups, batch.limits.of('groups_per_account', actorId))
  if (opening.pendingRecipientId !== null) countRequest(batch, actorId, opening.pendingRecipientId, now)
  if (isNewGroup) counts.groups.set(actorId, groups + 1)
}

function countRequest(batch: Batch, agentId: string, userId: string, now: number): void {
  const { limits } = batch
  const { waiting, made, making } = batch.get(openingCounts)
  const waits = waiting.get(userId) ?? 0
  assertWithinLimit('message_requests_per_person', waits, limits.of('message_requests_per_person', userId))
  const name = windowOf(agentId)
  const { used, endsAt } = made.get(name) ?? { used: 0, endsAt: now + dayMs }
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
  const most = limits.of('message_requests_per_agent_and_day', agentId)
  assertWithinLimit('message_requests_per_agent_and_day', used, most, { retryAfterSeconds })
  waiting.set(userId, waits + 1)
  made.set(name, { name, used: used + 1, endsAt })
  making.push(agentId)
}
