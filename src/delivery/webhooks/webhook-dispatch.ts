import type { DeliveryContext } from '../context.ts'
import type { DeliveryFormats } from './delivery-format.ts'
import { Dispatcher } from './dispatcher.ts'
import { DeliveryWorker } from './delivery-worker.ts'
import { createSender, type AttemptInterceptor } from './sender.ts'
import { disableWebhook } from './webhook-health.ts'
import { deleteWebhookRows, lockWebhook } from './webhook.store.ts'

export type WebhookDispatch = Pick<Dispatcher, 'start' | 'stop'>

/**
 * Creates the webhook dispatcher of a server: it claims due events, sends them and stores the results.
 * @param formats formats of subscriptions that other areas create
 * @param interceptor makes the attempts in place of the sender
 */
export function createWebhookDispatch(
  context: DeliveryContext,
  formats: DeliveryFormats,
  interceptor?: AttemptInterceptor,
): WebhookDispatch {
  const { config, database, commits, clock, ids, secretBox, webhooks, log } = context
  const sender = createSender({
    ...webhooks,
    timeoutMs: config.webhookTimeoutMs,
    clock,
    onForbidden: (host, detail) => log.info({ host, detail }, 'a webhook was not sent: its host is not allowed'),
  })
  const timeoutMs = interceptor?.longestMs(config.webhookTimeoutMs) ?? config.webhookTimeoutMs
  const stopping = new AbortController()
  const worker = new DeliveryWorker({
    database,
    commits,
    clock,
    sender: interceptor ? { send: (send) => interceptor.attempt(sender, send, stopping.signal) } : sender,
    secretBox,
    eventLoaders: context.eventLoaders,
    formats,
    backoffMs: config.webhookBackoffMs,
    timeoutMs,
    random: () => context.random.number(),
    telemetry: context,
    disable: (id) => disableWebhook(context, id),
    remove: (id) =>
      database.write(async (tx) => {
        await lockWebhook(tx, id)
        await deleteWebhookRows(tx, id)
      }),
  })
  const dispatcher = new Dispatcher({
    database,
    clock,
    ids,
    worker,
    timeoutMs,
    onError: (error) => log.error({ err: error }, 'webhook deliveries could not be claimed or sent'),
  })
  return {
    start: () => dispatcher.start(),
    async stop(limitMs) {
      stopping.abort()
      await dispatcher.stop(limitMs)
      await sender.close()
    },
  }
}
