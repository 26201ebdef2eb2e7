/** Legal choices about payment requests. */
import type { ChoiceTable } from '../choice.ts'

export const paymentsChoices = {
  'payment-repeat-422': ['AMB-173', 'a repeated request_id with another body is rejected with 422'],
  'payment-ended-404': ['AMB-174', 'a request to change an ended payment request answers 404'],
} as const satisfies ChoiceTable
