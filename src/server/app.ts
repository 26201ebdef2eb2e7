import { createDamageSearch } from '../conversations/messages/damage-search.ts'
import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Context } from './context.ts'
import { createAuthenticator } from '../http/authenticate.ts'
import { bodyTimesOf, limitBodyTime } from '../http/body-time.ts'
import { interceptRequests } from '../http/demo-faults.ts'
import { createCrossOrigin } from '../http/cross-origin.ts'
import { awaitsContinue } from '../http/request-context.ts'
import { createRequestLimits } from '../http/rate-limits/request-limits.ts'
import { watchAnswer } from '../http/unread-answers.ts'
import { createHttpServer } from './http-server.ts'
import { isPage } from '../http/pages/page-paths.ts'
import { createPipeline, type Pipeline } from '../http/pipeline.ts'
import { createSockets } from '../http/sockets.ts'
import { servedForms } from '../http/served-forms.ts'
import { sleep, type Clock } from '../platform/clock.ts'
import { watchCounters } from '../platform/event-log/watch-counters.ts'
import { ClockWatch } from './clock-watch.ts'
import { createDeliveryFormats } from './connect-areas.ts'
import { endConnections, openConnections, stopListening } from './stop-listening.ts'
import type { ServedMetrics } from './metrics-server.ts'
import { serveMetrics } from './telemetry.ts'
import { CallWorker } from '../realtime/calls/call-worker.ts'
import { PaymentWorker } from '../commerce/payments/payment-worker.ts'
import { Retention } from '../delivery/retention/retention.ts'
import { WebhookHealthWatch } from '../delivery/webhooks/webhook-health.ts'
import { interceptAttempts } from '../delivery/webhooks/demo-faults.ts'
import { createWebhookDispatch } from '../delivery/webhooks/webhook-dispatch.ts'

/** Grace period for open responses and deliveries at shutdown, in milliseconds. Later connections are closed. */
const drainMs = 7_000
/**
 * Part of the grace period for responses of webhook receivers, in milliseconds; the remaining time is for storing the
 * results. An attempt that is still open then is abandoned, and another process may repeat it.
 */
export const receiversMs = 5_000

export interface App {
  server: Server
  /** Starts listening and delivering. @returns the address; it becomes the public URL when none is configured */
  listen(): Promise<string>
  /** Starts all work without listening: requests arrive only as `request` events of the server. */
  startUnheard(): Promise<void>
  /** URL of GET /metrics, set when the server listens; undefined when metrics are off. */
  readonly metricsUrl: string | undefined
  /**
   * Drains the server: it stops being ready, accepts no new connections, answers waiting pulls, commits writes, and
   * closes the database.
   * @param lingerMs time for which connections stay open for a request that may be in transit, in milliseconds
   */
  close(lingerMs?: number): Promise<void>
}

/** Creates the API, the pages and the deliveries for a context; `close` closes the context with them. */
export async function createApp(context: Context): Promise<App> {
  const interceptors = demoInterceptorsOf(context)
  const forms = servedForms(context.config, context.demo !== undefined)
  const pipeline = await createPipeline(context, forms, createAuthenticator(context), interceptors?.requests)
  const dispatch = createWebhookDispatch(context, createDeliveryFormats(context), interceptors?.attempts)
  const workers = workersOf(context)
  const stopWatching = watchCounters(context.database, context.waiters, context.log, context.clock)

  const pages = createPagesListener(context)
  // express replaces the prototype of each request, which costs a sixth of a small send: only pages use it.
  const allowOrigin = createCrossOrigin(context.config.corsOrigins)
  const route: RequestListener = (request, response) => {
    if (allowOrigin?.(request, response)) return
    if (isForPages(request, pipeline)) pages(request, response, closing)
    else void pipeline.serve(request, response)
  }
  const sockets = createSockets(context)
  const server = createHttpServer(context, sockets, route)
  const connections = openConnections(server)

  let closing = false
  let served: ServedMetrics | undefined
  const deliver = () => {
    for (const worker of [dispatch, ...workers]) worker.start()
  }

  return {
    server,
    get metricsUrl() {
      return served?.url
    },
    async startUnheard() {
      await context.uploads.start()
      deliver()
    },
    async listen() {
      await context.uploads.start()
      server.listen(context.config.port, context.config.host)
      await once(server, 'listening')
      const address = addressOf(server)
      context.config.publicUrl ||= address
      context.lifecycle.url = address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
      served = await serveMetrics(context)
      if (served) context.log.info({ url: served.url }, 'metrics are served')
      deliver()
      return address
    },
    async close(lingerMs = 0) {
      context.lifecycle.draining = true
      if (context.config.drainDelayMs > 0) await sleep(context.clock, context.config.drainDelayMs)
      await stopListening(server, context.clock)
      closing = true
      pipeline.close()
      context.waiters.drain()
      await within(context.clock, drainMs, [
        endConnections(server, connections, lingerMs, context.clock),
        sockets.close(),
        ...workers.map((worker) => worker.stop()),
        dispatch.stop(receiversMs),
      ])
      server.closeAllConnections()
      await storeAll(context)
      stopWatching()
      await stopServices(context)
      served?.close()
      await context.database.close()
    },
  }
}

/** Creates the interceptors that apply the faults of a demo; undefined on other servers. */
const demoInterceptorsOf = ({ injector, ...context }: Context) =>
  injector && {
    requests: interceptRequests({ ...context, injector }),
    attempts: interceptAttempts({ ...context, injector }),
  }

/** Background work of every process, except deliveries. */
const workersOf = (context: Context) => [
  context.erasure,
  new Retention(context),
  new WebhookHealthWatch(context),
  createDamageSearch(context),
  new PaymentWorker(context),
  new CallWorker(context),
  new ClockWatch(context),
]

/**
 * Creates the listener of the pages, with the limits that the pipeline applies to API requests. Express and the pages,
 * 20 MB of memory, are loaded for the first request: most servers have agents only.
 */
function createPagesListener(
  context: Context,
): (request: IncomingMessage, response: ServerResponse, closing: boolean) => void {
  const bodyTimes = bodyTimesOf(context)
  const limits = createRequestLimits(context)
  let pages: Promise<RequestListener> | undefined
  const load = () => (pages ??= import('../http/pages/pages.ts').then(({ createPages }) => createPages(context)))
  return (request, response, closing) => {
    if (closing) response.setHeader('Connection', 'close')
    limitBodyTime(request, response, context.clock, bodyTimes)
    watchAnswer(context.unreadAnswers, limits.readerOf({ incoming: request }), response)
    if (awaitsContinue(request)) response.writeContinue()
    load().then(
      (serve) => serve(request, response),
      (error: unknown) => {
        context.log.error({ err: error }, 'the pages could not be loaded')
        response.destroy()
      },
    )
  }
}

/** Stores all accepted writes and uploads. */
async function storeAll({
  uploads,
  deferredMarks,
  searchIndex,
  commits,
  taskWrites,
  taskBegins,
}: Context): Promise<void> {
  await uploads.stop()
  await searchIndex.stop()
  await deferredMarks.stop()
  await Promise.all([commits.drain(), taskWrites.drain(), taskBegins.drain()])
}

async function stopServices({ limiter, limits, metrics, storedBytes, tracing, sessionUse }: Context): Promise<void> {
  await sessionUse.stop()
  await storedBytes.stop()
  await limiter.stop()
  await limits.stop()
  await metrics?.stop()
  await tracing?.stop()
}

/** Returns whether a request is for a page. A browser gets an error page for an unknown path. */
function isForPages({ method, url = '/', headers }: IncomingMessage, pipeline: Pick<Pipeline, 'has'>): boolean {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (isPage(path)) return true
  return method === 'GET' && headers.accept?.startsWith('text/html') === true && !pipeline.has(path)
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

async function within(clock: Clock, milliseconds: number, work: Promise<unknown>[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = clock.setTimeout(resolve, milliseconds)
  await Promise.race([promise, Promise.allSettled(work)])
  clock.clearTimeout(timer)
}
