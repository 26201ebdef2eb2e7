import { deliveredWrite } from '../../conversations/receipts/delivered.write.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { sleep, type Clock } from '../../platform/clock.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { createCommitQueue, type CommitQueue } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventLoader } from '../events/log-event.ts'
import { envelopeFormat, type DeliveryFormat, type DeliveryFormats } from './delivery-format.ts'
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
import type { AttemptOutcome, ClaimedDelivery } from './webhook.ts'

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

/** A claim is looked at again before an attempt when it is older: its webhook may have been deleted since. */
const recheckMs = 25
/** Wait before what failed for a reason of this server is claimed again, in milliseconds. */
const failedAgainMs = 1_000
/** Wait before a result is stored again that the database did not take, in milliseconds. */
const storeAgainMs = 250

/** Deliveries of one claim, and those of them that were not sent yet. */
interface Work {
  target: ClaimTarget
  queue: DeliveryQueue
  deliveries: readonly ClaimedDelivery[]
  unsent: Set<ClaimedDelivery>
}

/** Works through claims: first attempts one after the other, retries side by side. */
export class DeliveryWorker {
  readonly #dependencies: DeliveryWorkerDependencies
  readonly #results: CommitQueue<DeliveryResult, void>
  readonly #abandoned = Promise.withResolvers<null>()
  readonly #abandoning = new AbortController()
  #stopped = false

  constructor(dependencies: DeliveryWorkerDependencies) {
    this.#dependencies = dependencies
    this.#results = createCommitQueue<DeliveryResult, void>({
      maxBatch: 256,
      schedule: dependencies.clock.setImmediate,
      runBatch: async (batch) => {
        // A result that is lost with the machine is asked for again: the event is delivered once more.
        await dependencies.database.write((tx) => recordResults(tx, batch), 'process')
        return batch.map(() => ({ ok: undefined }))
      },
    })
  }

  /** Makes one attempt for each delivery and stores the results; answers the waits before the next attempts. */
  async run(target: ClaimTarget, queue: DeliveryQueue, deliveries: readonly ClaimedDelivery[]): Promise<number[]> {
    const unsent = new Set(deliveries)
    try {
      const waits = await this.#work({ target, queue, deliveries, unsent })
      await this.#giveBack(unsent, 0)
      return waits
    } catch (error) {
      await this.#giveBack(unsent, failedAgainMs)
      throw error
    }
  }

  /** Gives back whatever is not being sent yet; requests under way end as they would. */
  stop(): void {
    this.#stopped = true
  }

  /** Waits for no answer any more: what is being sent keeps its lease, and is sent again when that has run out. */
  abandon(): void {
    this.#abandoning.abort()
    this.#abandoned.resolve(null)
  }

  async #work({ target, queue, deliveries, unsent }: Work): Promise<number[]> {
    const { database, eventLoaders } = this.#dependencies
    const bodies = await database.read((tx) => loadBodies(tx, deliveries, this.#formatOf(target), eventLoaders))
    const isStillActive = this.#watchActivity(target.webhookId)
    const waits: (number | null)[] = []
    const start = async (delivery: ClaimedDelivery, next?: ClaimedDelivery): Promise<void> => {
      const event = bodies.get(delivery.eventSequence)
      // The events of a deleted agent are deleted, and their deliveries with them.
      if (!event || !this.#mayStart(delivery) || !(await isStillActive())) return
      if (!delivery.counted) await database.write((tx) => countAttempts(tx, [delivery]), 'server')
      unsent.delete(delivery)
      waits.push(await this.#attempt(target, delivery, event, next))
    }
    if (queue === 'first')
      for (const [index, delivery] of deliveries.entries()) await start(delivery, deliveries[index + 1])
    else await allEnded(deliveries.map((delivery) => start(delivery)))
    return waits.filter((wait) => wait !== null)
  }

  /** @returns whether the webhook still takes deliveries, looked up again when the last look is too old */
  #watchActivity(webhookId: string): () => Promise<boolean> {
    const { database, clock } = this.#dependencies
    let lookedAt = clock.now()
    let active = true
    return async () => {
      if (active && clock.now() - lookedAt >= recheckMs) {
        active = await database.read((tx) => isActive(tx, webhookId))
        lookedAt = clock.now()
      }
      return active
    }
  }

  #mayStart(delivery: ClaimedDelivery): boolean {
    const { clock, timeoutMs } = this.#dependencies
    return !this.#stopped && clock.now() + timeoutMs < delivery.leaseUntil
  }

  /**
   * @param next whose turn comes then; its attempt is counted with the result of this one
   * @returns the wait before the next attempt; null when there is none, or when the answer is not waited for any more
   */
  async #attempt(
    target: ClaimTarget,
    delivery: ClaimedDelivery,
    event: EventBody,
    next: ClaimedDelivery | undefined,
  ): Promise<number | null> {
    const { clock, commits, backoffMs, random, telemetry } = this.#dependencies
    const outcome = await Promise.race([this.#send(target, delivery, event), this.#abandoned.promise])
    if (!outcome) return null
    const verdict = judgeAttempt(outcome, delivery.attempt, delivery.attemptLimit, backoffMs, random())
    telemetry?.metrics?.attempt(verdict.state)
    // Marked before the result is stored: a crash in between repeats the delivery and never loses the mark (RCP-008).
    if (verdict.state === 'delivered' && event.mark) {
      const mark = { actorId: delivery.actorId, positions: [event.mark] }
      await this.#stored(delivery.leaseUntil, () => commits.submit(deliveredWrite, mark))
    }
    const counted = this.#stopped ? undefined : next
    const result = { delivery, outcome, verdict, at: clock.now(), next: counted }
    await this.#stored(delivery.leaseUntil, () => this.#results.submit(result))
    if (counted) counted.counted = true
    return verdict.state === 'pending' ? verdict.waitMs : null
  }

  #send(target: ClaimTarget, delivery: ClaimedDelivery, event: EventBody): Promise<AttemptOutcome> {
    const { secretBox, sender, telemetry } = this.#dependencies
    const secrets = target.sealedSecrets.map((sealed) => secretBox.open(sealed))
    const presented = target.presented === null ? null : secretBox.open(target.presented)
    const headers = this.#formatOf(target).headers(presented)
    const send = () => sender.send({ url: target.url, secrets, eventId: delivery.eventId, body: event.body, headers })
    return telemetry?.tracing ? telemetry.tracing.attempt({ ...delivery, url: target.url }, send) : send()
  }

  #formatOf({ form }: ClaimTarget): DeliveryFormat {
    return this.#dependencies.formats[form] ?? envelopeFormat
  }

  /** What was claimed and not sent, for whatever reason, with the attempts that were counted for it. */
  async #giveBack(unsent: ReadonlySet<ClaimedDelivery>, waitMs: number): Promise<void> {
    const { database, clock } = this.#dependencies
    const deliveries = [...unsent]
    if (deliveries.length === 0) return
    const leaseUntil = Math.min(...deliveries.map((delivery) => delivery.leaseUntil))
    const release = () => database.write((tx) => releaseClaims(tx, deliveries, clock.now() + waitMs), 'process')
    await this.#stored(leaseUntil, release)
  }

  /** Tries again while the database is away: as long as the lease lasts, nobody else does the work. */
  async #stored(leaseUntil: number, write: () => Promise<unknown>): Promise<void> {
    const { clock } = this.#dependencies
    const { signal } = this.#abandoning
    for (;;) {
      try {
        await write()
        return
      } catch (error) {
        if (!isOutage(error) || signal.aborted || clock.now() + storeAgainMs >= leaseUntil) throw error
        await sleep(clock, storeAgainMs, signal)
      }
    }
  }
}

/** Waits for all of them. @throws what the first of those that failed threw */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works)
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
