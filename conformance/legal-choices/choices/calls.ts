/** Legal choices about calls. */
import type { Choice } from '../choice.ts'

export const callsChoices = [
  {
    name: 'call-over-404',
    decision: 'AMB-176',
    description: 'a call that is over is not found by who would change it',
  },
  {
    name: 'call-event-without-offer',
    decision: 'AMB-177',
    description: 'events of calls have no descriptions: the call itself shows them',
  },
] as const satisfies readonly Choice[]
