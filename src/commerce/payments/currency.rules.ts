import { invalidRequest } from '../../platform/errors.ts'
import type { Amount } from './payment-request.ts'

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * Returns the decimal places of an ISO 4217 currency in practice: 2 for EUR, 0 for JPY, 3 for KWD. A few currencies
 * without a minor unit in use have none here, unlike in the standard (AMB-173).
 * @throws DomainError invalid_request for an unknown code
 */
export function exponentOf(currency: string): number {
  if (!known.has(currency))
    throw invalidRequest('amount.currency must be a currency code of ISO 4217.', 'amount.currency')
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Formats an amount for people: `EUR 12.50`. */
export function showAmount({ value, currency }: Amount): string {
  const exponent = exponentOf(currency)
  const digits = String(value).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return `${currency} ${whole}${exponent === 0 ? '' : `.${digits.slice(-exponent)}`}`
}

/** Returns whether a payment needs a confirmation: it exceeds a number of whole units. */
export function needsConfirmation({ value, currency }: Amount, wholeUnits: number): boolean {
  return value > wholeUnits * 10 ** exponentOf(currency)
}

/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies). */
const wholeAtStripe = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const thousandthsAtStripe = 'BHD JOD KWD OMR TND'.split(' ')

const stripeExponent = (currency: string): number =>
  wholeAtStripe.includes(currency) ? 0 : thousandthsAtStripe.includes(currency) ? 3 : 2

/**
 * Converts an amount to the units of Stripe, which differ from ISO 4217 for a few currencies.
 * @throws DomainError invalid_request for an amount that Stripe cannot collect
 */
export function toStripeAmount({ value, currency }: Amount): number {
  const exponent = stripeExponent(currency)
  const units = value * 10 ** (exponent - exponentOf(currency))
  const step = exponent === 3 ? 10 : 1
  if (!Number.isInteger(units) || units % step !== 0) {
    throw invalidRequest(`The provider does not accept this fraction of ${currency}.`, 'amount.value')
  }
  return units
}

/** Converts an amount from the units of Stripe. */
export function fromStripeAmount(units: number, stripeCurrency: string): Amount {
  const currency = stripeCurrency.toUpperCase()
  return { value: units * 10 ** (exponentOf(currency) - stripeExponent(currency)), currency }
}
