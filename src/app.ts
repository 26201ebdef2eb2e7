import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import express from 'express'

import type { Context } from './context.ts'
import { createAuthenticator } from './edge/authenticate.ts'
import { currentForm } from './edge/current/form.ts'
import { extensionsForm } from './edge/extensions/form.ts'
import { createPages, pagePaths } from './edge/pages/pages.ts'
import { createPipeline } from './edge/pipeline.ts'
import { watchCounters } from './events/watch-counters.ts'
import { createWebhookDispatch } from './webhooks/webhook-dispatch.ts'

/** Milliseconds that answers under way get at shutdown, and deliveries beside them; what is left is cut off. */
const drainMs = 7_000

export interface App {
  server: Server
  /** Starts to listen and to deliver. @returns the address; it becomes the public one when none was given */
  listen(): Promise<string>
  /** Drains: no new connections, held pulls answered, writes committed, then the database is closed. */
  close(): Promise<void>
}

/** Puts the interface, the pages and the deliveries on one context, which `close` ends with them. */
export async function createApp(context: Context): Promise<App> {
  const pipeline = await createPipeline(context, [currentForm, extensionsForm(context.config)], createAuthenticator(context))
  const dispatch = createWebhookDispatch(context)
  const stopWatching = watchCounters(context.database, context.waiters, context.log)

  const web = express()
  web.disable('x-powered-by')
  web.use(createPages(context))
  // express gives every request another prototype, which costs a sixth of a small send: only pages go through it.
  const route: RequestListener = (request, response) => {
    const { url = '/' } = request
    const mark = url.indexOf('?')
    if (pagePaths.has(mark < 0 ? url : url.slice(0, mark))) web(request, response)
    else void pipeline.serve(request, response)
  }
  // A request that trickles in is cut off after a minute; one that waits for its answer is not.
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 30_000, keepAliveTimeout: 65_000 }, route)

  return {
    server,
    async listen() {
      server.listen(context.config.port, context.config.host)
      await once(server, 'listening')
      const address = addressOf(server)
      context.config.publicUrl ||= address
      dispatch.start()
      return address
    },
    async close() {
      pipeline.close()
      context.waiters.drain()
      await within(drainMs, [stopListening(server), dispatch.stop()])
      server.closeAllConnections()
      await context.commits.drain()
      stopWatching()
      await context.database.close()
    },
  }
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}

async function within(milliseconds: number, work: Promise<unknown>[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([promise, Promise.allSettled(work)])
  clearTimeout(timer)
}
