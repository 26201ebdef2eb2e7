import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import express from 'express'

import type { Context } from './context.ts'
import { createAuthenticator } from '../http/authenticate.ts'
import { bodyTimesOf, limitBodyTime } from '../http/body-time.ts'
import { createCrossOrigin } from '../http/cross-origin.ts'
import { parseQuery } from '../http/parse-query.ts'
import { createRequestLimits } from '../http/rate-limits/request-limits.ts'
import { watchAnswer } from '../http/unread-answers.ts'
import { createHttpServer } from './http-server.ts'
import { createPages, isPage } from '../http/pages/pages.ts'
import { createPipeline, type Pipeline } from '../http/pipeline.ts'
import { createSockets } from '../http/sockets.ts'
import { servedForms } from '../http/served-forms.ts'
import { sleep, type Clock } from '../platform/clock.ts'
import { watchCounters } from '../platform/event-log/watch-counters.ts'
import { deliveryFormats } from './connect-areas.ts'
import { endConnections, openConnections, stopListening } from './stop-listening.ts'
import type { ServedMetrics } from './metrics-server.ts'
import { serveMetrics } from './telemetry.ts'
import { CallWorker } from '../realtime/calls/call-worker.ts'
import { PaymentWorker } from '../commerce/payments/payment-worker.ts'
import { Retention } from '../delivery/retention/retention.ts'
import { createWebhookDispatch } from '../delivery/webhooks/webhook-dispatch.ts'

/** Milliseconds that answers under way get at shutdown, and deliveries beside them; what is left is cut off. */
const drainMs = 7_000
/** Of these, milliseconds in which receivers of webhooks may answer; the rest is for storing what they said. */
const receiversMs = 5_000

export interface App {
  server: Server
  /** Starts to listen and to deliver. @returns the address; it becomes the public one when none was given */
  listen(): Promise<string>
  /** Starts everything but to listen: requests come by `request` events of the server alone. */
  startUnheard(): Promise<void>
  /** Where GET /metrics answers, once the server listens; undefined when nobody asked for it. */
  readonly metricsUrl: string | undefined
  /**
   * Drains: not ready from now on, then no new connections, held pulls answered, writes committed, then the database is
   * closed.
   * @param lingerMs how long connections stay open on which a request may be on its way
   */
  close(lingerMs?: number): Promise<void>
}

/** Puts the interface, the pages and the deliveries on one context, which `close` ends with them. */
export async function createApp(context: Context): Promise<App> {
  const pipeline = await createPipeline(
    context,
    servedForms(context.config, context.demo !== undefined),
    createAuthenticator(context),
  )
  const dispatch = createWebhookDispatch(context, deliveryFormats)
  const workers = [context.erasure, new Retention(context), new PaymentWorker(context), new CallWorker(context)]
  const stopWatching = watchCounters(context.database, context.waiters, context.log, context.clock)

  const pages = createPagesListener(context)
  // express gives every request another prototype, which costs a sixth of a small send: only pages go through it.
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

/** The pages as a listener: express, and what the pipeline does for every other request. */
function createPagesListener(
  context: Context,
): (request: IncomingMessage, response: ServerResponse, closing: boolean) => void {
  const { httpLimits } = context.config
  const bodyTimes = bodyTimesOf(context)
  const limits = createRequestLimits(context)
  const web = express()
  web.disable('x-powered-by')
  web.set('query parser', (text: string | undefined) => parseQuery(text ?? '', httpLimits))
  web.use(createPages(context))
  return (request, response, closing) => {
    if (closing) response.setHeader('Connection', 'close')
    limitBodyTime(request, response, context.clock, bodyTimes)
    watchAnswer(context.unreadAnswers, limits.readerOf({ incoming: request }), response)
    if (request.headers.expect !== undefined) response.writeContinue()
    web(request, response)
  }
}

/** Stores what was accepted. */
async function storeAll({ uploads, deferredMarks, commits, taskWrites, taskBegins }: Context): Promise<void> {
  await uploads.stop()
  await deferredMarks.stop()
  await Promise.all([commits.drain(), taskWrites.drain(), taskBegins.drain()])
}

async function stopServices({ limiter, limits, metrics, tracing, sessionUse }: Context): Promise<void> {
  await sessionUse.stop()
  await limiter.stop()
  await limits.stop()
  await metrics?.stop()
  await tracing?.stop()
}

/** Who looks for a page where there is nothing at all is answered by a page too: browsers ask for one before all else. */
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
