import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'

/** Number of events at the end of a log in which changes are sought. */
const scannedMax = 5_000

/** Types of events about changes of a group. */
const changeTypes = [
  'participant.added',
  'participant.removed',
  'chat.group_name_updated',
  'chat.owner_changed',
] as const

/** A membership period of a group, with its times in epoch milliseconds. */
export interface TimedPeriod {
  actorId: string
  joinedSequence: number
  joinedAt: number
  leftSequence: number | null
  leftAt: number | null
}

const periods = (tx: Tx, chatId: string) =>
  tx
    .knex('participants')
    .where({ chat_id: chatId })
    .select({
      actorId: 'actor_id',
      joinedSequence: 'joined_sequence',
      joinedAt: 'joined_at',
      leftSequence: 'left_sequence',
      leftAt: 'left_at',
    } satisfies Record<keyof TimedPeriod, string>)

export async function readPeriodsOf(tx: Tx, chatId: string, actorId: string): Promise<TimedPeriod[]> {
  return (await periods(tx, chatId).where({ actor_id: actorId })) as TimedPeriod[]
}

/** Returns the periods of a group that began or ended last. */
export async function readLatestPeriods(tx: Tx, chatId: string, limit: number): Promise<TimedPeriod[]> {
  const rows = periods(tx, chatId).orderByRaw('coalesce(left_at, joined_at) DESC, actor_id').limit(limit)
  return (await rows) as TimedPeriod[]
}

/** An event about a change, as stored in a log. */
export interface ChangeEvent {
  type: (typeof changeTypes)[number]
  at: number
  data: {
    participant?: { id: string }
    actor?: { id: string }
    owner?: { id: string }
    effective_sequence?: number
    group_name?: string
  }
}

/** Returns the newest events about changes of a group at the end of an actor's log. */
export async function readChangeEvents(tx: Tx, actorId: string, chatId: string, limit: number): Promise<ChangeEvent[]> {
  const counter = await tx.knex('event_counters').where({ actor_id: actorId }).first('last_sequence')
  const rows = await tx
    .knex('events')
    .where({ actor_id: actorId, chat_id: chatId })
    .where('sequence', '>', (counter?.last_sequence ?? 0) - scannedMax)
    .whereIn('event_type', changeTypes)
    .orderBy('sequence', 'desc')
    .limit(limit)
    .select({ type: 'event_type', at: 'created_at', data: 'data' })
  return (rows as { type: ChangeEvent['type']; at: number; data: string }[]).map((row) => ({
    ...row,
    data: JSON.parse(row.data) as ChangeEvent['data'],
  }))
}

export interface NamedActor {
  id: string
  type: 'agent' | 'user'
  handle: string | null
  displayName: string | null
}

/** Returns actors by id. */
export async function readNamedActors(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, NamedActor>> {
  const rows = (await tx
    .knex('actors')
    .where(amongIds(tx, 'id', ids))
    .select({ id: 'id', type: 'kind', handle: 'handle', displayName: 'display_name' })) as NamedActor[]
  return new Map(rows.map((row) => [row.id, row]))
}
