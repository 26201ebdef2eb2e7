import type { Amount, PaymentJob, PaymentState, PaymentStatus } from './payment-request.ts'

/** What happens to a payment request: by the agent, by the person, by the clock, or as the provider reports it. */
export type PaymentEvent =
  | { kind: 'canceled' | 'declined' | 'expired' | 'confirmed' | 'refund_asked' | 'refund_failed' }
  | { kind: 'paid'; checkoutId: string; paymentReference: string; amount: Amount }
  | { kind: 'failed' | 'checkout_expired'; checkoutId: string }
  | { kind: 'refunded'; paymentReference: string }

/** Of the provider alone. */
export type ProviderEvent = Extract<PaymentEvent, { checkoutId: string } | { paymentReference: string }>

export interface PaymentDecision {
  /** What is different afterwards; undefined: nothing. */
  change?: Partial<PaymentState>
  /** What is to be done at the provider. */
  jobs: PaymentJob[]
}

const nothing: PaymentDecision = { jobs: [] }

/** Statuses that nothing follows. After paid comes refunded alone. */
export const finalStatuses: readonly PaymentStatus[] = ['declined', 'canceled', 'expired', 'failed', 'refunded']

/**
 * What an event changes. Every event may come twice, late and in any order. Money that comes in for a request which is
 * no longer pending, a second time, or in another amount is returned, and the status stays.
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

/** A refund may be reported before the payment: the money came and went. */
function refunded(state: PaymentState, paymentReference: string): PaymentDecision {
  const early = state.status === 'pending'
  const known = state.status === 'paid' && state.paymentReference === paymentReference
  if (!early && !known) return nothing
  const jobs: PaymentJob[] = state.checkoutId === null ? [] : [{ kind: 'close_checkout', reference: state.checkoutId }]
  return { change: { status: 'refunded', paymentReference, refund: null, checkoutId: null }, jobs }
}
