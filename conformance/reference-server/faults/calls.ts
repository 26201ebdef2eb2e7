/** Faults of calls. */
import type { Fault } from './fault.ts'

export const callsFaults = [
  {
    name: 'call-event-lost',
    violates: ['EVT-046'],
    description: 'the log of the agent has no event of a call',
    warns: true,
  },
  {
    name: 'call-offer-altered',
    violates: ['CALL-001'],
    description: 'the ends of line of an offer are changed on its way',
    warns: true,
  },
  {
    name: 'call-answer-altered',
    violates: ['CALL-001'],
    description: 'the last end of line of an answer is cut off',
    warns: true,
  },
  {
    name: 'call-answered-when-over',
    violates: ['CALL-001'],
    description: 'a call that was declined can be answered',
    warns: true,
  },
  {
    name: 'call-ends-twice',
    violates: ['EVT-046'],
    description: 'hanging up a call that is over emits another event',
    warns: true,
  },
  {
    name: 'call-two-at-once',
    violates: ['CALL-001'],
    description: 'a person can begin a second call during the first',
    warns: true,
  },
  {
    name: 'call-repeat-conflicts',
    violates: ['CALL-001'],
    description: 'a repeated request_id is rejected because of the call that it made',
    warns: true,
  },
  {
    name: 'call-of-anybody',
    violates: ['CALL-001'],
    description: 'anybody can read and end a call',
    warns: true,
  },
  {
    name: 'call-rings-across-block',
    violates: ['CALL-001'],
    description: 'an agent learns of the call of a person whom it blocks',
    warns: true,
  },
  {
    name: 'call-block-shows',
    violates: ['CALL-001'],
    description: 'a person who calls across a block is told of it',
    warns: true,
  },
  {
    name: 'call-candidate-lost',
    violates: ['CALL-001'],
    description: 'a candidate does not reach the other party',
    warns: true,
  },
  {
    name: 'call-candidate-in-log',
    violates: ['CALL-001'],
    description: 'candidates stand in the log of the agent',
    warns: true,
  },
] as const satisfies readonly Fault[]
