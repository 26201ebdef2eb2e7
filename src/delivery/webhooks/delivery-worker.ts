import { deliveredWrite } from '../../conversations/receipts/delivered.write.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { sleep, type Clock } from '../../platform/clock.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { createCommitQueue } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventLoader } from '../events/log-event.ts'
import { envelopeFormat, type DeliveryFormats } from './delivery-format.ts'
import { judgeAttempt } from './delivery.rules.ts'
import {
  countAttempts,
  recordResults,
  releaseClaims,
  type ClaimTarget,
  type DeliveryResult,
  type DeliveryQueue,
} from './delivery.store.ts'
import { loadBodies, type EventBody } from './event-bodies.ts'
import type { Telemetry } from '../../platform/context.ts'
import type { SecretBox } from '../../platform/encryption/secret-box.ts'
import type { Sender } from './sender.ts'
import { isActive } from './webhook.store.ts'
import type { ClaimedDelivery } from './webhook.ts'

export interface DeliveryWorkerDependencies {
  database: Database
  commits: Commits
  clock: Clock
  sender: Sender
  secretBox: SecretBox
  eventLoaders: readonly EventLoader[]
  formats: DeliveryFormats
  /** Wait before the second attempt, in milliseconds. */
  backoffMs: number
  /** Longest time of one attempt, in milliseconds: a lease with less left starts none. */
  timeoutMs: number
  random(): number
  telemetry?: Telemetry
}

export interface DeliveryWorker {
  /** Makes one attempt for each delivery and stores the results; answers the waits before the next attempts. */
  run(target: ClaimTarget, queue: DeliveryQueue, deliveries: readonly ClaimedDelivery[]): Promise<number[]>
  /** Gives back whatever is not being sent yet; requests under way end as they would. */
  stop(): void
  /** Waits for no answer any more: what is being sent keeps its lease, and is sent again when that has run out. */
  abandon(): void
}

/** A claim is looked at again before an attempt when it is older: its webhook may have been deleted since. */
const recheckMs = 25
/** Wait before what failed for a reason of this server is claimed again, in milliseconds. */
const failedAgainMs = 1_000
/** Wait before a result is stored again that the database did not take, in milliseconds. */
const storeAgainMs = 250

/** Works through claims: first attempts one after the other, retries side by side. */
// oxlint-disable-next-line max-lines-per-function
export function createDeliveryWorker(dependencies: DeliveryWorkerDependencies): DeliveryWorker {
  const { database, clock, telemetry: { metrics, tracing } = {} } = dependencies
  const formatOf = ({ form }: ClaimTarget) => dependencies.formats[form] ?? envelopeFormat
  const results = createCommitQueue<DeliveryResult, void>({
    maxBatch: 256,
    schedule: clock.setImmediate,
    runBatch: async (batch) => {
      await database.write((tx) => recordResults(tx, batch))
      return batch.map(() => ({ ok: undefined }))
    },
  })
  let stopped = false
  const abandoned = Promise.withResolvers<null>()
  const abandoning = new AbortController()

  /** Tries again while the database is away: as long as the lease lasts, nobody else does the work. */
  async function stored(leaseUntil: number, write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (!isOutage(error) || abandoning.signal.aborted || clock.now() + storeAgainMs >= leaseUntil) throw error
        await sleep(clock, storeAgainMs, abandoning.signal)
      }
    }
  }

  /** @param next whose turn comes then; its attempt is counted with the result of this one */
  async function attempt(
    target: ClaimTarget,
    delivery: ClaimedDelivery,
    event: EventBody,
    next: ClaimedDelivery | undefined,
  ): Promise<number | null> {
    const secrets = target.sealedSecrets.map((sealed) => dependencies.secretBox.open(sealed))
    const presented = target.presented === null ? null : dependencies.secretBox.open(target.presented)
    const headers = formatOf(target).headers(presented)
    const send = () =>
      dependencies.sender.send({ url: target.url, secrets, eventId: delivery.eventId, body: event.body, headers })
    const sent = tracing ? tracing.attempt({ ...delivery, url: target.url }, send) : send()
    const outcome = await Promise.race([sent, abandoned.promise])
    if (!outcome) return null
    const verdict = judgeAttempt(
      outcome,
      delivery.attempt,
      delivery.attemptLimit,
      dependencies.backoffMs,
      dependencies.random(),
    )
    metrics?.attempt(verdict.state)
    // Marked before the result is stored: a crash in between repeats the delivery and never loses the mark (RCP-008).
    if (verdict.state === 'delivered' && event.mark) {
      const mark = { actorId: delivery.actorId, positions: [event.mark] }
      await stored(delivery.leaseUntil, () => dependencies.commits.submit(deliveredWrite, mark))
    }
    const counted = stopped ? undefined : next
    const result = { delivery, outcome, verdict, at: clock.now(), next: counted }
    await stored(delivery.leaseUntil, () => results.submit(result))
    if (counted) counted.counted = true
    return verdict.state === 'pending' ? verdict.waitMs : null
  }

  const mayStart = (delivery: ClaimedDelivery) => !stopped && clock.now() + dependencies.timeoutMs < delivery.leaseUntil

  async function work(
    target: ClaimTarget,
    queue: DeliveryQueue,
    deliveries: readonly ClaimedDelivery[],
    unsent: Set<ClaimedDelivery>,
  ): Promise<number[]> {
    const bodies = await database.read((tx) => loadBodies(tx, deliveries, formatOf(target), dependencies.eventLoaders))
    const waits: (number | null)[] = []
    let lookedAt = clock.now()
    let active = true
    const isStillActive = async () => {
      if (active && clock.now() - lookedAt >= recheckMs) {
        active = await database.read((tx) => isActive(tx, target.webhookId))
        lookedAt = clock.now()
      }
      return active
    }
    const start = async (delivery: ClaimedDelivery, next?: ClaimedDelivery) => {
      const event = bodies.get(delivery.eventSequence)
      // The events of a deleted agent are deleted, and their deliveries with them.
      if (!event || !mayStart(delivery) || !(await isStillActive())) return
      if (!delivery.counted) await database.write((tx) => countAttempts(tx, [delivery]))
      unsent.delete(delivery)
      waits.push(await attempt(target, delivery, event, next))
    }
    if (queue === 'first') {
      for (const [index, delivery] of deliveries.entries()) await start(delivery, deliveries[index + 1])
    } else {
      const ended = await Promise.allSettled(deliveries.map((delivery) => start(delivery)))
      const failed = ended.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    }
    return waits.filter((wait) => wait !== null)
  }

  /** What was claimed and not sent, for whatever reason, with the attempts that were counted for it. */
  async function giveBack(unsent: ReadonlySet<ClaimedDelivery>, waitMs: number): Promise<void> {
    const deliveries = [...unsent]
    if (deliveries.length === 0) return
    const leaseUntil = Math.min(...deliveries.map((delivery) => delivery.leaseUntil))
    await stored(leaseUntil, () => database.write((tx) => releaseClaims(tx, deliveries, clock.now() + waitMs)))
  }

  return {
    stop: () => {
      stopped = true
    },
    abandon() {
      abandoning.abort()
      abandoned.resolve(null)
    },
    async run(target, queue, deliveries) {
      const unsent = new Set(deliveries)
      try {
        const waits = await work(target, queue, deliveries, unsent)
        await giveBack(unsent, 0)
        return waits
      } catch (error) {
        await giveBack(unsent, failedAgainMs)
        throw error
      }
    },
  }
}
