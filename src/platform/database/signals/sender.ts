import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog, DeliveryOwners } from '../database.ts'
import { writeNotice } from './notice.ts'
import { addActors, addOwners, isEmpty, messagesOf, noNotices, putBack } from './pending-notices.ts'
import type { Topic, Transport } from './transport.ts'

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
