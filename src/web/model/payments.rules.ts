import type { PaymentRequest } from '../../../generated/extensions/types.gen.ts'

/** Formats an amount in the reader's locale. */
export function amountText({ value, currency, exponent }: PaymentRequest['amount'], locale?: string): string {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(value / 10 ** exponent)
}

/** Returns the requests with one replaced by its current version, unless the known version is newer. */
export function withPayment(payments: readonly PaymentRequest[], now: PaymentRequest): readonly PaymentRequest[] {
  const known = payments.find(({ id }) => id === now.id)
  if (known && known.updated_at > now.updated_at) return payments
  return [now, ...payments.filter(({ id }) => id !== now.id)]
}

const lastWords: Partial<Record<PaymentRequest['status'], string>> = {
  paid: 'Paid',
  declined: 'Declined',
  canceled: 'Withdrawn by the agent',
  expired: 'Expired',
  refunded: 'Sent back to you',
}

export function paymentStatus({ status, refund }: Pick<PaymentRequest, 'status' | 'refund'>): string {
  if (refund === 'pending') return 'Is being sent back to you'
  return lastWords[status] ?? 'Waits for you'
}
