import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { DatabaseLog } from '../database.ts'
import { createEmitter } from '../signals.ts'
import type { Emitter } from '../signals.ts'
import type { Connections } from './connections.ts'
import { openListeningConnection } from './listening-connection.ts'
import { emptyNotice, isEmpty, readNotice, readNotification, writeNotice, writeNotification } from './notice.ts'
import type { Notice } from './notice.ts'

export interface PostgresSignals extends Pick<Emitter, 'onActors' | 'onDeliveries' | 'onNotification'> {
  /** Notifies this process now and the others with the next notification. */
  actors(ids: readonly string[]): void
  deliveries(): void
  /** For the other processes alone. */
  notify(text: string): void
  close(): Promise<void>
}

export interface SignalOptions {
  connections: Connections
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
  let pending: Notice = emptyNotice()
  let flushing: Promise<void> | undefined

  function schedule(): void {
    if (flushing !== undefined) return
    flushing = new Promise<void>((resolve) => setImmediate(resolve)).then(flush)
  }

  async function flush(): Promise<void> {
    for (let client = connection.current(); client && !isEmpty(pending); client = connection.current()) {
      const payload = writeNotice({ ...pending, from: processId })
      pending = emptyNotice()
      await notify(client, payload)
    }
    flushing = undefined
  }

  const notify = (client: pg.Client, payload: string): Promise<unknown> =>
    client
      .query({ name: 'parley_notify', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] })
      .catch((error) => options.log.warn({ err: error }, 'a notification was not sent'))

  const connection = await openListeningConnection({
    ...options,
    channel,
    onPayload: (payload) => receive(emitter, processId, payload),
    onReturn() {
      pending = { from: processId, actors: 'all', deliveries: true }
      emitter.emitActors('all')
      emitter.emitDeliveries()
      schedule()
    },
  })
  return {
    onActors: emitter.onActors,
    onDeliveries: emitter.onDeliveries,
    onNotification: emitter.onNotification,
    notify(text) {
      const client = connection.current()
      if (client) void notify(client, writeNotification(processId, text))
    },
    actors(ids) {
      emitter.emitActors(ids)
      const pendingActors = pending.actors
      if (pendingActors !== 'all') ids.forEach((id) => pendingActors.add(id))
      schedule()
    },
    deliveries() {
      emitter.emitDeliveries()
      pending.deliveries = true
      schedule()
    },
    async close() {
      connection.stop()
      await flushing
      await connection.close()
    },
  }
}

/** Passes on what another process announced. */
function receive(emitter: Emitter, processId: string, payload: string): void {
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
