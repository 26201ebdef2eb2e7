/** Legal choices about calls. */
import type { ChoiceTable } from '../choice.ts'

export const callsChoices = {
  'call-over-404': ['AMB-176', 'a request to change an ended call answers 404'],
  'call-event-without-offer': ['AMB-177', 'events of calls contain no session descriptions; only the call itself does'],
} as const satisfies ChoiceTable
