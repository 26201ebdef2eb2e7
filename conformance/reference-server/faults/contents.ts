/** Faults that change contents on single routes and channels. */
import type { Fault } from './fault.ts'

export const contentsFaults = [
  {
    name: 'a2a-text-as-latin1',
    violates: ['A2A-007', 'MSG-051'],
    description: 'an A2A message arrives in the chat with its UTF-8 bytes read as Latin-1',
  },
  {
    name: 'a2a-first-part-only',
    violates: ['A2A-007'],
    description: 'an A2A message arrives in the chat with only its first part',
  },
  {
    name: 'a2a-answer-as-latin1',
    violates: ['A2A-009', 'A2A-010'],
    description: 'the answer of an A2A call has its UTF-8 bytes read as Latin-1',
  },
  {
    name: 'task-loses-second-part',
    violates: ['A2A-010', 'TASK-001', 'A2A-005', 'TASK-008'],
    description: 'a task stores only the first part of its messages',
  },
  {
    name: 'socket-text-as-latin1',
    violates: ['WS-004'],
    description: 'texts on a socket have their UTF-8 bytes read as Latin-1',
  },
  {
    name: 'socket-second-part-lost',
    violates: ['WS-004'],
    description: 'messages on a socket have only their first part',
  },
  {
    name: 'webhook-text-as-latin1',
    violates: ['EVT-002', 'EVT-031'],
    description: 'texts in deliveries have their UTF-8 bytes read as Latin-1',
  },
  {
    name: 'webhook-second-part-lost',
    violates: ['EVT-002', 'EVT-051', 'EVT-031'],
    description: 'messages in deliveries have only their first part',
  },
  {
    name: 'large-numbers-signed-otherwise',
    violates: ['WHK-010', 'WHK-011'],
    description: 'the signature covers another notation of large numbers',
  },
  {
    name: 'nul-dropped',
    violates: ['MSG-051', 'MSG-002'],
    description: 'U+0000 is removed from texts',
  },
  {
    name: 'astral-characters-replaced',
    violates: ['MSG-051', 'MSG-002'],
    description: 'characters outside of the basic plane are replaced',
  },
  {
    name: 'duration-zero-dropped',
    violates: ['PART-013'],
    description: 'duration_ms 0 vanishes',
  },
  {
    name: 'download-cut-at-64-kib',
    violates: ['PART-016', 'ATT-011', 'ATT-003', 'ATT-001'],
    description: 'a download ends after 64 KiB',
  },
  {
    name: 'removal-takes-reaction-of-others',
    violates: ['RCT-010', 'RCT-011'],
    description: 'removing a missing reaction removes that of another actor',
  },
  {
    name: 'equal-parts-stored-once',
    violates: ['MSG-012', 'MSG-029', 'MSG-030'],
    description: 'a message equal to its predecessor is not stored',
  },
  {
    name: 'false-data-becomes-null',
    violates: ['PART-009'],
    description: 'data false becomes null',
  },
  {
    name: 'proto-key-dropped',
    violates: ['PART-009'],
    description: 'data loses the key __proto__',
  },
  {
    name: 'link-description-dropped',
    violates: ['PART-008'],
    description: 'links lose their description',
  },
  {
    name: 'event-without-link-titles',
    violates: ['EVT-031', 'EVT-051'],
    description: 'links in events have no title',
  },
  {
    name: 'reaction-event-loses-skin-tone',
    violates: ['EVT-037', 'RCT-016'],
    description: 'reaction events have the emoji without its skin tone',
  },
  {
    name: 'draft-appends-trimmed',
    violates: ['DRAFT-005', 'DRAFT-009'],
    description: 'appended texts lose leading and trailing spaces',
  },
  {
    name: 'variant-text-as-latin1',
    violates: ['VMSG-004'],
    description: 'texts of variant sends have their UTF-8 bytes read as Latin-1',
  },
] as const satisfies readonly Fault[]
