import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import { findChat } from './chat.store.ts'
import {
  readChangeEvents,
  readLatestPeriods,
  readNamedActors,
  readPeriodsOf,
  type ChangeEvent,
  type NamedActor,
  type TimedPeriod,
} from './group-change.store.ts'
import { requireCurrent } from './membership.rules.ts'

/** Maximum number of changes in a list. */
const changesMax = 100

/** A change of a group that its members see in the conversation. */
export interface GroupChange {
  type: 'joined' | 'left' | 'removed' | 'renamed' | 'owner_changed'
  /** Epoch milliseconds. */
  at: number
  /** Member that the change concerns; null for a new name. */
  participant: NamedActor | null
  /** Actor that made the change; null when it is unknown, and for a new owner. */
  actor: NamedActor | null
  /** New name; null for other changes. */
  groupName: string | null
}

/** A change with ids in place of actors. */
type FoundChange = Pick<GroupChange, 'type' | 'at' | 'groupName'> & { participantId?: string; actorId?: string }

/**
 * Returns the newest changes of a group of the caller, oldest first: joining and leaving by the membership periods, and
 * names, owners and who acted by the newest events of the caller's log (AMB-276). Changes while the caller was not a
 * member are left out. @throws DomainError not_found (unknown, or never a participant), forbidden (former participant)
 */
export function listGroupChanges(
  { database }: Needs<'database'>,
  caller: Caller,
  chatId: string,
): Promise<GroupChange[]> {
  return database.read(async (tx) => {
    const own = await readPeriodsOf(tx, chatId, caller.id)
    requireCurrent(own)
    const chat = await findChat(tx, chatId)
    if (!chat) throw notFound('There is no such chat.')
    if (chat.kind === 'direct') return []
    const events = await readChangeEvents(tx, caller.id, chatId, changesMax)
    const periods = await readLatestPeriods(tx, chatId, changesMax)
    const isSeen = ({ at }: FoundChange) =>
      own.some(({ joinedAt, leftAt }) => at >= joinedAt && at <= (leftAt ?? Infinity))
    const found = [...membershipChanges(periods, events, chat.createdAt), ...otherChanges(events)]
      .filter(isSeen)
      .toSorted((one, other) => one.at - other.at)
      .slice(-changesMax)
    const ids = new Set(found.flatMap(({ participantId, actorId }) => [participantId, actorId]))
    const actors = await readNamedActors(
      tx,
      [...ids].filter((id) => id !== undefined),
    )
    return found.map(({ participantId = '', actorId = '', ...change }) => ({
      ...change,
      participant: actors.get(participantId) ?? null,
      actor: actors.get(actorId) ?? null,
    }))
  })
}

/** Members who joined after the beginning, and those who left or were removed. */
function membershipChanges(
  periods: readonly TimedPeriod[],
  events: readonly ChangeEvent[],
  createdAt: number,
): FoundChange[] {
  const actorOf = (type: ChangeEvent['type'], { actorId }: TimedPeriod, sequence: number) =>
    events.find(
      (event) =>
        event.type === type && event.data.participant?.id === actorId && event.data.effective_sequence === sequence,
    )?.data.actor?.id
  return periods.flatMap((period): FoundChange[] => {
    const { actorId: participantId, joinedAt, joinedSequence, leftAt, leftSequence } = period
    const joined = { type: 'joined' as const, at: joinedAt, participantId, groupName: null }
    const changes: FoundChange[] =
      joinedAt > createdAt ? [{ ...joined, actorId: actorOf('participant.added', period, joinedSequence) }] : []
    if (leftAt === null || leftSequence === null) return changes
    const actorId = actorOf('participant.removed', period, leftSequence)
    const type = actorId === undefined || actorId === participantId ? 'left' : 'removed'
    return [...changes, { type, at: leftAt, participantId, actorId, groupName: null }]
  })
}

function otherChanges(events: readonly ChangeEvent[]): FoundChange[] {
  return events.flatMap(({ type, at, data }): FoundChange[] => {
    if (type === 'chat.group_name_updated')
      return [{ type: 'renamed', at, actorId: data.actor?.id, groupName: data.group_name ?? null }]
    if (type === 'chat.owner_changed')
      return [{ type: 'owner_changed', at, participantId: data.owner?.id, groupName: null }]
    return []
  })
}
