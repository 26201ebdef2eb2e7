/** Faults that change contents on single routes and channels. */
import type { FaultTable } from './fault.ts'

export const contentsFaults = {
  'a2a-text-as-latin1': [
    ['A2A-007', 'MSG-051'],
    'an A2A message arrives in the chat with its UTF-8 bytes read as Latin-1',
  ],
  'a2a-first-part-only': [['A2A-007'], 'an A2A message arrives in the chat with only its first part'],
  'a2a-answer-as-latin1': [['A2A-009', 'A2A-010'], 'the answer of an A2A call has its UTF-8 bytes read as Latin-1'],
  'task-loses-second-part': [
    ['A2A-010', 'TASK-001', 'A2A-005', 'TASK-008'],
    'a task stores only the first part of its messages',
  ],
  'socket-text-as-latin1': [['WS-004'], 'texts on a socket have their UTF-8 bytes read as Latin-1'],
  'socket-second-part-lost': [['WS-004'], 'messages on a socket have only their first part'],
  'webhook-text-as-latin1': [['EVT-002', 'EVT-031'], 'texts in deliveries have their UTF-8 bytes read as Latin-1'],
  'webhook-second-part-lost': [['EVT-002', 'EVT-051', 'EVT-031'], 'messages in deliveries have only their first part'],
  'large-numbers-signed-otherwise': [['WHK-010', 'WHK-011'], 'the signature covers another notation of large numbers'],
  'nul-dropped': [['MSG-051', 'MSG-002'], 'U+0000 is removed from texts'],
  'astral-characters-replaced': [['MSG-051', 'MSG-002'], 'characters outside of the basic plane are replaced'],
  'duration-zero-dropped': [['PART-013'], 'duration_ms 0 vanishes'],
  'download-cut-at-64-kib': [['PART-016', 'ATT-011', 'ATT-003', 'ATT-001'], 'a download ends after 64 KiB'],
  'removal-takes-reaction-of-others': [
    ['RCT-010', 'RCT-011'],
    'removing a missing reaction removes that of another actor',
  ],
  'equal-parts-stored-once': [['MSG-012', 'MSG-029', 'MSG-030'], 'a message equal to its predecessor is not stored'],
  'false-data-becomes-null': [['PART-009'], 'data false becomes null'],
  'proto-key-dropped': [['PART-009'], 'data loses the key __proto__'],
  'link-description-dropped': [['PART-008'], 'links lose their description'],
  'event-without-link-titles': [['EVT-031', 'EVT-051'], 'links in events have no title'],
  'reaction-event-loses-skin-tone': [['EVT-037', 'RCT-016'], 'reaction events have the emoji without its skin tone'],
  'draft-appends-trimmed': [['DRAFT-005', 'DRAFT-009'], 'appended texts lose leading and trailing spaces'],
  'variant-text-as-latin1': [['VMSG-004'], 'texts of variant sends have their UTF-8 bytes read as Latin-1'],
} as const satisfies FaultTable
