import type { Database } from '../../platform/database/database.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import type { DeliveryContext } from '../context.ts'
import { queueUndelivered } from './cursor.store.ts'
import { postToOperator } from './operator-hook.ts'
import {
  findHealthChanges,
  findUnreported,
  pauseWebhook,
  readHealth,
  storeHealth,
  storeReported,
  type ChangedHealth,
} from './webhook-health.store.ts'
import { healthChangedEvent } from './webhook.extensions.ts'
import { lockWebhook } from './webhook.store.ts'

/** Interval between two searches for failing webhooks, in milliseconds. */
const searchEveryMs = 15_000
/** Number of webhooks that one query finds, and that one report to the operator contains. */
const pageMax = 100
/** Maximum number of reports in one run; the next run continues. */
const reportsMax = 10

type HealthContext = Pick<DeliveryContext, 'database' | 'clock' | 'ids' | 'log' | 'config'>

/** Pauses a webhook whose receiver asked for it, and notifies the owner (AMB-265). */
export function disableWebhook(
  { database, clock, ids, log }: Pick<HealthContext, 'database' | 'clock' | 'ids' | 'log'>,
  id: string,
): Promise<void> {
  return database.write(async (tx) => {
    await lockWebhook(tx, id)
    const webhook = await readHealth(tx, id)
    if (!webhook || !(await pauseWebhook(tx, id))) return
    const now = clock.now()
    await queueUndelivered(tx, id, now)
    await storeHealth(tx, id, 'disabled', now)
    if (webhook.ownerId !== null)
      await appendEvents(tx, [healthChangedEvent(webhook.ownerId, { ...webhook, health: 'disabled' })], { now, ids })
    log.warn({ webhookId: id, agentId: webhook.agentId }, 'a receiver disabled its webhook')
  })
}

/** Finds webhooks that fail or work again, notifies their owners, and reports changes to the operator. */
export class WebhookHealthWatch {
  readonly #context: HealthContext
  readonly #stopping = new AbortController()
  readonly #searches: RecurringWork

  constructor(context: HealthContext) {
    this.#context = context
    const { clock, log } = context
    this.#searches = createRecurringWork({
      clock,
      everyMs: searchEveryMs,
      run: () => this.search(),
      onError: (error) => {
        if (!this.#stopping.signal.aborted) log.warn({ err: error }, 'failing webhooks could not be reported')
      },
    })
  }

  start(): void {
    this.#searches.start()
  }

  /** Stops searching and resolves when the current run has ended. */
  stop(): Promise<void> {
    this.#stopping.abort()
    return this.#searches.stop()
  }

  /** Searches once. */
  async search(): Promise<void> {
    const { database, clock, config } = this.#context
    const { signal } = this.#stopping
    const failingBefore = clock.now() - config.webhookFailingAfterMs
    const next = (after: string) => database.read((tx) => findHealthChanges(tx, failingBefore, after, pageMax))
    for (let page = await next(''); page.length > 0 && !signal.aborted; page = await next(page.at(-1)!))
      for (const id of page) if (!signal.aborted) await this.#update(database, id, failingBefore)
    await this.#report()
  }

  /** Stores the health of one webhook and notifies its owner, unless another process has done so. */
  #update(database: Database, id: string, failingBefore: number): Promise<void> {
    const { clock, ids, log } = this.#context
    return database.write(async (tx) => {
      await lockWebhook(tx, id)
      const webhook = await readHealth(tx, id)
      if (!webhook) return
      const { failingSince, health: former, ownerId, agentId } = webhook
      const isFailing = failingSince !== null && failingSince <= failingBefore
      const health = former === 'ok' && isFailing ? 'failing' : former
      const now = clock.now()
      const next = former === 'failing' && failingSince === null ? 'ok' : health
      if (next === former) return
      await storeHealth(tx, id, next, now)
      if (ownerId !== null)
        await appendEvents(tx, [healthChangedEvent(ownerId, { ...webhook, health: next })], { now, ids })
      const detail = { webhookId: id, agentId, failingSince }
      if (next === 'failing') log.warn(detail, 'a webhook is failing')
      else log.info(detail, 'a webhook works again')
    })
  }

  /** Posts changes to the operator. A change that was not accepted is posted again by the next run. */
  async #report(): Promise<void> {
    const { database, config, clock } = this.#context
    const { operatorHookUrl: url, operatorHookSecret: secret } = config
    if (url === undefined || secret === undefined) return
    for (let count = 0; count < reportsMax && !this.#stopping.signal.aborted; count++) {
      const changes: ChangedHealth[] = await database.read((tx) => findUnreported(tx, pageMax))
      if (changes.length === 0) return
      await postToOperator({ url, secret, clock, signal: this.#stopping.signal }, changes)
      await database.write((tx) => storeReported(tx, changes))
    }
  }
}
