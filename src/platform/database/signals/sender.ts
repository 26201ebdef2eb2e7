import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog, DeliveryOwners } from '../database.ts'
import { writeNotice } from './notice.ts'
import type { Topic, Transport, Message } from './transport.ts'

/** Sends notices to the processes that listen to them. */
export interface Sender {
  actors(ids: readonly string[]): void
  deliveries(owners: DeliveryOwners): void
  /** Sends an ephemeral text, without a retry. */
  text(topic: Topic, text: string): void
  /** Sends pending notices in the next turn of the event loop. */
  schedule(): void
  sent(): number
  /** Resolves when no sending is in progress. */
  stop(): Promise<void>
}

interface SenderDependencies {
  transport: Pick<Transport, 'connected' | 'send'>
  /** Id of the sending process. */
  from: string
  shardOf: (actorId: string) => number
  /** Returns whether a process may listen to the topic. */
  hasSubscriber: (topic: Topic) => boolean
  log: DatabaseLog
}

/** Wait before a failed send is repeated, in milliseconds. */
const pauseMs = 1_000

/** Creates a sender. Notices of one turn, or queued during a send or an outage, are sent together. */
export function createSender({ transport, from, shardOf, hasSubscriber, log }: SenderDependencies): Sender {
  let pending = noNotices()
  let flushing: Promise<void> | undefined
  let stopping = false
  let sent = 0

  function schedule(): void {
    flushing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flush)
  }

  async function flush(): Promise<void> {
    while (transport.connected() && !isEmpty(pending)) {
      const sending = pending
      pending = noNotices()
      const messages = messagesOf(sending, from, shardOf).filter(({ topic }) => hasSubscriber(topic))
      if (messages.length === 0) continue
      try {
        await transport.send(messages)
        sent += messages.length
      } catch (error) {
        log.warn({ err: error }, 'signals to other processes were not sent')
        putBack(pending, sending)
        if (stopping) break
        await sleep(pauseMs)
      }
    }
    flushing = undefined
  }

  return {
    schedule,
    sent: () => sent,
    actors(ids) {
      if (!hasSubscriber('all')) return
      addActors(pending, ids)
      schedule()
    },
    deliveries(owners) {
      if (!hasSubscriber('all')) return
      addOwners(pending, owners)
      schedule()
    },
    text(topic, text) {
      if (!hasSubscriber(topic) || !transport.connected()) return
      for (const payload of writeNotice(from, { kind: 'text', text })) pending.messages.push({ topic, payload })
      schedule()
    },
    async stop() {
      stopping = true
      await flushing
    },
  }
}

/** Notifications queued for other processes. */
interface PendingNotices {
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
function noNotices(): PendingNotices {
  return { actorIds: new Set(), owners: new Set(), everything: false, messages: [] }
}

/** Returns whether the queue is empty. */
function isEmpty({ actorIds, owners, everything, messages }: PendingNotices): boolean {
  return actorIds.size === 0 && hasNone(owners) && !everything && messages.length === 0
}

const hasNone = (owners: PendingNotices['owners']): boolean => owners !== 'all' && owners.size === 0

/** Adds actors whose logs grew; above the maximum, only the fact that ids were dropped is kept. */
function addActors(pending: PendingNotices, actorIds: Iterable<string>): void {
  if (pending.everything) return
  for (const id of actorIds) pending.actorIds.add(id)
  if (pending.actorIds.size <= idsMax) return
  pending.actorIds.clear()
  pending.everything = true
}

/** Adds owners of webhooks; above the maximum, they become `all`. */
function addOwners(pending: PendingNotices, owners: PendingNotices['owners'] | DeliveryOwners): void {
  if (owners === 'all') pending.owners = 'all'
  if (pending.owners === 'all') return
  for (const id of owners) pending.owners.add(id)
  if (pending.owners.size > idsMax) pending.owners = 'all'
}

/** Returns unsent notices to the queue, without ephemeral messages. */
function putBack(pending: PendingNotices, unsent: PendingNotices): void {
  addOwners(pending, unsent.owners)
  if (unsent.everything) pending.actorIds.clear()
  pending.everything ||= unsent.everything
  addActors(pending, unsent.actorIds)
}

/** Returns the messages for the queued notices, each with its shard. */
function messagesOf(pending: PendingNotices, from: string, shardOf: (actorId: string) => number): Message[] {
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
