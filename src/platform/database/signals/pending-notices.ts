import type { DeliveryOwners } from '../database.ts'
import { writeNotice } from './notice.ts'
import type { Message } from './transport.ts'

/** Notifications queued for other processes. */
export interface PendingNotices {
  actorIds: Set<string>
  /** Owners whose webhooks may have due deliveries. */
  owners: Set<string> | 'all'
  /** Whether ids were dropped because there were too many. */
  everything: boolean
  /** Ephemeral messages, which are not sent again. */
  messages: Message[]
}

/** Maximum number of ids kept while sending is not possible. */
const idsMax = 10_000

/** Returns an empty queue. */
export function noNotices(): PendingNotices {
  return { actorIds: new Set(), owners: new Set(), everything: false, messages: [] }
}

/** Returns whether the queue is empty. */
export function isEmpty({ actorIds, owners, everything, messages }: PendingNotices): boolean {
  return actorIds.size === 0 && hasNone(owners) && !everything && messages.length === 0
}

const hasNone = (owners: PendingNotices['owners']): boolean => owners !== 'all' && owners.size === 0

/** Adds actors whose logs grew; above the maximum, only the fact that ids were dropped is kept. */
export function addActors(pending: PendingNotices, actorIds: Iterable<string>): void {
  if (pending.everything) return
  for (const id of actorIds) pending.actorIds.add(id)
  if (pending.actorIds.size <= idsMax) return
  pending.actorIds.clear()
  pending.everything = true
}

/** Adds owners of webhooks; above the maximum, they become `all`. */
export function addOwners(pending: PendingNotices, owners: PendingNotices['owners'] | DeliveryOwners): void {
  if (owners === 'all') pending.owners = 'all'
  if (pending.owners === 'all') return
  for (const id of owners) pending.owners.add(id)
  if (pending.owners.size > idsMax) pending.owners = 'all'
}

/** Returns unsent notices to the queue, without ephemeral messages. */
export function putBack(pending: PendingNotices, unsent: PendingNotices): void {
  addOwners(pending, unsent.owners)
  if (unsent.everything) pending.actorIds.clear()
  pending.everything ||= unsent.everything
  addActors(pending, unsent.actorIds)
}

/** Returns the messages for the queued notices, each with its shard. */
export function messagesOf(pending: PendingNotices, from: string, shardOf: (actorId: string) => number): Message[] {
  const messages = [...pending.messages]
  for (const [topic, ids] of Map.groupBy(pending.actorIds, shardOf)) {
    for (const payload of writeNotice(from, { kind: 'actors', ids })) messages.push({ topic, payload })
  }
  const owners: DeliveryOwners = pending.owners === 'all' ? 'all' : [...pending.owners]
  const forAll = [
    ...(hasNone(pending.owners) ? [] : writeNotice(from, { kind: 'deliveries', owners })),
    ...(pending.everything ? writeNotice(from, { kind: 'everything' }) : []),
  ]
  for (const payload of forAll) messages.push({ topic: 'all', payload })
  return messages
}
