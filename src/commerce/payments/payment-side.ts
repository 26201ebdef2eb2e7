import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { PaymentSide } from './payment-request.store.ts'

/** Returns the side of a caller in payment requests. */
export const sideOf = ({ kind, id }: Pick<Caller, 'kind' | 'id'>): PaymentSide => ({
  side: kind === 'agent' ? 'agent' : 'payer',
  id,
})

export const noPaymentRequest = () => notFound('There is no such payment request.')
