import { writeNotice } from './notice.ts'
import type { Message } from './transport.ts'

/** What is still to be sent to the other processes. */
export interface PendingNotices {
  actorIds: Set<string>
  deliveries: boolean
  /** More happened than was kept. */
  everything: boolean
  /** Sent now or never. */
  messages: Message[]
}

/** Ids that are kept while nothing can be sent. */
const idsMax = 10_000

/** Nothing, to be filled with what happens until it is sent. */
export function noNotices(): PendingNotices {
  return { actorIds: new Set(), deliveries: false, everything: false, messages: [] }
}

/** Whether there is nothing to send. */
export function isEmpty({ actorIds, deliveries, everything, messages }: PendingNotices): boolean {
  return actorIds.size === 0 && !deliveries && !everything && messages.length === 0
}

/** Adds actors whose logs grew; of too many, all that is kept is that there were too many. */
export function addActors(pending: PendingNotices, actorIds: Iterable<string>): void {
  if (pending.everything) return
  for (const id of actorIds) pending.actorIds.add(id)
  if (pending.actorIds.size <= idsMax) return
  pending.actorIds.clear()
  pending.everything = true
}

/** Puts back what was not sent, without what is worth nothing later. */
export function putBack(pending: PendingNotices, unsent: PendingNotices): void {
  pending.deliveries ||= unsent.deliveries
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
  for (const kind of ['deliveries', 'everything'] as const) {
    if (pending[kind]) for (const payload of writeNotice(from, { kind })) messages.push({ topic: 'all', payload })
  }
  return messages
}
