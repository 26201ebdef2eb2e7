import type { Needs } from '../platform/context.ts'
import { Counter, Gauge, type Registry } from 'prom-client'

import type { Context } from './context.ts'
import { ownVersion } from '../platform/version.ts'
import { countUnhealthy } from '../delivery/webhooks/webhook-health.store.ts'
import type { OpenLimit } from '../http/rate-limits/open-counts.ts'
import { countedDeliveriesMax, countDeliveries, oldestUndelivered } from '../platform/metrics/undelivered.sql.ts'
import type { Signals } from '../platform/database/database.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'

/** Open requests and connections by the label `kind`. */
const openKinds = [
  'requests_at_once',
  'held_pulls',
  'waiting_calls',
  'streams',
  'sockets',
] as const satisfies OpenLimit[]

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
  const { commits, database, openCounts, waiters } = context
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
  new Gauge({
    name: 'parley_build_info',
    help: 'Always 1, with the versions of the server and of Node.js.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: ownVersion(), node: process.version }, 1)
  registry.registerMetric(
    new Gauge({
      name: 'parley_open',
      help: 'Open requests, streams and sockets of accounts, by kind.',
      labelNames: ['kind'],
      registers: [],
      collect() {
        for (const kind of openKinds) this.set({ kind }, openCounts.size(kind))
      },
    }),
  )
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
  addDeliveries(registry, context)
}

/** Adds metrics of undelivered events, which are read from the database. */
function addDeliveries(registry: Registry, { clock, database, log }: Needs<'clock' | 'database' | 'log'>): void {
  const age = (at: number | null) => (at === null ? 0 : Math.max(0, clock.now() - at) / 1000)
  const read = async (gauge: Gauge, what: string, fill: () => Promise<void>) => {
    gauge.reset()
    try {
      await fill()
    } catch (error) {
      log.warn({ err: error }, `${what} could not be read`)
    }
  }
  registry.registerMetric(
    new Gauge({
      name: 'parley_undelivered_event_age_seconds',
      help: 'Age of the oldest event that is still to be delivered by webhook, or that an agent who pulls has not dealt with; 0: none.',
      labelNames: ['channel'],
      registers: [],
      collect() {
        return read(this, 'the age of undelivered events', async () => {
          const oldest = await database.read((tx) => oldestUndelivered(tx, clock.now() - inactiveMs))
          this.set({ channel: 'webhook' }, age(oldest.webhook))
          this.set({ channel: 'pull' }, age(oldest.pull))
        })
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'parley_webhook_dead_letter_age_seconds',
      help: 'Age of the oldest counted dead letter; 0: none.',
      registers: [],
      collect() {
        return read(this, 'the age of dead letters', async () => {
          const { oldest } = await database.read((tx) => countDeliveries(tx, 'dead_lettered'))
          this.set(age(oldest))
        })
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'parley_webhook_deliveries',
      help: `Webhook deliveries that wait for a retry or are dead letters, counted up to ${countedDeliveriesMax} each.`,
      labelNames: ['state'],
      registers: [],
      collect() {
        return read(this, 'the webhook deliveries', async () => {
          for (const state of ['retrying', 'dead_lettered'] as const)
            this.set({ state }, (await database.read((tx) => countDeliveries(tx, state))).deliveries)
        })
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'parley_unhealthy_webhooks',
      help: 'Webhooks that fail for the time of PARLEY_WEBHOOK_FAILING_AFTER_MS, and webhooks that their receiver disabled.',
      labelNames: ['health'],
      registers: [],
      collect() {
        return read(this, 'the health of webhooks', async () => {
          const unhealthy = await database.read((tx) => countUnhealthy(tx))
          for (const health of ['failing', 'disabled'] as const) this.set({ health }, unhealthy[health])
        })
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
