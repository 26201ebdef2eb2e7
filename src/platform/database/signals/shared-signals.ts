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
  const sender = createSender({ transport, from, shardOf: shards.of, log })
  const presence = createPresence((asks) => {
    const messages = writeNotice(from, { kind: 'hello', asks }).map((payload) => ({ topic: 'all' as const, payload }))
    // The next one says the same.
    if (transport.connected()) void transport.send(messages).catch(() => undefined)
  })
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
    notify(text) {
      if (!presence.isAlone()) sender.text('all', text)
    },
    notifyFollowers(actorIds, write) {
      if (presence.isAlone()) return
      for (const [shard, ids] of Map.groupBy(actorIds, shards.of)) {
        for (let at = 0; at < ids.length; at += idsPerText) sender.text(shard, write(ids.slice(at, at + idsPerText)))
      }
    },
    actors(ids) {
      emitter.emitActors(ids)
      if (!presence.isAlone()) sender.actors(ids)
    },
    deliveries() {
      emitter.emitDeliveries()
      if (!presence.isAlone()) sender.deliveries()
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
