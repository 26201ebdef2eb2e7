import type { IncomingHttpHeaders } from 'node:http'

import type { Amount, ProviderName } from './payment-request.ts'
import type { ProviderEvent } from './payment.rules.ts'

/** The keys of an account, open. They go nowhere but to the provider. */
export interface ProviderKeys {
  apiKey: string
  callbackSecret: string
}

export interface NewCheckout {
  /** The payment request: the provider names it in what it reports. */
  paymentRequestId: string
  /** The same key makes the same checkout. */
  idempotencyKey: string
  amount: Amount
  description: string
  /** Milliseconds since the epoch; the provider closes the checkout then. */
  expiresAt: number
  /** Where the person comes back to. */
  returnUrl: string
  /** Where the provider sends its callbacks, unless it was told so in another way. */
  callbackUrl: string
}

/** Where the person pays. */
export interface Checkout {
  id: string
  url: string
}

/** What a verified callback reports; without an event, something that does not concern payment requests. */
export interface Callback {
  /** The payment request that the provider names, or null. */
  paymentRequestId: string | null
  event: ProviderEvent | null
}

/** The provider did not do it. `permanent`: it understood and will not; else another try may succeed. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly permanent: boolean
  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

/** A callback whose signature is missing, wrong or too old. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** A payment provider. Every call is bounded in time and in the bytes of its answer. */
export interface PaymentProvider {
  /** @throws DomainError invalid_request for an amount that it cannot collect */
  assertCollectable(amount: Amount): void
  /** @throws ProviderError */
  createCheckout(keys: ProviderKeys, checkout: NewCheckout): Promise<Checkout>
  /**
   * Closes a checkout; one that has ended in any way is closed.
   * @throws ProviderError
   */
  closeCheckout(keys: ProviderKeys, checkoutId: string): Promise<void>
  /**
   * Sends a payment back; the same key does it once.
   * @throws ProviderError
   */
  refund(keys: ProviderKeys, paymentReference: string, idempotencyKey: string): Promise<void>
  /**
   * Reads a callback. Its time must be within five minutes of `now`.
   * @param body the exact bytes that came
   * @throws SignatureError
   */
  verifyCallback(keys: ProviderKeys, headers: IncomingHttpHeaders, body: Buffer, now: number): Promise<Callback>
}

/** The providers that this server knows; `test` is absent unless the administrator has set one up. */
export type PaymentProviders = Partial<Record<ProviderName, PaymentProvider>>

/** Seconds that the time of a callback may differ from that of the server. */
export const toleranceSeconds = 300
