/** Faults of typing indicators. */
import type { Fault } from './fault.ts'

export const typingFaults = [
  {
    name: 'typing-stored',
    violates: ['TYP-005', 'WHK-035'],
    description: 'typing events are in the log',
  },
  {
    name: 'typing-answers-200',
    violates: ['TYP-001', 'MSG-003'],
    description: 'typing answers 200 with a body',
  },
  {
    name: 'typing-any-value',
    violates: ['TYP-002'],
    description: 'started may be any value',
  },
  {
    name: 'blocked-typing-rejected',
    violates: ['TYP-009'],
    description: 'typing during a block answers 403',
  },
  {
    name: 'typing-by-strangers',
    violates: ['TYP-008'],
    description: 'typing of a non-member answers 204',
    warns: true,
  },
  {
    name: 'typing-names-swapped',
    violates: ['TYP-003'],
    description: 'the start of typing is sent as its end',
  },
  {
    name: 'typing-end-not-shown',
    violates: ['TYP-003'],
    description: 'the end of typing is not sent',
  },
  {
    name: 'typing-by-nobody',
    violates: ['TYP-004'],
    description: 'participant is null',
  },
  {
    name: 'typing-for-half-a-minute',
    violates: ['TYP-004'],
    description: 'timeout_ms is 30000',
  },
  {
    name: 'typing-of-strangers-shown',
    violates: ['TYP-008'],
    description: 'typing of non-members is rejected but sent',
  },
  {
    name: 'typing-by-the-viewer',
    violates: ['TYP-004'],
    description: 'participant is the receiver of the event',
  },
  {
    name: 'typing-end-without-time',
    violates: ['LIM-013'],
    description: 'timeout_ms at the end of typing is 30000',
  },
] as const satisfies readonly Fault[]
