import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import {
  deadLetterExpired,
  claimDeliveries,
  leaseFirstAttempts,
  releaseFirstAttempts,
  lockForClaim,
  dueQueues,
  type ClaimTarget,
  type DeliveryQueue,
} from './delivery.store.ts'
import type { ClaimedDelivery } from './webhook.ts'

/** Events of one webhook in one claim, so that a backlog never fills the turn of others. */
const FIRST_ATTEMPTS_PER_CLAIM = 10
/** Retries of one webhook under way at once. */
const RETRIES_AT_ONCE = 4
/** A claim that is not settled after so many attempts' time is anyone's again: its process is taken to be dead. */
const ATTEMPTS_PER_LEASE = 3
/** Finds what no signal announced: retries that fall due, leases of dead processes. */
const POLL_MS = 1_000
/** Webhooks per claim transaction. */
const WEBHOOKS_PER_CLAIM = 50

export interface DispatcherDependencies {
  database: Database
  clock: Clock
  ids: Ids
  worker: DeliveryWorker
  /** Longest time of one attempt, in milliseconds. */
  timeoutMs: number
  onError(error: unknown): void
}

export interface Dispatcher {
  start(): void
  /**
   * Claims nothing more and resolves when everything under way has its result stored or was abandoned; nothing touches
   * the database afterwards.
   * @param limitMs how long answers of receivers are waited for; a delivery without one is sent again by who runs next
   */
  stop(limitMs: number): Promise<void>
}

interface Claim {
  target: ClaimTarget
  queue: DeliveryQueue
  deliveries: ClaimedDelivery[]
}

/**
 * Brings due events to their webhooks. Each webhook has a queue for first attempts, in the order of the log, and one
 * for retries; queues of different webhooks never wait for each other. Several processes share the work by row locks.
 */
export function createDispatcher({
  database,
  clock,
  ids,
  worker,
  timeoutMs,
  onError,
}: DispatcherDependencies): Dispatcher {
  const holder = ids.next('lse')
  const underWay = new Map<string, Record<DeliveryQueue, number>>()
  const running = new Set<Promise<void>>()
  const retryTimers = new Set<NodeJS.Timeout>()
  let poll: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  let turn: Promise<void> | undefined
  let again = false
  let stopped = true

  function wake(): void {
    if (stopped) return
    if (turn) {
      again = true
      return
    }
    turn = takeTurns()
      .catch(onError)
      .finally(() => {
        turn = undefined
      })
  }

  async function takeTurns(): Promise<void> {
    do {
      again = false
      const due = await database.read((tx) => dueQueues(tx, clock.now()))
      // Due in a queue that is full is nothing to claim: a transaction for it would find nothing.
      const free = due.filter(({ webhookId, queue }) => room(webhookId, queue) > 0)
      const idle = [...new Set(free.map(({ webhookId }) => webhookId))]
      for (let from = 0; from < idle.length && !stopped; from += WEBHOOKS_PER_CLAIM) {
        const claims = await claim(idle.slice(from, from + WEBHOOKS_PER_CLAIM))
        for (const taken of claims) run(taken)
      }
    } while (again && !stopped)
  }

  const room = (webhookId: string, queue: DeliveryQueue): number => {
    const taken = underWay.get(webhookId)?.[queue] ?? 0
    if (queue === 'retry') return RETRIES_AT_ONCE - taken
    return taken > 0 ? 0 : FIRST_ATTEMPTS_PER_CLAIM
  }

  /** Webhooks are locked in the order of their ids, as everywhere. */
  function claim(webhookIds: readonly string[]): Promise<Claim[]> {
    return database.write(async (tx) => {
      const claims: Claim[] = []
      const now = clock.now()
      for (const webhookId of [...webhookIds].sort()) {
        const target = await lockForClaim(tx, webhookId, now)
        if (!target) continue
        await deadLetterExpired(tx, webhookId, now)
        for (const queue of ['first', 'retry'] as const) {
          const limit = room(webhookId, queue)
          const lease = { leaseId: ids.next('lse'), leaseUntil: now + ATTEMPTS_PER_LEASE * timeoutMs }
          if (limit === 0) continue
          if (queue === 'first' && !(await leaseFirstAttempts(tx, webhookId, holder, now, lease.leaseUntil))) continue
          const deliveries = await claimDeliveries(tx, { webhookId, queue, limit, now, ...lease })
          if (deliveries.length > 0) claims.push({ target, queue, deliveries })
        }
      }
      return claims
    })
  }

  function run({ target, queue, deliveries }: Claim): void {
    const counts = underWay.get(target.webhookId) ?? { first: 0, retry: 0 }
    underWay.set(target.webhookId, counts)
    counts[queue] += deliveries.length
    const work = worker
      .run(target, queue, deliveries)
      .then(scheduleRetries, onError)
      .finally(() => {
        counts[queue] -= deliveries.length
        if (counts.first + counts.retry === 0) underWay.delete(target.webhookId)
        running.delete(work)
        wake()
      })
    running.add(work)
  }

  /** Waits shorter than the poll get a timer of their own; the poll finds the others in time. */
  function scheduleRetries(waits: readonly number[]): void {
    for (const wait of waits.filter((ms) => ms < POLL_MS)) {
      const timer = setTimeout(() => {
        retryTimers.delete(timer)
        wake()
      }, wait + 1)
      retryTimers.add(timer)
    }
  }

  return {
    start() {
      stopped = false
      unsubscribe = database.signals.onDeliveries(wake)
      poll = setInterval(wake, POLL_MS)
      wake()
    },
    async stop(limitMs) {
      stopped = true
      unsubscribe()
      clearInterval(poll)
      for (const timer of retryTimers) clearTimeout(timer)
      worker.stop()
      await turn
      const limit = setTimeout(() => worker.abandon(), limitMs)
      await Promise.all(running)
      clearTimeout(limit)
      await database.write((tx) => releaseFirstAttempts(tx, holder))
    },
  }
}
