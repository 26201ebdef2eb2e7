import { Counter, Gauge, type Registry } from 'prom-client'

import type { Context } from './context.ts'
import { oldestUndelivered } from '../platform/metrics/undelivered.store.ts'
import type { Signals } from '../platform/database/database.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'

/** An agent that has not pulled for a week is inactive; its events are left out of the metric. */
const inactiveMs = 7 * 24 * 3600 * 1000

/** Registers a counter whose value is read when the metrics are collected. */
function addCounter(registry: Registry, { name, help, read }: { name: string; help: string; read(): number }): void {
  registry.registerMetric(
    new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset()
        this.inc(read())
      },
    }),
  )
}

/** Adds metrics that are read at collection: queues, waits, connections, and the age of undelivered events. */
export function addGauges({ registry }: Metrics, context: Context): void {
  const { clock, commits, database, log, waiters } = context
  const gauge = (name: string, help: string, read: () => number): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  }
  gauge('parley_waiting_pulls', 'Pulls that are held until there is an event.', () => waiters.size)
  gauge('parley_commit_queued_writes', 'Writes that wait for a transaction.', () => commits.statistics().queued)
  addCounter(registry, {
    name: 'parley_shed_writes_total',
    help: 'Writes refused with 503 because they would have waited too long for a transaction.',
    read: () => commits.statistics().shed,
  })
  if (database.signals.shared) addSignals(registry, database.signals)
  registry.registerMetric(
    new Gauge({
      name: 'parley_database_connections',
      help: 'Connections to PostgreSQL, and callers that wait for one.',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const { pool, idle, busy, waiting } of database.connections()) {
          this.set({ pool, state: 'idle' }, idle)
          this.set({ pool, state: 'busy' }, busy)
          this.set({ pool, state: 'waiting' }, waiting)
        }
      },
    }),
  )
  addCounter(registry, {
    name: 'parley_database_statements_total',
    help: 'Statements sent to PostgreSQL, BEGIN and COMMIT among them.',
    read: () => database.statements(),
  })
  registry.registerMetric(
    new Gauge({
      name: 'parley_undelivered_event_age_seconds',
      help: 'Age of the oldest event that is still to be delivered by webhook, or that an agent who pulls has not dealt with; 0: none.',
      labelNames: ['channel'],
      registers: [],
      async collect() {
        this.reset()
        try {
          const oldest = await database.read((tx) => oldestUndelivered(tx, clock.now() - inactiveMs))
          const age = (at: number | null) => (at === null ? 0 : Math.max(0, clock.now() - at) / 1000)
          this.set({ channel: 'webhook' }, age(oldest.webhook))
          this.set({ channel: 'pull' }, age(oldest.pull))
        } catch (error) {
          log.warn({ err: error }, 'the age of undelivered events could not be read')
        }
      },
    }),
  )
}

/** Adds metrics of the signals between processes of one database. */
function addSignals(registry: Registry, signals: Signals): void {
  registry.registerMetric(
    new Gauge({
      name: 'parley_signals_connected',
      help: 'Whether signals between processes are carried: 1, or 0 while waiting requests ask the database every second.',
      registers: [],
      collect() {
        this.set(signals.state().connected ? 1 : 0)
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'parley_signals_total',
      help: 'Messages between processes.',
      labelNames: ['direction'],
      registers: [],
      collect() {
        const { sent, heard } = signals.state()
        this.reset()
        this.inc({ direction: 'sent' }, sent)
        this.inc({ direction: 'heard' }, heard)
      },
    }),
  )
}
