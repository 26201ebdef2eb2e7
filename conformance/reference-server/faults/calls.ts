/** Faults of calls. */
import type { Fault } from './fault.ts'

export const callsFaults = [
  {
    name: 'call-event-lost',
    violates: ['EVT-046'],
    description: 'the log of the agent contains no call events',
  },
  {
    name: 'call-offer-altered',
    violates: ['CALL-001'],
    description: 'the line breaks of an offer are changed',
  },
  {
    name: 'call-answer-altered',
    violates: ['CALL-001'],
    description: 'the last line break of an answer is removed',
  },
  {
    name: 'call-answered-when-over',
    violates: ['CALL-001'],
    description: 'a declined call can be answered',
  },
  {
    name: 'call-ends-twice',
    violates: ['EVT-046'],
    description: 'hanging up an ended call emits another event',
  },
  {
    name: 'call-two-at-once',
    violates: ['CALL-001'],
    description: 'a person can start a second call during the first',
  },
  {
    name: 'call-repeat-conflicts',
    violates: ['CALL-001'],
    description: 'a repeated request_id is rejected because of the call that it created',
  },
  {
    name: 'call-of-anybody',
    violates: ['CALL-001'],
    description: 'any actor can read and end a call',
  },
  {
    name: 'call-rings-across-block',
    violates: ['CALL-001'],
    description: 'an agent is notified of the call of a person whom it blocks',
  },
  {
    name: 'call-block-shows',
    violates: ['CALL-001'],
    description: 'a person who calls during a block is notified of the block',
  },
  {
    name: 'call-candidate-lost',
    violates: ['CALL-001'],
    description: 'a candidate does not reach the other party',
  },
  {
    name: 'call-candidate-in-log',
    violates: ['CALL-001'],
    description: 'candidates are in the log of the agent',
  },
] as const satisfies readonly Fault[]
