import type { Amount, PaymentJob, PaymentState, PaymentStatus } from './payment-request.ts'

/**
 * The next status of a payment request after an event. An event without an entry does not change the status.
 * `server/transitions.test.ts` compares the table with the statements.
 */
export const paymentTransitions: Readonly<Record<PaymentStatus, Partial<Record<PaymentEvent['kind'], PaymentStatus>>>> =
  {
    pending: {
      canceled: 'canceled',
      declined: 'declined',
      expired: 'expired',
      failed: 'failed',
      paid: 'paid',
      // A refund may be reported before its payment.
      refunded: 'refunded',
    },
    paid: { refunded: 'refunded' },
    declined: {},
    canceled: {},
    expired: {},
    failed: {},
    refunded: {},
  }

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

/**
 * Decides the change of an event. Events may be repeated, late and out of order. A payment for a request that is no
 * longer pending, a second payment, and a payment of another amount are refunded, and the status is unchanged.
 */
export function decidePayment(state: PaymentState, event: PaymentEvent): PaymentDecision {
  const status = paymentTransitions[state.status][event.kind]
  switch (event.kind) {
    case 'canceled':
    case 'declined':
    case 'expired':
      return status ? ended(state, status) : nothing
    case 'confirmed':
      return state.status === 'pending' && state.confirmation === 'required'
        ? { change: { confirmation: 'confirmed' }, jobs: [] }
        : nothing
    case 'paid':
      return paid(state, event, status)
    case 'failed':
      return status && isOpenCheckout(state, event) ? { change: { status, checkoutId: null }, jobs: [] } : nothing
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
      return refunded(state, event.paymentReference, status)
  }
}

const isOpenCheckout = (state: PaymentState, { checkoutId }: { checkoutId: string }): boolean =>
  state.status === 'pending' && state.checkoutId === checkoutId

function ended(state: PaymentState, status: PaymentStatus): PaymentDecision {
  return { change: { status, checkoutId: null }, jobs: closeCheckout(state) }
}

/** Closes the open checkout, if there is one. */
const closeCheckout = ({ checkoutId }: PaymentState): PaymentJob[] =>
  checkoutId === null ? [] : [{ kind: 'close_checkout', reference: checkoutId }]

function paid(
  state: PaymentState,
  event: Extract<PaymentEvent, { kind: 'paid' }>,
  status: PaymentStatus | undefined,
): PaymentDecision {
  const { paymentReference, checkoutId, amount } = event
  if (state.paymentReference === paymentReference) return nothing
  const fits = amount.value === state.amount.value && amount.currency === state.amount.currency
  if (!status || !fits) return { jobs: [{ kind: 'return', reference: paymentReference }] }
  return {
    change: { status, paymentReference, checkoutId: null },
    jobs: state.checkoutId === checkoutId ? [] : closeCheckout(state),
  }
}

function refunded(state: PaymentState, paymentReference: string, status: PaymentStatus | undefined): PaymentDecision {
  const isOther = state.status === 'paid' && state.paymentReference !== paymentReference
  if (!status || isOther) return nothing
  return { change: { status, paymentReference, refund: null, checkoutId: null }, jobs: closeCheckout(state) }
}
