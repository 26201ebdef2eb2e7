import type { IncomingHttpHeaders } from 'node:http'

import type { Amount, ProviderName } from './payment-request.ts'
import type { ProviderEvent } from './payment.rules.ts'

/** Decrypted keys of an account. They are sent only to the provider. */
export interface ProviderKeys {
  apiKey: string
  callbackSecret: string
}

export interface NewCheckout {
  /** Id of the payment request, which the provider returns in its reports. */
  paymentRequestId: string
  /** Idempotency key: a repeat returns the same checkout. */
  idempotencyKey: string
  amount: Amount
  description: string
  /** Time at which the provider closes the checkout, in epoch milliseconds. */
  expiresAt: number
  /** URL to which the person returns after paying. */
  returnUrl: string
  /** URL for the provider's callbacks, unless it is configured otherwise. */
  callbackUrl: string
}

/** Page on which the person pays. */
export interface Checkout {
  id: string
  url: string
}

/** Content of a verified callback. It has no event if it does not concern payment requests. */
export interface Callback {
  /** Payment request named by the provider, or null. */
  paymentRequestId: string | null
  event: ProviderEvent | null
}

/** Result for a signed callback that does not concern payment requests, or is unreadable: a retry would not help. */
export const ignoredCallback: Callback = { paymentRequestId: null, event: null }

/** Parses the body of a signed callback; undefined for invalid JSON. */
export function parseCallback(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** A failed provider call. `permanent`: the provider rejected it; otherwise a retry may succeed. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly permanent: boolean
  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

/** Signature of a callback is missing, wrong or too old. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** A payment provider. Calls are limited in time and in the bytes of their answer. */
export interface PaymentProvider {
  /** @throws DomainError invalid_request for an amount that it cannot collect */
  assertCollectable(amount: Amount): void
  /** @throws ProviderError */
  createCheckout(keys: ProviderKeys, checkout: NewCheckout): Promise<Checkout>
  /** Closes a checkout. An ended checkout counts as closed. @throws ProviderError */
  closeCheckout(keys: ProviderKeys, checkoutId: string): Promise<void>
  /** Refunds a payment, at most once per key. @throws ProviderError */
  refund(keys: ProviderKeys, paymentReference: string, idempotencyKey: string): Promise<void>
  /**
   * Verifies and parses a callback. Its time must be within five minutes of `now`.
   * @param body the exact received bytes
   * @throws SignatureError
   */
  verifyCallback(keys: ProviderKeys, headers: IncomingHttpHeaders, body: Buffer, now: number): Promise<Callback>
}

/** Providers of this server. `test` is absent unless the administrator has configured it. */
export type PaymentProviders = Partial<Record<ProviderName, PaymentProvider>>

/** Maximum difference between the times of a callback and the server, in seconds. */
export const toleranceSeconds = 300
