/** Faults of payment requests. */
import type { Fault } from './fault.ts'

export const paymentsFaults = [
  {
    name: 'payment-report-lost',
    violates: ['PAY-001'],
    description: 'what the provider reports is lost',
    warns: true,
  },
  {
    name: 'payment-request-twice',
    violates: ['PAY-001'],
    description: 'a repeated request_id makes a second payment request',
    warns: true,
  },
  {
    name: 'payment-request-of-another-amount',
    violates: ['PAY-001'],
    description: 'a repeated request_id with another amount answers the stored request',
    warns: true,
  },
  {
    name: 'payment-reopens-declined',
    violates: ['PAY-001'],
    description: 'a late payment makes a declined request a paid one',
    warns: true,
  },
  {
    name: 'payment-of-canceled-starts',
    violates: ['PAY-001'],
    description: 'the payment of a canceled request can be started',
    warns: true,
  },
  {
    name: 'payment-request-of-anybody',
    violates: ['PAY-001'],
    description: 'anybody can decline a payment request',
    warns: true,
  },
] as const satisfies readonly Fault[]
