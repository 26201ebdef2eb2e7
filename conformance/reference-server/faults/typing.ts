/** Faults of typing indicators. */
import { type FaultTable, warns } from './fault.ts'

export const typingFaults = {
  'typing-stored': [['TYP-005', 'WHK-035'], 'typing events are in the log'],
  'typing-answers-200': [['TYP-001', 'MSG-003'], 'typing answers 200 with a body'],
  'typing-any-value': [['TYP-002'], 'started may be any value'],
  'blocked-typing-rejected': [['TYP-009'], 'typing during a block answers 403'],
  'typing-by-strangers': [['TYP-008'], 'typing of a non-member answers 204', warns],
  'typing-names-swapped': [['TYP-003'], 'the start of typing is sent as its end'],
  'typing-end-not-shown': [['TYP-003'], 'the end of typing is not sent'],
  'typing-by-nobody': [['TYP-004'], 'participant is null'],
  'typing-for-half-a-minute': [['TYP-004'], 'timeout_ms is 30000'],
  'typing-of-strangers-shown': [['TYP-008'], 'typing of non-members is rejected but sent'],
  'typing-by-the-viewer': [['TYP-004'], 'participant is the receiver of the event'],
  'typing-end-without-time': [['LIM-013'], 'timeout_ms at the end of typing is 30000'],
} as const satisfies FaultTable
