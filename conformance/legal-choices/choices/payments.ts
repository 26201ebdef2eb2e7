/** Legal choices about payment requests. */
import type { Choice } from '../choice.ts'

export const paymentsChoices = [
  {
    name: 'payment-repeat-422',
    decision: 'AMB-173',
    description: 'a repeated request_id with another body is rejected with 422',
  },
  {
    name: 'payment-ended-404',
    decision: 'AMB-174',
    description: 'a payment request that has ended is not found by who would change it',
  },
] as const satisfies readonly Choice[]
