import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fromStripeAmount, needsConfirmation, showAmount, toStripeAmount } from './currency.rules.ts'
import { decidePayment, paymentTransitions, type PaymentEvent } from './payment.rules.ts'
import type { PaymentJob, PaymentState } from './payment-request.ts'

const amount = { value: 1250, currency: 'EUR' }
const pending: PaymentState = {
  status: 'pending',
  amount,
  confirmation: 'none',
  checkoutId: 'chk_1',
  paymentReference: null,
  refund: null,
}

const checkoutId = fc.constantFrom('chk_1', 'chk_2')
const paymentReference = fc.constantFrom('pmt_1', 'pmt_2')
const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      ...(['canceled', 'declined', 'expired', 'confirmed', 'refund_asked', 'refund_failed'] as const),
    ),
  }),
  fc.record({
    kind: fc.constant('paid' as const),
    checkoutId,
    paymentReference,
    amount: fc.constantFrom(amount, { value: 1, currency: 'EUR' }),
  }),
  fc.record({ kind: fc.constantFrom('failed' as const, 'checkout_expired' as const), checkoutId }),
  fc.record({ kind: fc.constant('refunded' as const), paymentReference }),
)

/** Applies events. @returns the states, and all jobs */
function play(events: readonly PaymentEvent[]): { states: PaymentState[]; jobs: PaymentJob[] } {
  const states = [pending]
  const jobs: PaymentJob[] = []
  for (const each of events) {
    const decision = decidePayment(states.at(-1)!, each)
    states.push({ ...states.at(-1)!, ...decision.change })
    jobs.push(...decision.jobs)
  }
  return { states, jobs }
}

describe('the rules of payment requests', () => {
  test('a final status does not change, and a paid request changes to refunded only', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { states } = play(events)
        states.forEach(({ status }, index) => {
          const next = states[index + 1]?.status ?? status
          if (Object.keys(paymentTransitions[status]).length === 0) expect(next).toBe(status)
          if (status === 'paid') expect(['paid', 'refunded']).toContain(next)
        })
      }),
    )
  })

  test('a repeated event changes nothing', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), event, (events, last) => {
        const once = play([...events, last])
        expect(play([...events, last, last]).states.at(-1)).toEqual(once.states.at(-1))
      }),
    )
  })

  test('one payment of the correct amount is accepted, and every other payment is refunded', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        const { states, jobs } = play(events)
        const kept = states.at(-1)!.paymentReference
        const came = events.flatMap((each) => (each.kind === 'paid' ? [each.paymentReference] : []))
        for (const reference of came) {
          const returned = jobs.some((job) => job.kind === 'return' && job.reference === reference)
          expect(returned || reference === kept).toBe(true)
        }
      }),
    )
  })

  test('a canceled, declined or expired request closes its checkout', () => {
    for (const kind of ['canceled', 'declined', 'expired'] as const) {
      const { states, jobs } = play([{ kind }])
      expect(states.at(-1)).toMatchObject({ status: kind, checkoutId: null })
      expect(jobs).toEqual([{ kind: 'close_checkout', reference: 'chk_1' }])
    }
  })
})

describe('amounts', () => {
  test('are shown with the decimal places of their currency', () => {
    expect(showAmount({ value: 5, currency: 'EUR' })).toBe('EUR 0.05')
    expect(showAmount({ value: 500, currency: 'JPY' })).toBe('JPY 500')
    expect(showAmount({ value: 1234, currency: 'KWD' })).toBe('KWD 1.234')
    expect(() => showAmount({ value: 1, currency: 'XQZ' })).toThrow('must be a currency')
  })

  test('require confirmation above a number of whole units', () => {
    expect(needsConfirmation({ value: 10_000, currency: 'EUR' }, 100)).toBe(false)
    expect(needsConfirmation({ value: 10_001, currency: 'EUR' }, 100)).toBe(true)
    expect(needsConfirmation({ value: 101, currency: 'JPY' }, 100)).toBe(true)
  })

  test('are converted to and from the minor units of Stripe', () => {
    const cases = [
      ['EUR', 1250, 1250],
      ['JPY', 500, 500],
      ['UGX', 500, 50_000],
      ['KWD', 1230, 1230],
    ] as const
    for (const [currency, value, units] of cases) {
      expect(toStripeAmount({ value, currency })).toBe(units)
      expect(fromStripeAmount(units, currency.toLowerCase())).toEqual({ value, currency })
    }
    expect(() => toStripeAmount({ value: 1234, currency: 'KWD' })).toThrow('does not accept this fraction')
  })
})
