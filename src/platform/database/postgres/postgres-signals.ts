import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import { createEmitter } from '../signals.ts'
import type { Emitter } from '../signals.ts'
import { emptyNotice, isEmpty, readNotice, readNotification, writeNotice, writeNotification } from './notice.ts'
import type { Notice } from './notice.ts'

const reconnectMsMin = 100
const reconnectMsMax = 5_000

export interface PostgresSignals extends Pick<Emitter, 'onActors' | 'onDeliveries' | 'onNotification'> {
  /** Notifies this process now and the others with the next notification. */
  actors(ids: readonly string[]): void
  deliveries(): void
  /** For the other processes alone. */
  notify(text: string): void
  close(): Promise<void>
}

export interface SignalOptions {
  clientConfig: pg.ClientConfig
  schema: string
  log: DatabaseLog
}

/**
 * One connection per process listens and notifies. NOTIFY takes a lock over the whole cluster at commit, so
 * it is never part of a transaction that writes: what gathers during a tick, or while a notification is
 * under way, goes out in the next one.
 */
export async function openPostgresSignals(options: SignalOptions): Promise<PostgresSignals> {
  const emitter = createEmitter(options.log)
  const channel = `parley_${options.schema}`
  const processId = randomBytes(6).toString('hex')
  let client: pg.Client | undefined
  let pending: Notice = emptyNotice()
  let flushing: Promise<void> | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  function receive(payload: string): void {
    const notification = readNotification(payload)
    if (notification) {
      if (notification.from !== processId) emitter.emitNotification(notification.text)
      return
    }
    const notice = readNotice(payload)
    if (notice.from === processId) return
    if (notice.actors === 'all') emitter.emitActors('all')
    else if (notice.actors.size > 0) emitter.emitActors([...notice.actors])
    if (notice.deliveries) emitter.emitDeliveries()
  }

  async function connect(): Promise<void> {
    const opened = new pg.Client(options.clientConfig)
    opened.on('error', (error) => options.log.warn({ err: error }, 'the connection for notifications was lost'))
    opened.on('notification', (message) => receive(message.payload ?? ''))
    try {
      await opened.connect()
      await opened.query(`LISTEN ${channel}`)
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
    opened.once('end', () => lost(opened))
    client = opened
    if (closed) await opened.end()
  }

  function lost(gone: pg.Client): void {
    if (client !== gone) return
    client = undefined
    if (!closed) reconnect(reconnectMsMin)
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(
      async () => {
        try {
          await connect()
          // Nobody knows what was missed, on either side.
          pending = { from: processId, actors: 'all', deliveries: true }
          emitter.emitActors('all')
          emitter.emitDeliveries()
          schedule()
        } catch (error) {
          options.log.warn({ err: error }, 'PostgreSQL does not take the connection for notifications yet')
          if (!closed) reconnect(Math.min(delayMs * 2, reconnectMsMax))
        }
      },
      delayMs * (0.5 + Math.random()),
    )
  }

  function schedule(): void {
    if (flushing !== undefined) return
    flushing = new Promise<void>((resolve) => setImmediate(resolve)).then(flush)
  }

  async function flush(): Promise<void> {
    while (client !== undefined && !isEmpty(pending)) {
      const payload = writeNotice({ ...pending, from: processId })
      pending = emptyNotice()
      await notify(client, payload)
    }
    flushing = undefined
  }

  async function notify(connection: pg.Client, payload: string): Promise<void> {
    await connection
      .query({ name: 'parley_notify', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] })
      .catch((error) => options.log.warn({ err: error }, 'a notification was not sent'))
  }

  await connect()
  return {
    onActors: emitter.onActors,
    onDeliveries: emitter.onDeliveries,
    onNotification: emitter.onNotification,
    notify(text) {
      if (client !== undefined) void notify(client, writeNotification(processId, text))
    },
    actors(ids) {
      emitter.emitActors(ids)
      const gathered = pending.actors
      if (gathered !== 'all') ids.forEach((id) => gathered.add(id))
      schedule()
    },
    deliveries() {
      emitter.emitDeliveries()
      pending.deliveries = true
      schedule()
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await flushing
      await client?.end()
    },
  }
}
