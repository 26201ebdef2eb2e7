import type { DeliveryOwners } from '../database.ts'
import { writeNotice } from './notice.ts'
import type { Message } from './transport.ts'

/** What is still to be sent to the other processes. */
export interface PendingNotices {
  actorIds: Set<string>
  /** Whose webhooks may have something due. */
  owners: Set<string> | 'all'
  /** More happened than was kept. */
  everything: boolean
  /** Sent now or never. */
  messages: Message[]
}

/** Ids that are kept while nothing can be sent. */
const idsMax = 10_000

/** Nothing, to be filled with what happens until it is sent. */
export function noNotices(): PendingNotices {
  return { actorIds: new Set(), owners: new Set(), everything: false, messages: [] }
}

/** Whether there is nothing to send. */
export function isEmpty({ actorIds, owners, everything, messages }: PendingNotices): boolean {
  return actorIds.size === 0 && hasNone(owners) && !everything && messages.length === 0
}

const hasNone = (owners: PendingNotices['owners']): boolean => owners !== 'all' && owners.size === 0

/** Adds actors whose logs grew; of too many, all that is kept is that there were too many. */
export function addActors(pending: PendingNotices, actorIds: Iterable<string>): void {
  if (pending.everything) return
  for (const id of actorIds) pending.actorIds.add(id)
  if (pending.actorIds.size <= idsMax) return
  pending.actorIds.clear()
  pending.everything = true
}

/** Adds owners of webhooks; of too many, all that is kept is that it may be anybody. */
export function addOwners(pending: PendingNotices, owners: PendingNotices['owners'] | DeliveryOwners): void {
  if (owners === 'all') pending.owners = 'all'
  if (pending.owners === 'all') return
  for (const id of owners) pending.owners.add(id)
  if (pending.owners.size > idsMax) pending.owners = 'all'
}

/** Puts back what was not sent, without what is worth nothing later. */
export function putBack(pending: PendingNotices, unsent: PendingNotices): void {
  addOwners(pending, unsent.owners)
  if (unsent.everything) pending.actorIds.clear()
  pending.everything ||= unsent.everything
  addActors(pending, unsent.actorIds)
}

/** The messages that say it, to the shards that it concerns. */
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
