import { invalidRequest } from '../../platform/errors.ts'
import type { Amount } from './payment-request.ts'

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * Decimal places of a currency of ISO 4217 as they are in use: 2 for EUR, 0 for JPY, 3 for KWD. A few currencies whose
 * minor unit is no longer used have none here, other than in the standard (AMB-173).
 * @throws DomainError invalid_request for a code that names no currency
 */
export function exponentOf(currency: string): number {
  if (!known.has(currency)) throw invalidRequest('amount.currency names no currency of ISO 4217.', 'amount.currency')
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount as people read it: `EUR 12.50`. */
export function showAmount({ value, currency }: Amount): string {
  const exponent = exponentOf(currency)
  const digits = String(value).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return `${currency} ${whole}${exponent === 0 ? '' : `.${digits.slice(-exponent)}`}`
}

/** Whether a payment needs a confirmation of its person: it is more than so many whole units. */
export function needsConfirmation({ value, currency }: Amount, wholeUnits: number): boolean {
  return value > wholeUnits * 10 ** exponentOf(currency)
}

/** Stripe's own list (docs.stripe.com/currencies) of currencies that it counts in whole units. */
const wholeAtStripe = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const thousandthsAtStripe = 'BHD JOD KWD OMR TND'.split(' ')

const stripeExponent = (currency: string): number =>
  wholeAtStripe.includes(currency) ? 0 : thousandthsAtStripe.includes(currency) ? 3 : 2

/**
 * An amount in the units of Stripe, which are not those of ISO 4217 for a few currencies.
 * @throws DomainError invalid_request for an amount that Stripe cannot collect
 */
export function toStripeAmount({ value, currency }: Amount): number {
  const exponent = stripeExponent(currency)
  const units = value * 10 ** (exponent - exponentOf(currency))
  const step = exponent === 3 ? 10 : 1
  if (!Number.isInteger(units) || units % step !== 0) {
    throw invalidRequest(`The provider collects no such fraction of ${currency}.`, 'amount.value')
  }
  return units
}

/** The reverse, of an amount that Stripe reports. */
export function fromStripeAmount(units: number, stripeCurrency: string): Amount {
  const currency = stripeCurrency.toUpperCase()
  return { value: units * 10 ** (exponentOf(currency) - stripeExponent(currency)), currency }
}
