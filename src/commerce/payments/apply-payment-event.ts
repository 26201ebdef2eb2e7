import type { Tx } from '../../platform/database/database.ts'
import type { CommerceContext } from '../context.ts'
import type { Needs } from '../../platform/context.ts'
import { decidePayment, type PaymentEvent } from './payment.rules.ts'
import { insertPaymentJobs } from './payment-job.store.ts'
import { paymentRequestUpdated, type PaymentRequest } from './payment-request.ts'
import { updatePaymentState } from './payment-request.store.ts'

/** Dependencies of the steps of a payment that ask its provider. */
export type PaymentContext = ApplyContext &
  Pick<CommerceContext, 'config' | 'database' | 'ids' | 'secretBox' | 'paymentProviders' | 'log'>

export type ApplyContext = Needs<'clock' | 'eventLog' | 'metrics'>

/** A request after an event, and whether the event changed it. */
export interface Applied {
  request: PaymentRequest
  changed: boolean
}

/**
 * Applies an event to a request that the transaction has locked: changes its state, stores jobs for the provider, and
 * appends an event to the logs of both sides. Changes of the open checkout alone emit no event.
 */
export async function applyPaymentEvent(
  context: ApplyContext,
  tx: Tx,
  request: PaymentRequest,
  event: PaymentEvent,
): Promise<Applied> {
  const now = context.clock.now()
  const { change, jobs } = decidePayment(request, event)
  await insertPaymentJobs(tx, request, jobs, now)
  if (!change) return { request, changed: false }
  const checkout = { ...request, ...change }.checkoutId === null ? { checkoutUrl: null, checkoutExpiresAt: null } : {}
  const changed = { ...request, ...change, ...checkout, updatedAt: now }
  await updatePaymentState(tx, request.id, changed, now)
  if (event.kind === 'checkout_expired') return { request: changed, changed: true }
  await appendPaymentEvents(context, tx, changed)
  if (changed.status !== request.status) tx.afterCommit(() => context.metrics?.paymentUpdated(changed.status))
  return { request: changed, changed: true }
}

/** Notifies both sides of the current request. The person is not notified of a suppressed one. */
async function appendPaymentEvents(context: ApplyContext, tx: Tx, request: PaymentRequest): Promise<void> {
  const sides = request.suppressed ? [request.agentId] : [request.agentId, request.payerId]
  const drafts = sides.map((side) => paymentRequestUpdated(side, request))
  await context.eventLog.append(tx, drafts, context.clock.now())
}
