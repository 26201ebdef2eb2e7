import { randomBytes } from 'node:crypto'
import type { DatabaseLog, Signals } from '../database.ts'
import { createEmitter } from './emitter.ts'
import { readNotice } from './notice.ts'
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

/** Connects this process to the others: what concerns an actor goes to those that hear its shard, the rest to all. */
export async function openSharedSignals(transport: Transport, log: DatabaseLog): Promise<SharedSignals> {
  const emitter = createEmitter(log)
  const from = randomBytes(6).toString('hex')
  const shards = createShards({ transport, onHeard: emitter.emitActors })
  const sender = createSender({ transport, from, shardOf: shards.of, log })
  let heard = 0
  let closing = false

  function receive(payload: string): void {
    const read = readNotice(payload)
    if (!read || read.from === from) return
    heard++
    const { notice } = read
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
      shards.stop()
      await sender.stop()
      await transport.close()
    },
  }
}
