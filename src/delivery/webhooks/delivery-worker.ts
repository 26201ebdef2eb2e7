import { deliveredWrite } from '../../conversations/receipts/delivered.write.ts'
import type { Commits } from '../../platform/unit-of-work/commits.ts'
import { sleep, type Clock } from '../../platform/clock.ts'
import { isOutage } from '../../platform/database/database-errors.ts'
import { createCommitQueue, type CommitQueue } from '../../platform/unit-of-work/commit-queue.ts'
import { createBatchLoader } from '../../platform/batching/batch-loader.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventLoader } from '../events/log-event.ts'
import {
  envelopeFormat,
  type DeliveryFormat,
  type DeliveryFormats,
  loadBodies,
  type BodyRequest,
  type EventBody,
  type PreparedRequest,
} from './delivery-format.ts'
import { judgeAttempt } from './delivery.rules.ts'
import { countAttempts, releaseClaims, postponeSent, type ClaimTarget, type DeliveryQueue } from './delivery.sql.ts'
import { releaseCursor } from './cursor.sql.ts'
import { createSharedDelay, createOrderedWork, type SharedDelay, type OrderedWork } from './ordered-work.ts'
import type { Telemetry } from '../../platform/context.ts'
import type { SecretBox } from '../../platform/encryption/secret-box.ts'
import { recordResults, type DeliveryResult } from './result.sql.ts'
import type { Sender, SendRequest } from './sender.ts'
import { signingKey } from './signature.ts'
import { findActive } from './webhook.store.ts'
import type { AttemptOutcome, ClaimedDelivery } from './delivery.ts'

export interface DeliveryWorkerDependencies {
  database: Database
  commits: Commits
  clock: Clock
  sender: Pick<Sender, 'send'>
  secretBox: SecretBox
  eventLoaders: readonly EventLoader[]
  formats: DeliveryFormats
  /** Wait before the second attempt, in milliseconds. */
  backoffMs: number
  /** Maximum duration of one attempt, in milliseconds. No attempt starts under a lease that ends sooner. */
  timeoutMs: number
  random(): number
  telemetry?: Telemetry
  /** Pauses a webhook at the request of its receiver. */
  disable(webhookId: string): Promise<void>
  /** Deletes a subscription that has ended. */
  remove(webhookId: string): Promise<void>
}

/** Maximum age of the check whether a webhook is active, in milliseconds: it may be deleted after the claim. */
const recheckMs = 25
/** Delay before results are committed together, in milliseconds. A commit costs as much as ten results. */
const storeDelayMs = 20
/** Maximum number of claims whose events are read by one query; it limits the memory for the loaded events. */
const claimsReadTogether = 25
/** Wait before a delivery that failed because of an error of this server can be claimed again, in milliseconds. */
const failedAgainMs = 1_000
/** Wait before a result is stored again after a database outage, in milliseconds. */
const storeAgainMs = 250

/** Deliveries of one claim, and the unsent deliveries among them. */
interface Work {
  target: ClaimTarget
  queue: DeliveryQueue
  deliveries: readonly ClaimedDelivery[]
  unsent: Set<ClaimedDelivery>
}

/** URL, signing keys and headers for the deliveries of one claim. */
interface Address extends Pick<SendRequest, 'url' | 'keys' | 'headers'> {
  /** Returns the request of one attempt of a format that has no signed body; null when the subscription has ended. */
  prepare?(body: Buffer): Promise<PreparedRequest | null>
}

/** A result to be stored, and the message that it marks as delivered. */
interface Ended {
  result: DeliveryResult
  mark: EventBody['mark']
}

/** Sends the deliveries of claims: first attempts one after the other, retries in parallel. */
export class DeliveryWorker {
  readonly #dependencies: DeliveryWorkerDependencies
  /** Stores results of one webhook; resolves to whether the webhook still accepts deliveries. */
  readonly #results: CommitQueue<readonly DeliveryResult[], boolean>
  /** Loads the payloads of claims that are made together with one query. */
  readonly #bodies: CommitQueue<BodyRequest, ReadonlyMap<number, EventBody>>
  readonly #findActive: (webhookId: string) => Promise<true | undefined>
  /** Delays the storage of results while more deliveries of their claims are being sent. */
  readonly #storeDelay: SharedDelay
  readonly #abandoning = new AbortController()
  /** Stops the wait for each response that has not arrived. */
  readonly #unanswered = new Set<() => void>()
  readonly #stopping = new AbortController()

  constructor(dependencies: DeliveryWorkerDependencies) {
    this.#dependencies = dependencies
    const { database } = dependencies
    this.#findActive = createBatchLoader(async (ids) => {
      const active = await database.read((tx) => findActive(tx, ids))
      return new Map(active.map((id) => [id, true]))
    })
    this.#storeDelay = createSharedDelay(dependencies.clock, storeDelayMs)
    this.#bodies = createCommitQueue<BodyRequest, ReadonlyMap<number, EventBody>>({
      maxBatch: claimsReadTogether,
      schedule: dependencies.clock.setImmediate,
      monotonic: dependencies.clock.monotonic,
      runBatch: async (requests) => {
        const found = await database.read((tx) => loadBodies(tx, requests, dependencies.eventLoaders))
        return found.map((bodies) => ({ ok: bodies }))
      },
    })
    this.#results = createCommitQueue<readonly DeliveryResult[], boolean>({
      maxBatch: 256,
      schedule: dependencies.clock.setImmediate,
      monotonic: dependencies.clock.monotonic,
      runBatch: async (batch) => {
        // When a power failure loses a result, the event is delivered again.
        const active = await database.write((tx) => recordResults(tx, batch.flat()), 'process')
        return batch.map(([first]) => ({ ok: first !== undefined && active.has(first.delivery.webhookId) }))
      },
    })
  }

  /** Sends each delivery once and stores the results. @returns waits before the next attempts, in milliseconds */
  async run(target: ClaimTarget, queue: DeliveryQueue, deliveries: readonly ClaimedDelivery[]): Promise<number[]> {
    const unsent = new Set(deliveries)
    try {
      const waits = await this.#work({ target, queue, deliveries, unsent })
      await this.#giveBack({ deliveries, unsent }, 0)
      return waits
    } catch (error) {
      await this.#giveBack({ deliveries, unsent }, failedAgainMs)
      throw error
    }
  }

  /** Releases deliveries that are not being sent yet; open requests complete. */
  stop(): void {
    this.#stopping.abort()
  }

  /** Stops waiting for responses. Open deliveries keep their leases, and are sent again after these expire. */
  abandon(): void {
    this.#abandoning.abort()
    for (const end of this.#unanswered) end()
  }

  async #work({ target, queue, deliveries, unsent }: Work): Promise<number[]> {
    const { database } = this.#dependencies
    const bodies = await this.#bodies.submit({ deliveries, format: this.#formatOf(target) })
    const address = this.#addressOf(target)
    const activity = this.#watchActivity(target.webhookId)
    const { leaseUntil } = deliveries[0]!
    // Results are stored in the order of the attempts, so that the cursor passes no event without a stored result.
    const results = createOrderedWork<Ended>(this.#storeDelay, async (ended) => {
      activity.record(await this.#store(ended, leaseUntil))
    })
    const waits: number[] = []
    const end = async (): Promise<void> => {
      await this.#stored(leaseUntil, () => this.#dependencies.remove(target.webhookId))
      activity.record(false)
    }
    const start = async (delivery: ClaimedDelivery, next?: ClaimedDelivery): Promise<void> => {
      const event = bodies.get(delivery.eventSequence)
      // The events and the deliveries of a deleted agent are deleted.
      if (!event || !this.#mayStart(delivery) || !(await activity.isActive())) return
      if (!delivery.counted) await database.write((tx) => countAttempts(tx, [delivery]), 'server')
      const prepared = await (address.prepare ? address.prepare(event.body) : event)
      if (!prepared) return end()
      unsent.delete(delivery)
      const outcome = await this.#unlessAbandoned(this.#send({ ...address, ...prepared }, delivery))
      if (outcome) await this.#end({ delivery, event, outcome, next }, results, waits)
      if (outcome?.asksToDisable === true) {
        await results.done()
        await this.#stored(leaseUntil, () => this.#dependencies.disable(target.webhookId))
        activity.record(false)
      }
      if (outcome && this.#formatOf(target).isGone?.(outcome.status)) {
        await results.done()
        await end()
      }
    }
    if (queue === 'first')
      for (const [index, delivery] of deliveries.entries()) await start(delivery, deliveries[index + 1])
    else await allEnded(deliveries.map((delivery) => start(delivery)))
    await results.done()
    return waits
  }

  /** Caches the check whether the webhook accepts deliveries; repeats it after `recheckMs`. */
  #watchActivity(webhookId: string): { isActive(): Promise<boolean>; record(active: boolean): void } {
    const { clock } = this.#dependencies
    const findActive = this.#findActive
    let checkedAt = clock.now()
    let active = true
    const record = (seen: boolean): void => {
      checkedAt = clock.now()
      active = seen
    }
    return {
      record,
      async isActive() {
        if (active && clock.now() - checkedAt >= recheckMs) record((await findActive(webhookId)) === true)
        return active
      },
    }
  }

  #mayStart(delivery: ClaimedDelivery): boolean {
    const { clock, timeoutMs } = this.#dependencies
    return !this.#stopping.signal.aborted && clock.now() + timeoutMs < delivery.leaseUntil
  }

  /**
   * Decides the result of an attempt and queues it. Waits until it is stored if the result also counts the attempt of
   * `next`.
   * @param waits receives the wait before the next attempt
   */
  async #end(
    attempt: {
      delivery: ClaimedDelivery
      event: EventBody
      outcome: AttemptOutcome
      next: ClaimedDelivery | undefined
    },
    results: OrderedWork<Ended>,
    waits: number[],
  ): Promise<void> {
    const { delivery, event, outcome } = attempt
    const { clock, backoffMs, random, telemetry } = this.#dependencies
    const verdict = judgeAttempt(outcome, delivery.attempt, delivery.attemptLimit, backoffMs, random())
    telemetry?.metrics?.attempt(verdict.state)
    if (verdict.state === 'retrying') waits.push(verdict.waitMs)
    const next = this.#stopping.signal.aborted || attempt.next?.counted ? undefined : attempt.next
    const result = { delivery, outcome, verdict, at: clock.now(), next }
    results.add({ result, mark: verdict.state === 'delivered' ? event.mark : null })
    // Attempts after a cursor are counted with their claim, so requests do not wait for earlier results to be stored.
    if (delivery.from === 'cursor') return results.assertNoneFailed()
    await results.done()
    if (next) next.counted = true
  }

  /** @returns whether the webhook still accepts deliveries */
  async #store(ended: readonly Ended[], leaseUntil: number): Promise<boolean> {
    const { commits } = this.#dependencies
    // Marked before the results are stored: a crash in between repeats deliveries and never loses a mark (RCP-008).
    await Promise.all(
      ended.map(async ({ result: { delivery }, mark }) => {
        if (!mark) return
        const write = { actorId: delivery.actorId, positions: [mark] }
        await this.#stored(leaseUntil, () => commits.submit(deliveredWrite, write))
      }),
    )
    const results = ended.map(({ result }) => result)
    return this.#stored(leaseUntil, () => this.#results.submit(results))
  }

  /** Promise.race is not used: a long-lived promise keeps a reference to every race that it was part of. */
  #unlessAbandoned<T>(answer: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const end = () => resolve(undefined)
      this.#unanswered.add(end)
      answer.then(resolve, reject).finally(() => this.#unanswered.delete(end))
    })
  }

  #send({ url, keys, headers, body }: Address & { body: Buffer }, delivery: ClaimedDelivery): Promise<AttemptOutcome> {
    const { sender, telemetry } = this.#dependencies
    const send = () => sender.send({ url, keys, delivery, body, headers })
    return telemetry?.tracing ? telemetry.tracing.attempt({ ...delivery, url }, send) : send()
  }

  /** Decrypts secrets once for all deliveries of a claim. */
  #addressOf(target: ClaimTarget): Address {
    const { secretBox } = this.#dependencies
    const { webhookId, url } = target
    const format = this.#formatOf(target)
    const presented = target.presented === null ? null : secretBox.open(target.presented)
    const headers = format.headers(presented)
    const secrets = target.sealedSecrets.map((sealed) => secretBox.open(sealed))
    if (!format.prepare) return { url, keys: secrets.map(signingKey), headers }
    const subscription = { webhookId, url, secret: secrets[0]! }
    return { url, keys: [], headers, prepare: (body) => format.prepare!(subscription, body) }
  }

  #formatOf({ form }: ClaimTarget): DeliveryFormat {
    return this.#dependencies.formats[form] ?? envelopeFormat
  }

  /** Releases deliveries that were claimed and not sent, and uncounts their attempts. */
  async #giveBack({ deliveries, unsent }: Pick<Work, 'deliveries' | 'unsent'>, waitMs: number): Promise<void> {
    const { database, clock } = this.#dependencies
    const { leaseUntil } = deliveries[0]!
    const hasFailed = waitMs > 0
    const sent = deliveries.filter((delivery) => !unsent.has(delivery))
    if (unsent.size === 0 && !hasFailed) return
    const release = () =>
      database.write(async (tx) => {
        const now = clock.now()
        const range = rangeOf(deliveries, unsent)
        const dueAt = waitMs === 0 ? null : now + waitMs
        if (range && (await releaseCursor(tx, { ...range, dueAt }, now))) return
        if (unsent.size > 0) await releaseClaims(tx, [...unsent], now + waitMs)
        if (hasFailed && sent.length > 0) await postponeSent(tx, sent, leaseUntil)
      }, 'process')
    await this.#stored(leaseUntil, release)
  }

  /** Retries a write during a database outage until the lease expires. Until then, no other process does the work. */
  async #stored<T>(leaseUntil: number, write: () => Promise<T>): Promise<T> {
    const { clock } = this.#dependencies
    const { signal } = this.#abandoning
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!isOutage(error) || signal.aborted || clock.now() + storeAgainMs >= leaseUntil) throw error
        await sleep(clock, storeAgainMs, signal)
      }
    }
  }
}

/** Returns the sent part of a cursor claim; undefined for a claim of rows. */
function rangeOf(deliveries: readonly ClaimedDelivery[], unsent: ReadonlySet<ClaimedDelivery>) {
  const last = deliveries.at(-1)!
  if (last.from === 'row') return undefined
  const { webhookId, leaseId, leaseUntil, through } = last
  const sent = deliveries.filter((delivery) => !unsent.has(delivery)).map(({ eventSequence }) => eventSequence)
  return { webhookId, leaseId, leaseUntil, through, sentThrough: Math.max(0, ...sent) }
}

/** Waits for all deliveries. @throws the first error */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  const ended = await Promise.allSettled(works)
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
