import { randomUUID } from 'node:crypto'

export type CheckoutStatus = 'open' | 'paid' | 'failed' | 'expired' | 'refunded'

export interface Checkout {
  id: string
  apiKey: string
  /** Id of the payment request. */
  reference: string
  idempotencyKey: string
  amount: { value: number; currency: string }
  description: string
  /** Time of expiry, in Unix seconds. */
  expiresAt: number
  returnUrl: string
  callbackUrl: string
  status: CheckoutStatus
  /** Id of the payment; null before the payment. */
  payment: string | null
}

/** Maximum stored checkouts. The oldest are deleted first. */
const checkoutsMax = 10_000

/** In-memory checkouts of a test provider. */
export class Checkouts {
  readonly #byId = new Map<string, Checkout>()

  /** Opens a checkout, or returns the one with the same idempotency key and account. */
  open(request: Omit<Checkout, 'id' | 'status' | 'payment'>): Checkout {
    const earlier = this.#find(
      ({ apiKey, idempotencyKey }) => apiKey === request.apiKey && idempotencyKey === request.idempotencyKey,
    )
    if (earlier) return earlier
    const checkout: Checkout = { ...request, id: `chk_${randomUUID()}`, status: 'open', payment: null }
    this.#byId.set(checkout.id, checkout)
    if (this.#byId.size > checkoutsMax) this.#byId.delete(this.#byId.keys().next().value!)
    return checkout
  }

  get(id: string): Checkout | undefined {
    return this.#byId.get(id)
  }

  ofPayment(payment: string): Checkout | undefined {
    return this.#find((checkout) => checkout.payment === payment)
  }

  ofReference(reference: string): Checkout | undefined {
    return [...this.#byId.values()].findLast((checkout) => checkout.reference === reference)
  }

  #find(matches: (checkout: Checkout) => boolean): Checkout | undefined {
    return [...this.#byId.values()].find(matches)
  }
}

/** Ends an open checkout. @returns whether it was open */
export function end(checkout: Checkout, status: 'paid' | 'failed' | 'expired'): boolean {
  if (checkout.status !== 'open') return false
  checkout.status = status
  if (status === 'paid') checkout.payment = `pmt_${randomUUID()}`
  return true
}
