import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database, DatabaseLog } from '../database/database.ts'
import type { LimitRule } from '../rate-limits/rate-limits.ts'
import { keepPullCursors } from './undelivered.sql.ts'

/** Bucket bounds in seconds: a send takes milliseconds, a waiting pull half a minute. */
const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const batchBuckets = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/** Results of attempts, in the words of operators. */
const attemptResults = {
  delivered: 'delivered',
  retrying: 'to_be_retried',
  dead: 'dead_lettered',
} as const

/** Metrics of the server. Labels are templates, kinds and codes, never values of a request. */
export interface Metrics {
  registry: Registry
  /** Records a response; `route` is a path template, or a fixed word for requests without one. */
  request(method: string, route: string, status: number, seconds: number): void
  /** Records a stored message, with the time from its validation to its commit. */
  send(seconds: number): void
  /** Records the time from the submission of a write to the start of its transaction. */
  waited(seconds: number): void
  /** Records the end of a transaction of the commit queue. */
  batch(writes: number, seconds: number): void
  /** Records the size of a stored attachment. */
  uploaded(bytes: number): void
  attempt(state: keyof typeof attemptResults): void
  limited(rule: LimitRule): void
  /** Records a rejection because of an account limit. */
  limitRejected(name: string): void
  /** Records rows that were deleted because of their age. */
  purged(kind: string, rows: number): void
  /** Records the new status of a payment request. */
  paymentUpdated(status: string): void
  /** Records the result of a callback of a payment provider. */
  paymentCallback(result: 'changed' | 'unchanged' | 'unknown' | 'unauthorized'): void
  /** Records the state of a call: `ringing`, `connected`, or the reason of its end. */
  callUpdated(state: string): void
  /** Records a pull of an agent, which has processed its log up to `after`. */
  pulled(agentId: string, after: number): void
  /** Stores the recorded pull cursors; this also happens automatically every few seconds. */
  keep(): Promise<void>
  stop(): Promise<void>
}

/** Interval of the event loop monitor, in milliseconds. The default of 10 ms takes 1 % of a processor. */
const eventLoopLookMs = 50

/** Creates metrics in a separate registry, with the default metrics of the process and of Node.js. */
export function createMetrics(database: Database, clock: Clock, log: DatabaseLog): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopLookMs })
  const counted = instruments(registry)
  const progress = createPullProgress(database, clock, log)
  return {
    registry,
    request(method, route, status, seconds) {
      counted.requests.inc({ method, route, status })
      counted.requestSeconds.observe({ method, route }, seconds)
    },
    send: (seconds) => counted.sendSeconds.observe(seconds),
    waited: (seconds) => counted.waitSeconds.observe(seconds),
    batch(writes, seconds) {
      counted.batchWrites.observe(writes)
      counted.batchSeconds.observe(seconds)
    },
    uploaded: (bytes) => counted.uploadedBytes.inc(bytes),
    attempt: (state) => counted.attempts.inc({ result: attemptResults[state] }),
    limited: (rule) => counted.limited.inc({ rule }),
    limitRejected: (name) => counted.limitRejections.inc({ limit: name }),
    purged: (kind, rows) => counted.purgedRows.inc({ kind }, rows),
    paymentUpdated: (status) => counted.paymentUpdates.inc({ status }),
    paymentCallback: (result) => counted.paymentCallbacks.inc({ result }),
    callUpdated: (state) => counted.callUpdates.inc({ state }),
    pulled: progress.pulled,
    keep: progress.keep,
    stop: progress.stop,
  }
}

function paymentInstruments(registers: Registry[]) {
  return {
    paymentUpdates: new Counter({
      name: 'parley_payment_requests_total',
      help: 'Changes of payment requests, by the status that they have then.',
      labelNames: ['status'],
      registers,
    }),
    paymentCallbacks: new Counter({
      name: 'parley_payment_callbacks_total',
      help: 'Callbacks of payment providers, by what became of them.',
      labelNames: ['result'],
      registers,
    }),
  }
}

function commitInstruments(registers: Registry[]) {
  return {
    batchWrites: new Histogram({
      name: 'parley_commit_batch_writes',
      help: 'Writes that shared a transaction.',
      buckets: batchBuckets,
      registers,
    }),
    batchSeconds: new Histogram({
      name: 'parley_commit_duration_seconds',
      help: 'Time of a transaction of the commit queue.',
      buckets: secondsBuckets,
      registers,
    }),
    waitSeconds: new Histogram({
      name: 'parley_commit_wait_seconds',
      help: 'Time that a write waits for its transaction.',
      buckets: secondsBuckets,
      registers,
    }),
  }
}

function instruments(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'parley_http_requests_total',
      help: 'Answered requests.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'parley_http_request_duration_seconds',
      help: 'Time from a request to its answer; a pull includes its wait.',
      labelNames: ['method', 'route'],
      buckets: secondsBuckets,
      registers,
    }),
    sendSeconds: new Histogram({
      name: 'parley_send_duration_seconds',
      help: 'Time that a message takes to be stored durably.',
      buckets: secondsBuckets,
      registers,
    }),
    ...commitInstruments(registers),
    attempts: new Counter({
      name: 'parley_webhook_attempts_total',
      help: 'Webhook deliveries that were attempted, by what became of them.',
      labelNames: ['result'],
      registers,
    }),
    ...paymentInstruments(registers),
    callUpdates: new Counter({
      name: 'parley_calls_total',
      help: 'Calls that rang, that were answered (connected), and that ended, by the reason.',
      labelNames: ['state'],
      registers,
    }),
    uploadedBytes: new Counter({
      name: 'parley_attachment_bytes_total',
      help: 'Bytes of attachments that were stored.',
      registers,
    }),
    limited: new Counter({
      name: 'parley_rate_limited_total',
      help: 'Requests rejected because of a rate limit.',
      labelNames: ['rule'],
      registers,
    }),
    limitRejections: new Counter({
      name: 'parley_limit_refusals_total',
      help: 'Requests rejected because of an account limit.',
      labelNames: ['limit'],
      registers,
    }),
    purgedRows: new Counter({
      name: 'parley_purged_total',
      help: 'Messages, attachments, events and deliveries that were deleted because of their age.',
      labelNames: ['kind'],
      registers,
    }),
  }
}

const keepEveryMs = 5_000

/** Maximum number of agents recorded between two writes; further agents are recorded at a later pull. */
const agentsMax = 50_000

/** Progress of agents through their logs, by the cursors of their pulls. */
interface PullProgress {
  pulled(agentId: string, after: number): void
  /** Stores the cursors recorded since the last call. */
  keep(): Promise<void>
  stop(): Promise<void>
}

/** Records cursors in memory and stores them every few seconds with one statement; pulls do not wait. */
function createPullProgress(database: Database, clock: Clock, log: DatabaseLog): PullProgress {
  let cursors = new Map<string, number>()

  async function keep(): Promise<void> {
    if (cursors.size === 0) return
    const written = cursors
    cursors = new Map()
    const rows = [...written].map(([actorId, afterSequence]) => ({ actorId, afterSequence }))
    try {
      await database.write((tx) => keepPullCursors(tx, rows, clock.now()))
    } catch (error) {
      log.warn({ err: error }, 'the cursors of pulls could not be stored')
    }
  }

  const keeping = clock.setInterval(() => void keep(), keepEveryMs).unref()
  return {
    pulled(agentId, after) {
      const known = cursors.get(agentId)
      if (known === undefined ? cursors.size < agentsMax : after > known) cursors.set(agentId, after)
    },
    keep,
    async stop() {
      clock.clearInterval(keeping)
      await keep()
    },
  }
}
