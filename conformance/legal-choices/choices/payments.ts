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
    description: 'a request to change an ended payment request answers 404',
  },
] as const satisfies readonly Choice[]
