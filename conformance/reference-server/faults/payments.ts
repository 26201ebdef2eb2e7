/** Faults of payment requests. */
import type { FaultTable } from './fault.ts'

export const paymentsFaults = {
  'payment-report-lost': [['PAY-001'], 'reports of the provider are lost'],
  'payment-request-twice': [['PAY-001'], 'a repeated request_id creates a second payment request'],
  'payment-request-of-another-amount': [
    ['PAY-001'],
    'a repeated request_id with another amount returns the stored request',
  ],
  'payment-reopens-declined': [['PAY-001'], 'a late payment changes a declined request to paid'],
  'payment-of-canceled-starts': [['PAY-001'], 'a payment can be started for a canceled request'],
  'payment-request-of-anybody': [['PAY-001'], 'any actor can decline a payment request'],
} as const satisfies FaultTable
