import type pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import type { Connections } from './connections.ts'

const reconnectMsMin = 100
const reconnectMsMax = 2_000

export interface ListenOptions {
  connections: Connections
  channel: string
  log: DatabaseLog
  onPayload(payload: string): void
  /** The connection is there again after a loss: nobody knows what was missed, on either side. */
  onReturn(): void
}

/** A connection that listens on one channel and is opened again when it is lost. */
export interface ListeningConnection {
  /** The connection, while there is one. */
  current(): pg.Client | undefined
  /** Opens none again after the next loss. */
  stop(): void
  close(): Promise<void>
}

/** Opens the connection. The first attempt has to succeed. */
export async function openListeningConnection(options: ListenOptions): Promise<ListeningConnection> {
  const { connections, log } = options
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = connections.newClient()
    fresh.on('error', (error) => log.warn({ err: error }, 'the connection for notifications was lost'))
    fresh.on('notification', (message) => options.onPayload(message.payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${options.channel}`)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    fresh.once('end', () => lost(fresh))
    client = fresh
    if (closed) await fresh.end()
  }

  function lost(gone: pg.Client): void {
    if (client !== gone) return
    client = undefined
    if (!closed) reconnect(reconnectMsMin)
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(() => void tryAgain(delayMs), delayMs * (0.5 + Math.random()))
  }

  async function tryAgain(delayMs: number): Promise<void> {
    try {
      await connect()
      options.onReturn()
    } catch (error) {
      log.warn({ err: error }, 'PostgreSQL does not take the connection for notifications yet')
      if (!closed) reconnect(Math.min(delayMs * 2, reconnectMsMax))
    }
  }

  function stop(): void {
    closed = true
    clearTimeout(retry)
  }

  // The server that it leads to takes no writes any more, so that nobody notifies there.
  connections.primary.onChange(() => void client?.end().catch(() => undefined))
  await connect()
  return {
    current: () => client,
    stop,
    async close() {
      stop()
      await client?.end()
    },
  }
}
