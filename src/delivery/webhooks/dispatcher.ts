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
  runner: DeliveryWorker
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
  lane: DeliveryQueue
  deliveries: ClaimedDelivery[]
}

/**
 * Brings due events to their webhooks. Each webhook has a lane for first attempts, in the order of the log, and one
 * for retries; lanes of different webhooks never wait for each other. Several processes share the work by row locks.
 */
export function createDispatcher({
  database,
  clock,
  ids,
  runner,
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
      // Due in a lane that is full is nothing to claim: a transaction for it would find nothing.
      const free = due.filter(({ webhookId, lane }) => room(webhookId, lane) > 0)
      const idle = [...new Set(free.map(({ webhookId }) => webhookId))]
      for (let from = 0; from < idle.length && !stopped; from += WEBHOOKS_PER_CLAIM) {
        const claims = await claim(idle.slice(from, from + WEBHOOKS_PER_CLAIM))
        for (const taken of claims) run(taken)
      }
    } while (again && !stopped)
  }

  const room = (webhookId: string, lane: DeliveryQueue): number => {
    const taken = underWay.get(webhookId)?.[lane] ?? 0
    if (lane === 'retry') return RETRIES_AT_ONCE - taken
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
        for (const lane of ['first', 'retry'] as const) {
          const limit = room(webhookId, lane)
          const lease = { leaseId: ids.next('lse'), leaseUntil: now + ATTEMPTS_PER_LEASE * timeoutMs }
          if (limit === 0) continue
          if (lane === 'first' && !(await leaseFirstAttempts(tx, webhookId, holder, now, lease.leaseUntil))) continue
          const deliveries = await claimDeliveries(tx, { webhookId, lane, limit, now, ...lease })
          if (deliveries.length > 0) claims.push({ target, lane, deliveries })
        }
      }
      return claims
    })
  }

  function run({ target, lane, deliveries }: Claim): void {
    const counts = underWay.get(target.webhookId) ?? { first: 0, retry: 0 }
    underWay.set(target.webhookId, counts)
    counts[lane] += deliveries.length
    const work = runner
      .run(target, lane, deliveries)
      .then(scheduleRetries, onError)
      .finally(() => {
        counts[lane] -= deliveries.length
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
      runner.stop()
      await turn
      const limit = setTimeout(() => runner.abandon(), limitMs)
      await Promise.all(running)
      clearTimeout(limit)
      await database.write((tx) => releaseFirstAttempts(tx, holder))
    },
  }
}
