/** Faults of typing as live channels show it. */
import type { Fault } from './faults.ts'

export const typingFaults = [
  { name: 'typing-names-swapped', violates: ['TYP-003'], text: 'the beginning of typing is shown as its end' },
  { name: 'typing-end-not-shown', violates: ['TYP-003'], text: 'the end of typing is not shown' },
  { name: 'typing-by-nobody', violates: ['TYP-004'], text: 'participant is null' },
  { name: 'typing-for-half-a-minute', violates: ['TYP-004', 'LIM-013'], text: 'timeout_ms is 30000' },
  { name: 'typing-of-strangers-shown', violates: ['TYP-008'], text: 'typing of strangers is refused and shown' },
] as const satisfies readonly Fault[]
