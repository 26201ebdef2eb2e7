/** Faults of calls. */
import type { FaultTable } from './fault.ts'

export const callsFaults = {
  'call-event-lost': [['EVT-046'], 'the log of the agent contains no call events'],
  'call-offer-altered': [['CALL-001'], 'the line breaks of an offer are changed'],
  'call-answer-altered': [['CALL-001'], 'the last line break of an answer is removed'],
  'call-answered-when-over': [['CALL-001'], 'a declined call can be answered'],
  'call-ends-twice': [['EVT-046'], 'hanging up an ended call emits another event'],
  'call-two-at-once': [['CALL-001'], 'a person can start a second call during the first'],
  'call-repeat-conflicts': [['CALL-001'], 'a repeated request_id is rejected because of the call that it created'],
  'call-of-anybody': [['CALL-001'], 'any actor can read and end a call'],
  'call-rings-across-block': [['CALL-001'], 'an agent is notified of the call of a person whom it blocks'],
  'call-block-shows': [['CALL-001'], 'a person who calls during a block is notified of the block'],
  'call-candidate-lost': [['CALL-001'], 'a candidate does not reach the other party'],
  'call-candidate-in-log': [['CALL-001'], 'candidates are in the log of the agent'],
} as const satisfies FaultTable
