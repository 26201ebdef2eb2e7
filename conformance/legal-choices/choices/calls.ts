/** Legal choices about calls. */
import type { Choice } from '../choice.ts'

export const callsChoices = [
  {
    name: 'call-over-404',
    decision: 'AMB-176',
    description: 'a request to change an ended call answers 404',
  },
  {
    name: 'call-event-without-offer',
    decision: 'AMB-177',
    description: 'events of calls contain no session descriptions; only the call itself does',
  },
] as const satisfies readonly Choice[]
