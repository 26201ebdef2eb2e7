import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import { claimDue, createUnderWay, type Claim } from './claim-due.ts'
import { dueQueues, releaseFirstAttempts, voidLeases } from './delivery.store.ts'

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

/**
 * Brings due events to their webhooks. Each webhook has a queue for first attempts, in the order of the log, and one
 * for retries; queues of different webhooks never wait for each other. Several processes share the work by row locks.
 */
// oxlint-disable-next-line max-lines-per-function
export function createDispatcher(dependencies: DispatcherDependencies): Dispatcher {
  const { database, clock, ids, worker, onError } = dependencies
  const holder = ids.next('lse')
  const underWay = createUnderWay()
  const running = new Set<Promise<void>>()
  const retryTimers = new Set<NodeJS.Timeout>()
  let poll: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  let stopped = true
  let leasesAreDead = !database.signals.shared
  const loop = createWorkLoop(claimOnce, onError)

  function wake(): void {
    if (!stopped) loop.wake()
  }

  /** Where no other process is, the leases that a new one finds are those of a dead one. */
  async function endDeadLeases(): Promise<void> {
    if (!leasesAreDead) return
    await database.write((tx) => voidLeases(tx, clock.now()))
    leasesAreDead = false
  }

  async function claimOnce(): Promise<void> {
    await endDeadLeases()
    const due = await database.read((tx) => dueQueues(tx, clock.now()))
    // Due in a queue that is full is nothing to claim: a transaction for it would find nothing.
    const free = due.filter(({ webhookId, queue }) => underWay.room(webhookId, queue) > 0)
    const idle = [...new Set(free.map(({ webhookId }) => webhookId))]
    for (let from = 0; from < idle.length && !stopped; from += WEBHOOKS_PER_CLAIM) {
      const webhookIds = idle.slice(from, from + WEBHOOKS_PER_CLAIM)
      const claims = await claimDue(dependencies, holder, webhookIds, underWay)
      for (const taken of claims) run(taken)
    }
  }

  function run({ target, queue, deliveries }: Claim): void {
    const { webhookId } = target
    underWay.add(webhookId, queue, deliveries.length)
    const work = worker
      .run(target, queue, deliveries)
      .then(scheduleRetries, onError)
      .finally(() => {
        underWay.add(webhookId, queue, -deliveries.length)
        running.delete(work)
        wake()
      })
    running.add(work)
  }

  /** Waits shorter than the poll get a timer of their own; the poll finds the others in time. */
  function scheduleRetries(waits: readonly number[]): void {
    for (const wait of waits.filter((ms) => ms < POLL_MS)) {
      const timer = clock.setTimeout(() => {
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
      poll = clock.setInterval(wake, POLL_MS)
      wake()
    },
    async stop(limitMs) {
      stopped = true
      unsubscribe()
      clock.clearInterval(poll)
      for (const timer of retryTimers) clock.clearTimeout(timer)
      worker.stop()
      await loop.end()
      const limit = clock.setTimeout(() => worker.abandon(), limitMs)
      await Promise.all(running)
      clock.clearTimeout(limit)
      await database.write((tx) => releaseFirstAttempts(tx, holder))
    },
  }
}

/** Does its work again whenever it is woken, one run at a time; being woken during a run asks for one more. */
function createWorkLoop(work: () => Promise<void>, onError: (error: unknown) => void) {
  let turn: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    do {
      again = false
      await work()
    } while (again)
  }

  return {
    wake(): void {
      again = true
      turn ??= run()
        .catch(onError)
        .finally(() => {
          turn = undefined
        })
    },
    /** Resolves when the run under way has ended; no other follows unless it is woken again. */
    async end(): Promise<void> {
      again = false
      await turn
    },
  }
}
