import express, { type Request, type Router } from 'express'

import { confirmPaymentRequest, declinePaymentRequest } from '../../commerce/payments/change-payment-request.ts'
import { getPaymentRequest } from '../../commerce/payments/find-payment-requests.ts'
import { startPayment } from '../../commerce/payments/start-payment.ts'
import type { PaymentRequest } from '../../commerce/payments/payment-request.ts'
import { findActor } from '../../identity/accounts/actor.store.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { HttpContext } from '../context.ts'
import { pageText } from './page-input.ts'
import { requireOwnOrigin, signedIn, type Lookup } from './page-session.ts'
import { paymentPage, signInToPay } from './payment-texts.ts'

type Needs = Pick<
  HttpContext,
  | 'config'
  | 'clock'
  | 'eventLog'
  | 'ids'
  | 'database'
  | 'sessionUse'
  | 'secretBox'
  | 'paymentProviders'
  | 'log'
  | 'metrics'
>

type Person = { kind: 'user'; id: string }

const decisions: Readonly<Record<string, (context: Needs, person: Person, id: string) => Promise<unknown>>> = {
  confirm: confirmPaymentRequest,
  decline: declinePaymentRequest,
  pay: startPayment,
}

/** Creates the router of the page at pay_url: it shows the payment request and accepts the person's decision. */
export function paymentPages(context: Needs, lookup: Lookup): Router {
  const router = express.Router()

  router.get('/:id', async (request, response) => {
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInToPay(request.params.id))
    const person = { kind: 'user', id: user.actorId } as const
    const shown = await getPaymentRequest(context, person, request.params.id)
    response.send(await render(context, shown, user.handle))
  })

  router.post('/:id', async (request, response) => {
    requireOwnOrigin(context, request)
    const user = await signedIn(context, lookup, request)
    if (!user) return void response.status(401).send(signInToPay(request.params.id))
    const person = { kind: 'user', id: user.actorId } as const
    await decisionOf(request)(context, person, request.params.id)
    response.send(await render(context, await getPaymentRequest(context, person, request.params.id), user.handle))
  })

  return router
}

function decisionOf(request: Request): (context: Needs, person: Person, id: string) => Promise<unknown> {
  const decision = pageText(request.body, 'decision')
  const known = typeof decision === 'string' && Object.hasOwn(decisions, decision) ? decisions[decision] : undefined
  if (!known) throw invalidRequest('Choose to pay, to confirm or to decline.', 'decision')
  return known
}

async function render({ database, clock }: Needs, request: PaymentRequest, handle: string): Promise<string> {
  const agent = await database.read((tx) => findActor(tx, request.agentId))
  return paymentPage(request, agent, handle, clock.now())
}
