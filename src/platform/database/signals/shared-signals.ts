import { randomBytes } from 'node:crypto'
import type { DatabaseLog, DeliveryOwners, Signals } from '../database.ts'
import { createEmitter } from './emitter.ts'
import { readNotice, writeNotice, type Notice } from './notice.ts'
import { createPresence } from './presence.ts'
import { createSender } from './sender.ts'
import { createShards } from './shards.ts'
import type { Transport } from './transport.ts'

/** Signals of one of several processes. */
export interface SharedSignals extends Signals {
  /** Notifies this process immediately, and the others soon after. */
  actors(ids: readonly string[]): void
  deliveries(owners: DeliveryOwners): void
  /** Sends pending notices, if connected, and disconnects. */
  close(): Promise<void>
}

/** Number of ids that fit into one message with their text. */
const idsPerText = 100

/**
 * Connects this process to the others. Signals of an actor go to processes that listen to its shard, other signals to
 * all. A signal without a listener is not sent: on PostgreSQL, it would cost a transaction and a comparison with every
 * channel of each process.
 */
export async function openSharedSignals(transport: Transport, log: DatabaseLog): Promise<SharedSignals> {
  const emitter = createEmitter(log)
  const from = randomBytes(6).toString('hex')
  const announcer = createAnnouncer(transport, from)
  const shards = createShards({ transport, onSubscribed: emitter.emitActors, onBegin: announcer.begin })
  const presence = createPresence((asks) => announcer.hello(asks, shards.used()))
  const sender = createSender({ transport, from, shardOf: shards.of, hasSubscriber: presence.hasSubscriber, log })
  let heard = 0
  let closing = false

  function receive(payload: string): void {
    const read = readNotice(payload)
    if (!read || read.from === from) return
    const { notice } = read
    if (notice.kind === 'hello') return presence.announced(read.from, notice.shards, notice.asks)
    if (notice.kind === 'begin') return presence.begins(read.from, notice.shards)
    presence.received(read.from)
    heard++
    if (notice.kind === 'actors') emitter.emitActors(notice.ids)
    else if (notice.kind === 'deliveries') emitter.emitDeliveries(notice.owners)
    else if (notice.kind === 'text') emitter.emitNotification(notice.text)
    else shards.reportAll()
  }

  const outages = logOutages(log)
  await transport.start({
    onPayload: receive,
    onConnected() {
      outages.end()
      presence.joined()
      shards.renew()
      emitter.emitDeliveries('all')
      sender.schedule()
    },
    onLost(error) {
      presence.left()
      if (!closing) outages.begin(error)
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
    deliveries(owners) {
      emitter.emitDeliveries(owners)
      sender.deliveries(owners)
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

/** Logs the start and the end of an outage of signals, once each. */
function logOutages(log: DatabaseLog): { begin(error: unknown): void; end(): void } {
  let isOutage = false
  return {
    begin(error) {
      if (!isOutage)
        log.warn(
          { err: error },
          'signals between processes are unavailable: the database is queried every second instead',
        )
      isOutage = true
    },
    end() {
      if (isOutage) log.info({}, 'signals between processes are available again')
      isOutage = false
    },
  }
}

/** Announces the shards of this process to the others. */
interface Announcer {
  hello(asks: boolean, shards: readonly number[]): void
  /** Announces further shards. Resolves when the announcement was sent, or cannot be sent: the next one includes them. */
  begin(shards: readonly number[]): Promise<void>
}

function createAnnouncer(transport: Transport, from: string): Announcer {
  async function say(notice: Notice): Promise<void> {
    if (!transport.connected()) return
    const messages = writeNotice(from, notice).map((payload) => ({ topic: 'all' as const, payload }))
    await transport.send(messages).catch(() => undefined)
  }
  return {
    hello: (asks, shards) => void say({ kind: 'hello', asks, shards: transport.dropsUnsubscribed ? null : shards }),
    begin: (shards) => (transport.dropsUnsubscribed ? Promise.resolve() : say({ kind: 'begin', shards })),
  }
}
