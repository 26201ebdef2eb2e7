import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Database, DeliveryOwners } from '../../platform/database/database.ts'
import type { DeliveryWorker } from './delivery-worker.ts'
import { claimDue, createUnderWay, type Claim } from './claim-due.ts'
import { createDueSearch, type DueSearch } from './due-search.ts'
import type { SomeWebhooks } from './delivery.ts'
import { dueQueues, releaseFirstAttempts, voidLeases } from './delivery.sql.ts'

/** Interval in which the dispatcher polls for due work without a signal: retries, and leases of dead processes. */
const POLL_MS = 1_000
/** Maximum number of queues in one claim transaction. */
const QUEUES_PER_CLAIM = 50

export interface DispatcherDependencies {
  database: Database
  clock: Clock
  ids: Ids
  worker: DeliveryWorker
  /** Maximum duration of one attempt, in milliseconds. */
  timeoutMs: number
  onError(error: unknown): void
}

/**
 * Dispatches due events to their webhooks. Each webhook has a queue for first attempts, in log order, and a queue for
 * retries. Queues of different webhooks never wait for each other. Several processes share the work through row locks.
 */
export class Dispatcher {
  readonly #dependencies: DispatcherDependencies
  readonly #holder: string
  readonly #underWay = createUnderWay()
  readonly #search: DueSearch
  readonly #running = new Set<Promise<void>>()
  readonly #retryTimers = new Set<NodeJS.Timeout>()
  readonly #loop: WorkLoop
  #poll: NodeJS.Timeout | undefined
  #unsubscribe = (): void => {}
  #stopped = true
  #leasesAreDead: boolean

  constructor(dependencies: DispatcherDependencies) {
    this.#dependencies = dependencies
    this.#holder = dependencies.ids.next('lse')
    this.#leasesAreDead = !dependencies.database.signals.shared
    this.#search = createDueSearch(dependencies.database, dependencies.clock)
    this.#loop = createWorkLoop(() => this.#claim(), dependencies.onError)
  }

  start(): void {
    const { database, clock } = this.#dependencies
    this.#stopped = false
    this.#unsubscribe = database.signals.onDeliveries((owners) => this.#ask(owners))
    this.#poll = clock.setInterval(() => {
      this.#search.sweepSome()
      // Without a connection, signals of other processes are missing; they may append events for webhooks leased here.
      if (!database.signals.state().connected) this.#search.add('all')
      this.#wake()
    }, POLL_MS)
    this.#ask('all')
  }

  /**
   * Stops claiming, and resolves when each delivery in progress has a stored result or was abandoned; the database is
   * not used afterwards.
   * @param limitMs maximum wait for responses of receivers; another process sends a delivery without a response again
   */
  async stop(limitMs: number): Promise<void> {
    const { database, clock, worker } = this.#dependencies
    this.#stopped = true
    this.#unsubscribe()
    clock.clearInterval(this.#poll)
    for (const timer of this.#retryTimers) clock.clearTimeout(timer)
    worker.stop()
    await this.#loop.end()
    const limit = clock.setTimeout(() => worker.abandon(), limitMs)
    await Promise.all(this.#running)
    clock.clearTimeout(limit)
    await database.write(async (tx) => {
      if (await releaseFirstAttempts(tx, this.#holder)) tx.wakeDeliveries('all')
    })
  }

  #ask(owners: DeliveryOwners): void {
    this.#search.add(owners)
    this.#wake()
  }

  #wake(): void {
    if (!this.#stopped) this.#loop.wake()
  }

  async #claim(): Promise<void> {
    const { clock } = this.#dependencies
    await this.#endDeadLeases()
    for (let some = await this.#search.next(); some && !this.#stopped; some = await this.#search.next()) {
      try {
        if (some.ids.length > 0) await this.#claimAmong(some)
        // SQLite reads are synchronous. Yields to the event loop between pages of webhooks.
        if (some.by === 'id') await new Promise<void>((resolve) => clock.setImmediate(resolve))
      } catch (error) {
        this.#search.add(some.by === 'actor_id' ? some.ids : 'all')
        throw error
      }
    }
  }

  async #claimAmong(some: SomeWebhooks): Promise<void> {
    const { database, clock } = this.#dependencies
    const due = await database.read((tx) => dueQueues(tx, this.#holder, clock.now(), some))
    // Skips queues at capacity: a transaction for them would claim nothing.
    const free = due.filter(({ webhookId, queue }) => this.#underWay.room(webhookId, queue) > 0)
    for (let from = 0; from < free.length && !this.#stopped; from += QUEUES_PER_CLAIM) {
      const queues = free.slice(from, from + QUEUES_PER_CLAIM)
      const claims = await claimDue(this.#dependencies, this.#holder, queues, this.#underWay)
      for (const claim of claims.filter(({ deliveries }) => deliveries.length > 0)) this.#run(claim)
      this.#search.add(claims.filter(({ deliveries }) => deliveries.length === 0).map(({ actorId }) => actorId))
      const claimed = new Set(claims.map(({ target, queue }) => `${queue} ${target.webhookId}`))
      const unclaimed = queues.filter(({ webhookId, queue }) => !claimed.has(`${queue} ${webhookId}`))
      this.#search.postpone(unclaimed.map(({ actorId }) => actorId))
    }
  }

  /** Ends leases that are left in the database when no other process can own them. */
  async #endDeadLeases(): Promise<void> {
    const { database, clock } = this.#dependencies
    if (!this.#leasesAreDead) return
    await database.write((tx) => voidLeases(tx, clock.now()))
    this.#leasesAreDead = false
  }

  #run({ target, actorId, queue, deliveries }: Claim): void {
    const { webhookId } = target
    this.#underWay.add(webhookId, queue, deliveries.length)
    const work = this.#dependencies.worker
      .run(target, queue, deliveries)
      .then((waits) => this.#scheduleRetries(actorId, waits), this.#dependencies.onError)
      .finally(() => {
        this.#underWay.add(webhookId, queue, -deliveries.length)
        this.#running.delete(work)
        this.#ask([actorId])
      })
    this.#running.add(work)
  }

  /** Schedules retries that are due before the next poll; the poll finds later retries in time. */
  #scheduleRetries(actorId: string, waits: readonly number[]): void {
    const { clock } = this.#dependencies
    for (const wait of waits.filter((ms) => ms < POLL_MS)) {
      const timer = clock.setTimeout(() => {
        this.#retryTimers.delete(timer)
        this.#ask([actorId])
      }, wait + 1)
      this.#retryTimers.add(timer)
    }
  }
}

interface WorkLoop {
  wake(): void
  /** Resolves when the current run has ended; no run follows unless `wake` is called again. */
  end(): Promise<void>
}

/** Creates a loop that runs its work after each wake, one run at a time. A wake during a run causes one more run. */
function createWorkLoop(work: () => Promise<void>, onError: (error: unknown) => void): WorkLoop {
  let turn: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    do {
      again = false
      await work()
    } while (again)
  }

  return {
    wake() {
      again = true
      turn ??= run()
        .catch(onError)
        .finally(() => {
          turn = undefined
        })
    },
    async end() {
      again = false
      await turn
    },
  }
}
