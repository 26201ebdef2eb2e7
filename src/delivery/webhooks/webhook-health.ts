import type { Needs } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DraftOf } from '../../platform/event-log/log-event.ts'
import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import type { DeliveryContext } from '../context.ts'
import { queueUndelivered } from './cursor.sql.ts'
import {
  findHealthChanges,
  findUnreported,
  pauseWebhook,
  readHealth,
  storeHealth,
  storeReported,
  type ChangedHealth,
  type WebhookEvents,
} from './webhook-health.store.ts'
import type { WebhookHealth } from './webhook.ts'
import { encodeHealth } from './webhook.extensions.ts'
import { lockWebhook } from './webhook.store.ts'
import { createHash } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { encodeTime, type Clock } from '../../platform/clock.ts'
import { signatureHeaders, signingKey } from './signature.ts'

/** Interval between two searches for failing webhooks, in milliseconds. */
const searchEveryMs = 15_000
/** Number of webhooks that one query finds, and that one report to the operator contains. */
const pageMax = 100
/** Maximum number of reports in one run; the next run continues. */
const reportsMax = 10

type HealthContext = Pick<DeliveryContext, 'database' | 'clock' | 'eventLog' | 'log' | 'config' | 'webhooks'>

/**
 * Returns the health of a webhook: `failing` after a time without success, `ok` after a success. `disabled` lasts until
 * the webhook is resumed.
 */
function healthAfter({ health, failingSince }: ChangedHealth, failingBefore: number): WebhookHealth {
  if (health === 'ok' && failingSince !== null && failingSince <= failingBefore) return 'failing'
  if (health === 'failing' && failingSince === null) return 'ok'
  return health
}

/** Log lines about a change of health. */
const lines = {
  ok: { level: 'info', message: 'a webhook works again' },
  failing: { level: 'warn', message: 'a webhook is failing' },
  disabled: { level: 'warn', message: 'a receiver disabled its webhook' },
} as const satisfies Record<WebhookHealth, { level: 'info' | 'warn'; message: string }>

/** Stores a change of health, and notifies the owner; after the commit, the log has a line. */
async function changeHealth(
  tx: Tx,
  webhook: ChangedHealth,
  health: WebhookHealth,
  { clock, eventLog, log }: Needs<'clock' | 'eventLog' | 'log'>,
): Promise<void> {
  const { id: webhookId, agentId, ownerId, failingSince } = webhook
  const now = clock.now()
  await storeHealth(tx, webhookId, health, now)
  if (ownerId !== null) await eventLog.append(tx, [healthChanged(ownerId, { ...webhook, health })], now)
  const { level, message } = lines[health]
  tx.afterCommit(() => log[level]({ webhookId, agentId, failingSince }, message))
}

/** Builds the event for the owner of an agent. */
const healthChanged = (ownerId: string, webhook: ChangedHealth): DraftOf<WebhookEvents> => ({
  actorId: ownerId,
  eventType: 'webhook.health_changed',
  chatId: null,
  messageId: null,
  data: { webhook },
})

/** Pauses a webhook at the request of its receiver, and notifies the owner (AMB-265). */
export function disableWebhook(context: Needs<'database' | 'clock' | 'eventLog' | 'log'>, id: string): Promise<void> {
  return context.database.write(async (tx) => {
    await lockWebhook(tx, id)
    const webhook = await readHealth(tx, id)
    if (!webhook || !(await pauseWebhook(tx, id))) return
    await queueUndelivered(tx, id, context.clock.now())
    await changeHealth(tx, webhook, 'disabled', context)
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

  /** Runs one search. */
  async search(): Promise<void> {
    const { database, clock, config } = this.#context
    const { signal } = this.#stopping
    const failingBefore = clock.now() - config.webhookFailingAfterMs
    const next = (after: string) => database.read((tx) => findHealthChanges(tx, failingBefore, after, pageMax))
    for (let page = await next(''); page.length > 0 && !signal.aborted; page = await next(page.at(-1)!))
      for (const id of page) if (!signal.aborted) await this.#update(id, failingBefore)
    await this.#report()
  }

  /** Changes the health of one webhook, unless another process has done so. */
  #update(id: string, failingBefore: number): Promise<void> {
    return this.#context.database.write(async (tx) => {
      await lockWebhook(tx, id)
      const webhook = await readHealth(tx, id)
      const health = webhook && healthAfter(webhook, failingBefore)
      if (webhook && health !== undefined && health !== webhook.health)
        await changeHealth(tx, webhook, health, this.#context)
    })
  }

  /** Posts changes to the operator. A change that was not accepted is posted again by the next run. */
  async #report(): Promise<void> {
    const { database, config, clock, webhooks } = this.#context
    const { operatorHookUrl: url, operatorHookSecret: secret } = config
    if (url === undefined || secret === undefined) return
    for (let count = 0; count < reportsMax && !this.#stopping.signal.aborted; count++) {
      const changes: ChangedHealth[] = await database.read((tx) => findUnreported(tx, pageMax))
      if (changes.length === 0) return
      await postToOperator({ url, secret, ca: webhooks.ca, clock, signal: this.#stopping.signal }, changes)
      await database.write((tx) => storeReported(tx, changes))
    }
  }
}

/** Maximum duration of one request, in milliseconds. */
const timeoutMs = 10_000

/** Target of the posts. */
interface OperatorHook {
  url: string
  /** Signing secret, `whsec_` and base64. */
  secret: string
  /** PEM of a certificate authority that is trusted in addition to the public ones. */
  ca: string | null
  clock: Pick<Clock, 'now' | 'timeoutSignal'>
  signal: AbortSignal
}

/**
 * Posts changes of the health of webhooks to the operator, signed as webhooks are. A repeated request has the same id.
 * @throws Error without a 2xx response in time
 */
async function postToOperator(
  { url, secret, ca, clock, signal }: OperatorHook,
  changes: readonly ChangedHealth[],
): Promise<void> {
  const webhooks = changes.map((change) => ({ ...encodeHealth(change), changed_at: encodeTime(change.changedAt) }))
  const id = `evt_${createHash('sha256').update(JSON.stringify(webhooks)).digest('hex').slice(0, 32)}`
  const event = { event_id: id, event_type: 'webhook.health_changed', schema_version: '1', data: { webhooks } }
  const body = Buffer.from(JSON.stringify(event))
  // Loaded on demand: most servers have no hook. Its errors name the reason, unlike those of the built-in fetch.
  const { Agent, request } = await import('undici')
  const agent = new Agent(ca === null ? {} : { connect: { ca: [...rootCertificates, ca] } })
  try {
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders([signingKey(secret)], id, Math.floor(clock.now() / 1000), body),
      },
      body,
      dispatcher: agent,
      signal: AbortSignal.any([signal, clock.timeoutSignal(timeoutMs)]),
    })
    await answer.dump()
    if (statusCode < 200 || statusCode > 299) throw new Error(`the operator hook answered ${statusCode}`)
  } finally {
    await agent.destroy()
  }
}
