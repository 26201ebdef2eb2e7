import { randomBytes } from 'node:crypto'
import type { DatabaseLog, Signals } from '../database.ts'
import { createEmitter } from './emitter.ts'
import { readNotice, writeNotice } from './notice.ts'
import { createPresence } from './presence.ts'
import { createSender } from './sender.ts'
import { createShards } from './shards.ts'
import type { Transport } from './transport.ts'

/** The signals of one of several processes. */
export interface SharedSignals extends Signals {
  /** Notifies this process now and the others soon. */
  actors(ids: readonly string[]): void
  deliveries(): void
  /** Sends what is pending, if the others can be reached, and disconnects. */
  close(): Promise<void>
}

/** So many ids and what is said of them fit into one message. */
const idsPerText = 100

/**
 * Connects this process to the others: what concerns an actor goes to those that hear its shard, the rest to all. Nothing is sent
 * while this process is the only one: on PostgreSQL each message costs a transaction, and a look at every channel that is heard.
 */
export async function openSharedSignals(transport: Transport, log: DatabaseLog): Promise<SharedSignals> {
  const emitter = createEmitter(log)
  const from = randomBytes(6).toString('hex')
  const shards = createShards({ transport, onHeard: emitter.emitActors })
  const presence = createPresence((asks) => announce(transport, from, asks))
  const sender = createSender({ transport, from, shardOf: shards.of, isAlone: presence.isAlone, log })
  let heard = 0
  let closing = false

  function receive(payload: string): void {
    const read = readNotice(payload)
    if (!read || read.from === from) return
    const { notice } = read
    presence.heard(notice.kind === 'hello' && notice.asks)
    if (notice.kind === 'hello') return
    heard++
    if (notice.kind === 'actors') emitter.emitActors(notice.ids)
    else if (notice.kind === 'deliveries') emitter.emitDeliveries()
    else if (notice.kind === 'text') emitter.emitNotification(notice.text)
    else shards.reportAll()
  }

  let lost = false
  await transport.start({
    onPayload: receive,
    onConnected() {
      if (lost) log.info({}, 'signals between processes are back')
      lost = false
      presence.joined()
      shards.renew()
      emitter.emitDeliveries()
      sender.schedule()
    },
    onLost(error) {
      if (lost || closing) return
      lost = true
      log.warn({ err: error }, 'signals between processes are away: the database is asked every second instead')
    },
  })
  return {
    shared: true,
    onActors: emitter.onActors,
    onDeliveries: emitter.onDeliveries,
    onNotification: emitter.onNotification,
    follow: shards.follow,
    unfollow: shards.unfollow,
    state: () => ({ connected: transport.connected(), sent: sender.sent(), heard }),
    notify: (text) => sender.text('all', text),
    notifyFollowers(actorIds, write) {
      for (const [shard, ids] of Map.groupBy(actorIds, shards.of)) {
        for (let at = 0; at < ids.length; at += idsPerText) sender.text(shard, write(ids.slice(at, at + idsPerText)))
      }
    },
    actors(ids) {
      emitter.emitActors(ids)
      sender.actors(ids)
    },
    deliveries() {
      emitter.emitDeliveries()
      sender.deliveries()
    },
    async close() {
      closing = true
      presence.stop()
      shards.stop()
      await sender.stop()
      await transport.close()
    },
  }
}

function announce(transport: Transport, from: string, asks: boolean): void {
  if (!transport.connected()) return
  const payloads = writeNotice(from, { kind: 'hello', asks })
  // One that is not sent is made good by the next.
  void transport.send(payloads.map((payload) => ({ topic: 'all', payload }))).catch(() => undefined)
}
