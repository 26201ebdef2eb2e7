import type { Amount, PaymentJob, PaymentState, PaymentStatus } from './payment-request.ts'

/** Events of a payment request: actions of the agent or the person, expiry, and reports of the provider. */
export type PaymentEvent =
  | { kind: 'canceled' | 'declined' | 'expired' | 'confirmed' | 'refund_asked' | 'refund_failed' }
  | { kind: 'paid'; checkoutId: string; paymentReference: string; amount: Amount }
  | { kind: 'failed' | 'checkout_expired'; checkoutId: string }
  | { kind: 'refunded'; paymentReference: string }

/** Events of the provider only. */
export type ProviderEvent = Extract<PaymentEvent, { checkoutId: string } | { paymentReference: string }>

export interface PaymentDecision {
  /** Changed properties; undefined without a change. */
  change?: Partial<PaymentState>
  /** Actions at the provider. */
  jobs: PaymentJob[]
}

const nothing: PaymentDecision = { jobs: [] }

/** Final statuses. A paid request can only become refunded. */
export const finalStatuses: readonly PaymentStatus[] = ['declined', 'canceled', 'expired', 'failed', 'refunded']

/**
 * Decides the change of an event. Events may be repeated, late and out of order. A payment for a request that is no
 * longer pending, a second payment, and a payment of another amount are returned, and the status is unchanged.
 */
export function decidePayment(state: PaymentState, event: PaymentEvent): PaymentDecision {
  switch (event.kind) {
    case 'canceled':
    case 'declined':
    case 'expired':
      return state.status === 'pending' ? ended(state, event.kind) : nothing
    case 'confirmed':
      return state.status === 'pending' && state.confirmation === 'required'
        ? { change: { confirmation: 'confirmed' }, jobs: [] }
        : nothing
    case 'paid':
      return paid(state, event)
    case 'failed':
      return isOpenCheckout(state, event) ? { change: { status: 'failed', checkoutId: null }, jobs: [] } : nothing
    case 'checkout_expired':
      return isOpenCheckout(state, event) ? { change: { checkoutId: null }, jobs: [] } : nothing
    case 'refund_asked':
      return state.status === 'paid' && state.refund !== 'pending' && state.paymentReference !== null
        ? { change: { refund: 'pending' }, jobs: [{ kind: 'refund', reference: state.paymentReference }] }
        : nothing
    case 'refund_failed':
      return state.status === 'paid' && state.refund === 'pending'
        ? { change: { refund: 'failed' }, jobs: [] }
        : nothing
    case 'refunded':
      return refunded(state, event.paymentReference)
  }
}

const isOpenCheckout = (state: PaymentState, { checkoutId }: { checkoutId: string }): boolean =>
  state.status === 'pending' && state.checkoutId === checkoutId

function ended(state: PaymentState, status: 'canceled' | 'declined' | 'expired'): PaymentDecision {
  const jobs: PaymentJob[] = state.checkoutId === null ? [] : [{ kind: 'close_checkout', reference: state.checkoutId }]
  return { change: { status, checkoutId: null }, jobs }
}

function paid(state: PaymentState, event: Extract<PaymentEvent, { kind: 'paid' }>): PaymentDecision {
  const { paymentReference, checkoutId, amount } = event
  if (state.paymentReference === paymentReference) return nothing
  const fits = amount.value === state.amount.value && amount.currency === state.amount.currency
  if (state.status !== 'pending' || !fits) return { jobs: [{ kind: 'return', reference: paymentReference }] }
  const other = state.checkoutId !== null && state.checkoutId !== checkoutId
  return {
    change: { status: 'paid', paymentReference, checkoutId: null },
    jobs: other ? [{ kind: 'close_checkout', reference: state.checkoutId! }] : [],
  }
}

/** Decides a refund, which may be reported before its payment. */
function refunded(state: PaymentState, paymentReference: string): PaymentDecision {
  const early = state.status === 'pending'
  const known = state.status === 'paid' && state.paymentReference === paymentReference
  if (!early && !known) return nothing
  const jobs: PaymentJob[] = state.checkoutId === null ? [] : [{ kind: 'close_checkout', reference: state.checkoutId }]
  return { change: { status: 'refunded', paymentReference, refund: null, checkoutId: null }, jobs }
}
