/** Faults of payment requests. */
import type { Fault } from './fault.ts'

export const paymentsFaults = [
  {
    name: 'payment-report-lost',
    violates: ['PAY-001'],
    description: 'reports of the provider are lost',
  },
  {
    name: 'payment-request-twice',
    violates: ['PAY-001'],
    description: 'a repeated request_id creates a second payment request',
  },
  {
    name: 'payment-request-of-another-amount',
    violates: ['PAY-001'],
    description: 'a repeated request_id with another amount returns the stored request',
  },
  {
    name: 'payment-reopens-declined',
    violates: ['PAY-001'],
    description: 'a late payment changes a declined request to paid',
  },
  {
    name: 'payment-of-canceled-starts',
    violates: ['PAY-001'],
    description: 'a payment can be started for a canceled request',
  },
  {
    name: 'payment-request-of-anybody',
    violates: ['PAY-001'],
    description: 'any actor can decline a payment request',
  },
] as const satisfies readonly Fault[]
