import { sleep, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import type { Database, DatabaseLog, Tx } from '../../platform/database/database.ts'
import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import { logsAfter, purgeDeliveries, purgeEvents, webhooksAfter, type SettledBefore } from './retention.store.ts'

const dayMs = 86_400_000
/** Interval between two purges of each process, in milliseconds. */
const purgeEveryMs = 3_600_000
/** Maximum number of rows in one transaction; short transactions delay no other work. */
const stepMax = 500
/** Webhooks and logs that one query reads. */
const pageMax = 100
/** Wait between two transactions, in milliseconds: purging is not urgent. */
const pauseMs = 20

/** Number of rows deleted because of their age. */
export interface Purged {
  deliveries: number
  events: number
}

export interface RetentionDependencies {
  database: Database
  clock: Clock
  log: DatabaseLog
  config: Pick<Config, 'keepDeliveriesDays' | 'keepDeadLettersDays' | 'keepEventsDays'>
}

/** Deletes settled deliveries and events that are older than the settings allow, in small steps. */
export class Retention {
  readonly #dependencies: RetentionDependencies
  readonly #stopping = new AbortController()
  readonly #looks: RecurringWork

  constructor(dependencies: RetentionDependencies) {
    this.#dependencies = dependencies
    const { clock, log } = dependencies
    this.#looks = createRecurringWork({
      clock,
      everyMs: purgeEveryMs,
      run: () => this.#look(),
      onError: (error) => {
        if (!this.#stopping.signal.aborted)
          log.warn({ err: error }, 'data older than its retention time could not be deleted')
      },
    })
  }

  /** Purges now and every hour, unless the settings keep all data. */
  start(): void {
    const { keepDeliveriesDays, keepDeadLettersDays, keepEventsDays } = this.#dependencies.config
    if (keepDeliveriesDays + keepDeadLettersDays + keepEventsDays === 0) return
    this.#looks.soon()
    this.#looks.start()
  }

  /** Stops purging and resolves when the current step has ended. */
  stop(): Promise<void> {
    this.#stopping.abort()
    return this.#looks.stop()
  }

  /** Purges once. @throws the abort reason of `stop` */
  async purge(): Promise<Purged> {
    // Deliveries first: a dead letter keeps its event.
    return { deliveries: await this.#purgeDeliveries(), events: await this.#purgeEvents() }
  }

  async #look(): Promise<void> {
    const purged = await this.purge()
    if (purged.deliveries + purged.events === 0) return
    this.#dependencies.log.info({ ...purged }, 'data older than its retention time was deleted')
  }

  async #purgeDeliveries(): Promise<number> {
    const { config, database } = this.#dependencies
    const before = {
      delivered: this.#before(config.keepDeliveriesDays),
      dead: this.#before(config.keepDeadLettersDays),
    }
    if (before.delivered === null && before.dead === null) return 0
    const next = (after: string) => database.read((tx) => webhooksAfter(tx, after, pageMax))
    let total = 0
    for (let page = await next(''); page.length > 0; page = await next(page.at(-1)!)) {
      for (const webhookId of page) total += await this.#purgeWebhook(webhookId, before)
    }
    return total
  }

  async #purgeWebhook(webhookId: string, before: SettledBefore): Promise<number> {
    let total = 0
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      const { through, deleted } = await this.#step((tx) => purgeDeliveries(tx, webhookId, from, before, stepMax))
      total += deleted
      after = through
    }
    return total
  }

  async #purgeEvents(): Promise<number> {
    const { config, database } = this.#dependencies
    const before = this.#before(config.keepEventsDays)
    if (before === null) return 0
    const next = (after: string) => database.read((tx) => logsAfter(tx, after, before, pageMax))
    let total = 0
    for (let page = await next(''); page.length > 0; page = await next(page.at(-1)!.actorId)) {
      for (const { actorId } of page.filter(({ isOld }) => isOld)) total += await this.#purgeLog(actorId, before)
    }
    return total
  }

  async #purgeLog(actorId: string, before: number): Promise<number> {
    let total = 0
    let deleted: number
    do {
      deleted = await this.#step((tx) => purgeEvents(tx, actorId, before, stepMax))
      total += deleted
    } while (deleted === stepMax)
    return total
  }

  /** Returns the time before which rows are deleted; null keeps all rows. */
  #before(days: number): number | null {
    return days === 0 ? null : this.#dependencies.clock.now() - days * dayMs
  }

  /** Runs one transaction without waiting for the disk: rows that reappear after a crash are deleted again. */
  async #step<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { clock, database } = this.#dependencies
    await sleep(clock, pauseMs, this.#stopping.signal)
    this.#stopping.signal.throwIfAborted()
    return database.write(work, 'process')
  }
}
