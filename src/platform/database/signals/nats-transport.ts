import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type ConnectionOptions, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import type { Broker } from '../database.ts'
import type { BrokerAddress } from './broker-address.ts'
import type { Topic, Transport, TransportListener } from './transport.ts'

/** Number of shards. Subjects cost a broker little, so that few actors share one. */
const shards = 65_536

/** Time after which a start continues without the broker, in milliseconds. */
const startMs = 1_000
const connectMs = 5_000
/** Wait between two attempts to connect, plus up to as much jitter, in milliseconds. */
const retryMs = 250
/** Ping interval, in milliseconds. A broker that misses two pings counts as lost. */
const pingMs = 5_000
/** Timeout for a confirmation of the broker, in milliseconds; after it the broker counts as lost. */
const confirmMs = 2_000

/**
 * Creates a transport with the subjects `<prefix>.<schema>.all` and `<prefix>.<schema>.<shard>` of a NATS broker,
 * without persistence. The broker may be unavailable, even at the start.
 */
export function createNatsTransport({ address, prefix }: Broker, schema: string): Transport {
  const subjectOf = (topic: Topic) => `${prefix}.${schema}.${topic}`
  /** Subscriptions of the current connection. */
  const subscriptions = new Map<Topic, Subscription>()
  let subscribe: (topic: Topic) => void
  const broker = createBrokerConnection(address, (opened, listener) => {
    const callback = (error: Error | null, message: { string(): string }) => {
      if (!error) listener.onPayload(message.string())
    }
    subscriptions.clear()
    subscribe = (topic) => subscriptions.set(topic, opened.subscribe(subjectOf(topic), { callback }))
    subscribe('all')
  })

  return {
    shards,
    dropsUnsubscribed: true,
    connected: broker.connected,
    start: broker.start,
    async listen({ begin, end }) {
      const used = broker.current()
      for (const shard of begin) if (!subscriptions.has(shard)) subscribe(shard)
      for (const shard of end) {
        subscriptions.get(shard)?.unsubscribe()
        subscriptions.delete(shard)
      }
      await confirm(used)
    },
    async send(messages) {
      const used = broker.current()
      for (const { topic, payload } of messages) used.publish(subjectOf(topic), payload)
      await confirm(used)
    },
    close: broker.close,
  }
}

/** A connection to a broker that is opened again after each loss. */
interface BrokerConnection extends Pick<Transport, 'start' | 'connected' | 'close'> {
  /** @throws Error while disconnected */
  current(): NatsConnection
}

/** @param onOpened subscribes on a new connection; the client repeats the subscriptions after each reconnect */
function createBrokerConnection(
  address: BrokerAddress,
  onOpened: (connection: NatsConnection, listener: TransportListener) => void,
): BrokerConnection {
  const closing = new AbortController()
  let connection: NatsConnection | undefined
  let connected = false

  /** Opens one connection after the other; the client reconnects each of them as long as it can. */
  async function run(listener: TransportListener): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        connection = await connect(optionsOf(address))
        if (closing.signal.aborted) await connection.close()
        else await use(connection, listener)
      } catch (error) {
        listener.onLost(error)
      }
      await sleep(retryMs * (1 + Math.random()), undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /** Uses a connection until it is closed. */
  async function use(opened: NatsConnection, listener: TransportListener): Promise<void> {
    const lost = (cause?: unknown) => {
      connected = false
      listener.onLost(cause)
    }
    const begin = () => {
      if (opened.isClosed()) return
      connected = true
      listener.onConnected()
    }
    onOpened(opened, listener)
    // `close` waits until the statuses have been read.
    const statuses = opened.status()
    void confirm(opened).then(begin, lost)
    for await (const status of statuses) {
      if (status.type === 'reconnect') begin()
      else if (status.type === 'disconnect') lost()
      // For example a forbidden subject: no message arrives there, although the connection is open.
      else if (status.type === 'error') lost(status.error)
    }
    lost((await opened.closed()) ?? undefined)
  }

  return {
    connected: () => connected,
    current() {
      if (!connection || !connected) throw new Error('The broker is unavailable.')
      return connection
    },
    async start(listener) {
      const { promise: answered, resolve } = Promise.withResolvers<void>()
      const onConnected = () => {
        resolve()
        listener.onConnected()
      }
      const onLost = (error: unknown) => {
        resolve()
        listener.onLost(error)
      }
      void run({ ...listener, onConnected, onLost })
      await Promise.race([answered, sleep(startMs)])
    },
    async close() {
      closing.abort()
      await connection?.close()
    },
  }
}

/** Connects once. @throws the error of the connection, without credentials */
export async function askBroker(address: BrokerAddress): Promise<void> {
  const connection = await connect({ ...optionsOf(address), reconnect: false })
  await connection.close()
}

function optionsOf({ servers, credentials, tls }: BrokerAddress): ConnectionOptions {
  return {
    servers: [...servers],
    name: 'parley',
    noEcho: true,
    timeout: connectMs,
    pingInterval: pingMs,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: retryMs,
    reconnectJitter: retryMs,
    reconnectJitterTLS: retryMs,
    ...(credentials && ('token' in credentials ? credentials : { user: credentials.user, pass: credentials.password })),
    ...(tls && { tls }),
  }
}

/** Resolves when the broker has received all earlier messages. Reconnects after a timeout. */
async function confirm(connection: NatsConnection): Promise<void> {
  const silence = new AbortController()
  const silent = sleep(confirmMs, undefined, { signal: silence.signal }).then(
    () => {
      void connection.reconnect().catch(() => undefined)
      throw new Error(`The broker did not answer within ${confirmMs} ms.`)
    },
    () => undefined,
  )
  try {
    await Promise.race([connection.flush(), silent])
  } finally {
    silence.abort()
  }
}
