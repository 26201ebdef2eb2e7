import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import express, { type ErrorRequestHandler, type Request, type Response } from 'express'

import { Callbacks } from './callbacks.ts'
import { Checkouts, end, type Checkout } from './checkouts.ts'

export interface ProviderSettings {
  host: string
  /** Port of the provider; 0 selects a free port. */
  port: number
  /** Signing secret of the callbacks: `whsec_` and base64. */
  callbackSecret: string
}

export interface RunningProvider {
  url: string
  close(): Promise<void>
}

/** Injected faults. */
interface Behaviour {
  /** Delay before each answer to the server, in milliseconds. */
  delayMs: number
  /** Number of further server requests that are answered with 500. */
  failing: number
}

/** Starts a payment provider for tests, which moves no money. Every API key has its own account. */
export async function startPaymentProvider(settings: ProviderSettings): Promise<RunningProvider> {
  const checkouts = new Checkouts()
  const callbacks = new Callbacks(settings.callbackSecret)
  const behaviour: Behaviour = { delayMs: 0, failing: 0 }
  const web = express()
  web.disable('x-powered-by')
  web.use(express.json({ limit: '64kb' }))
  web.use('/v1', misbehave(behaviour), serverRoutes(checkouts, callbacks))
  web.get('/favicon.ico', (_request, response) => void response.status(204).end())
  web.use('/checkouts', personRoutes(checkouts, callbacks))
  web.use('/references', referenceRoutes(checkouts, callbacks))
  web.use('/control', controlRoutes(behaviour, callbacks))
  const showError: ErrorRequestHandler = (error, _request, response, _next) =>
    void response.status((error as { status?: number }).status ?? 500).json({ error: 'the request could not be read' })
  web.use(showError)
  const server = web.listen(settings.port, settings.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${settings.host}:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function misbehave(behaviour: Behaviour) {
  return async (_request: Request, response: Response, next: () => void): Promise<void> => {
    if (behaviour.delayMs > 0) await sleep(behaviour.delayMs)
    if (behaviour.failing <= 0) return next()
    behaviour.failing -= 1
    response.status(500).json({ error: 'failing as it was told' })
  }
}

/** Creates the routes for the server, with its API key. */
function serverRoutes(checkouts: Checkouts, callbacks: Callbacks) {
  const router = express.Router()
  router.post('/checkouts', (request, response) => {
    const body = Object(request.body) as Record<string, never>
    const checkout = checkouts.open({
      apiKey: keyOf(request),
      reference: String(body['reference']),
      idempotencyKey: String(body['idempotency_key']),
      amount: body['amount'] as unknown as Checkout['amount'],
      description: String(body['description']),
      expiresAt: Number(body['expires_at']),
      returnUrl: String(body['return_url']),
      callbackUrl: String(body['callback_url']),
    })
    const url = `${request.protocol}://${request.get('host')}/checkouts/${checkout.id}`
    response.json({ id: checkout.id, url, status: checkout.status })
  })
  router.post('/checkouts/:id/expire', async (request, response) => {
    const checkout = checkouts.get(request.params.id)
    if (checkout?.apiKey !== keyOf(request)) return void response.status(404).json({ error: 'no such checkout' })
    if (end(checkout, 'expired')) void callbacks.send('checkout.expired', checkout)
    response.json({ id: checkout.id, status: checkout.status })
  })
  router.post('/refunds', (request, response) => {
    const { payment } = Object(request.body) as Record<string, unknown>
    const checkout = checkouts.ofPayment(String(payment))
    if (checkout?.apiKey !== keyOf(request)) return void response.status(404).json({ error: 'no such payment' })
    if (checkout.status === 'paid') {
      checkout.status = 'refunded'
      void callbacks.send('payment.refunded', checkout)
    }
    response.json({ payment, status: checkout.status })
  })
  return router
}

const keyOf = (request: Request): string => request.get('authorization')?.replace(/^Bearer /i, '') ?? ''

/**
 * Creates the routes for the person: a page with two buttons, which redirect back afterwards, and the same for
 * programs.
 */
function personRoutes(checkouts: Checkouts, callbacks: Callbacks) {
  const router = express.Router()
  router.get('/:id', (request, response) => {
    const checkout = checkouts.get(request.params.id)
    if (!checkout) return void response.status(404).json({ error: 'no such checkout' })
    const { id, amount, status, returnUrl } = checkout
    // After the payment, the form redirects to the return URL.
    const formTargets = `'self' ${new URL(returnUrl).origin}`
    response.set('Content-Security-Policy', `default-src 'none'; form-action ${formTargets}; frame-ancestors 'none'`)
    response.type('html').send(`<!doctype html><html lang="en"><title>Test payment</title><h1>Test payment</h1>
<p>No money moves. Minor units: ${Number(amount?.value)}. Status: ${status}.</p>
<form method="post" action="/checkouts/${id}/pay"><button>Pay</button></form>
<form method="post" action="/checkouts/${id}/fail"><button>Let it fail</button></form></html>`)
  })
  for (const [action, status] of [
    ['pay', 'paid'],
    ['fail', 'failed'],
  ] as const) {
    router.post(`/:id/${action}`, async (request, response) => {
      const checkout = checkouts.get(request.params.id)
      if (!checkout) return void response.status(404).json({ error: 'no such checkout' })
      if (checkout.expiresAt * 1000 <= Date.now()) end(checkout, 'expired')
      if (!end(checkout, status)) return void response.status(409).json({ error: `the checkout is ${checkout.status}` })
      const answered = await callbacks.send(`checkout.${status}`, checkout)
      if (request.accepts('json', 'html') === 'html') return response.redirect(303, checkout.returnUrl)
      response.json({ id: checkout.id, status: checkout.status, payment: checkout.payment, callback_status: answered })
    })
  }
  return router
}

/** Creates the routes for programs that know the payment request, but not the checkout: the newest checkout is paid. */
function referenceRoutes(checkouts: Checkouts, callbacks: Callbacks) {
  const router = express.Router()
  router.post('/:reference/pay', async (request, response) => {
    const checkout = checkouts.ofReference(request.params.reference)
    if (!checkout) return void response.status(404).json({ error: 'no such checkout' })
    if (!end(checkout, 'paid')) return void response.status(409).json({ error: `the checkout is ${checkout.status}` })
    response.json({ id: checkout.id, status: 'paid', callback_status: await callbacks.send('checkout.paid', checkout) })
  })
  return router
}

/** Creates the routes with which tests control the provider. */
function controlRoutes(behaviour: Behaviour, callbacks: Callbacks) {
  const router = express.Router()
  router.post('/', (request, response) => {
    const { delay_ms: delayMs, failing, hold } = Object(request.body) as Record<string, unknown>
    if (typeof delayMs === 'number') behaviour.delayMs = Math.min(Math.max(delayMs, 0), 60_000)
    if (typeof failing === 'number') behaviour.failing = failing
    if (typeof hold === 'boolean') callbacks.holding = hold
    response.json({ delay_ms: behaviour.delayMs, failing: behaviour.failing, hold: callbacks.holding })
  })
  router.post('/release', async (request, response) => {
    const { reversed } = Object(request.body) as Record<string, unknown>
    response.json({ statuses: await callbacks.release(reversed === true) })
  })
  router.post('/replay', async (request, response) => {
    const { reversed } = Object(request.body) as Record<string, unknown>
    response.json({ statuses: await callbacks.replay(reversed === true) })
  })
  return router
}
