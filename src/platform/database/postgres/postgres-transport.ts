import type pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { Topic, Transport, TransportListener } from '../signals/transport.ts'
import type { Connections } from './connections.ts'

const reconnectMsMin = 100
const reconnectMsMax = 2_000

/** PostgreSQL compares each notification with every channel of each connection, which limits the number of channels. */
const shards = 1_024

export interface PostgresTransportOptions {
  connections: Connections
  schema: string
  log: DatabaseLog
}

/**
 * Creates a transport with LISTEN and NOTIFY on one connection, with a channel for each shard. NOTIFY locks the whole
 * cluster at commit, so it is never part of a writing transaction. The first attempt to connect must succeed.
 */
export function createPostgresTransport({ connections, schema, log }: PostgresTransportOptions): Transport {
  const channelOf = (topic: Topic) => (topic === 'all' ? `parley_${schema}` : `parley_${schema}_${topic}`)
  const connection = createListeningConnection(connections, channelOf('all'), log)
  return {
    shards,
    dropsUnsubscribed: false,
    connected: () => connection.client() !== undefined,
    start: connection.start,
    async listen({ begin, end }) {
      const client = assertConnected(connection)
      const statements = [
        ...begin.map((shard) => `LISTEN ${channelOf(shard)}`),
        ...end.map((shard) => `UNLISTEN ${channelOf(shard)}`),
      ]
      try {
        await client.query(statements.join(';'))
      } catch (error) {
        // The next connection listens to the channels in use.
        void client.end().catch(() => undefined)
        throw error
      }
    },
    async send(messages) {
      await assertConnected(connection).query({
        name: 'parley_notify',
        text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS message (channel, payload)',
        values: [messages.map(({ topic }) => channelOf(topic)), messages.map(({ payload }) => payload)],
      })
    },
    close: connection.close,
  }
}

/** A connection that is opened again after a loss. */
interface ListeningConnection {
  start(listener: TransportListener): Promise<void>
  /** The current connection, if any. */
  client(): pg.Client | undefined
  close(): Promise<void>
}

function assertConnected(connection: ListeningConnection): pg.Client {
  const client = connection.client()
  if (!client) throw new Error('The connection for signals is lost.')
  return client
}

function createListeningConnection(connections: Connections, channel: string, log: DatabaseLog): ListeningConnection {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(listener: TransportListener): Promise<void> {
    const fresh = connections.newClient(true)
    let cause: unknown
    fresh.on('error', (error) => (cause = error))
    fresh.on('notification', (message) => listener.onPayload(message.payload ?? ''))
    try {
      await fresh.connect()
      // The name distinguishes it from other connections in pg_stat_activity.
      await fresh.query(`SET application_name TO '${channel} signals'; LISTEN ${channel}`)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    fresh.once('end', () => lost(fresh, cause, listener))
    client = fresh
    if (closed) await fresh.end()
    else listener.onConnected()
  }

  function lost(gone: pg.Client, cause: unknown, listener: TransportListener): void {
    if (client !== gone) return
    client = undefined
    if (closed) return
    listener.onLost(cause)
    reconnect(reconnectMsMin, listener)
  }

  function reconnect(delayMs: number, listener: TransportListener): void {
    retry = setTimeout(() => void tryAgain(delayMs, listener), delayMs * (0.5 + Math.random()))
  }

  async function tryAgain(delayMs: number, listener: TransportListener): Promise<void> {
    try {
      await connect(listener)
    } catch (error) {
      log.warn({ err: error }, 'PostgreSQL does not accept the connection for signals yet')
      if (!closed) reconnect(Math.min(delayMs * 2, reconnectMsMax), listener)
    }
  }

  return {
    client: () => client,
    async start(listener) {
      // The server of this connection is no longer the primary, so no process notifies there.
      connections.primary.onChange(() => void client?.end().catch(() => undefined))
      await connect(listener)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
