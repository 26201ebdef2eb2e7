/** Faults of drafts. */
import type { Fault } from './faults.ts'

export const draftFaults = [
  { name: 'draft-opening-answers-201', violates: ['DRAFT-001', 'VMSG-015'], text: 'opening a draft answers 201' },
  {
    name: 'draft-answer-without-draft',
    violates: ['DRAFT-001', 'VMSG-015'],
    text: 'the answer of opening lacks draft: true',
  },
  { name: 'draft-opening-told', violates: ['DRAFT-002'], text: 'opening a draft sends message.received' },
  {
    name: 'draft-key-of-all',
    violates: ['DRAFT-003'],
    text: 'the Idempotency-Key of one agent finds the draft of another',
  },
  { name: 'draft-append-answers-200', violates: ['DRAFT-004'], text: 'append answers 200' },
  {
    name: 'draft-appends-reversed',
    violates: ['DRAFT-005', 'DRAFT-009'],
    text: 'each append goes before the text that is there',
  },
  { name: 'draft-append-overwrites', violates: ['DRAFT-006'], text: 'of parallel appends only the last stays' },
  { name: 'draft-append-told', violates: ['DRAFT-007', 'DRAFT-012'], text: 'each append sends message.received' },
  {
    name: 'append-edits-message',
    violates: ['DRAFT-008'],
    warns: true,
    text: 'append on a finalized message is refused and changes it',
  },
  { name: 'draft-finalize-needs-parts', violates: ['DRAFT-009'], text: 'finalize with an empty object is refused' },
  {
    name: 'draft-finalize-adds-parts',
    violates: ['DRAFT-010'],
    text: 'parts of finalize are added to the gathered text',
  },
  {
    name: 'draft-finalize-answers-draft',
    violates: ['DRAFT-011'],
    text: 'finalize answers { message_id, draft } without the message',
  },
  { name: 'draft-finalize-silent', violates: ['DRAFT-012'], text: 'no event tells of a finalized draft' },
  {
    name: 'draft-finalize-told-twice',
    violates: ['DRAFT-012'],
    text: 'a finalized draft is announced under two event ids',
  },
  {
    name: 'draft-in-history',
    violates: ['DRAFT-013', 'HIST-017', 'DRAFT-004'],
    text: 'open drafts are in the history of every member',
  },
  {
    name: 'draft-quoted-to-others',
    violates: ['DRAFT-013', 'DRAFT-017'],
    text: 'the refusal of an append by another member quotes the draft',
  },
  { name: 'draft-finalized-again', violates: ['DRAFT-014'], text: 'a second finalize succeeds and is announced' },
  {
    name: 'finalize-of-message-accepted',
    violates: ['DRAFT-014', 'ERR-031'],
    text: 'finalize of an ordinary message answers 200',
  },
  {
    name: 'finalize-twice-answers-409',
    violates: ['DRAFT-014', 'ERR-031'],
    text: 'finalize of what is no draft answers 409 conflict',
  },
  {
    name: 'draft-finalize-races',
    violates: ['DRAFT-015'],
    text: 'parallel finalize calls all pass the look at the draft',
  },
  {
    name: 'draft-place-of-opening',
    violates: ['DRAFT-016'],
    text: 'the event of a finalized draft has a sequence from the time of opening',
  },
  {
    name: 'draft-of-others-written',
    violates: ['DRAFT-017'],
    text: 'any member may append to a draft and finalize it',
  },
  {
    name: 'draft-long-text-500',
    violates: ['DRAFT-019'],
    warns: true,
    text: 'a text that grows beyond 8 KB answers 500',
  },
  {
    name: 'draft-in-foreign-chat',
    violates: ['DRAFT-020'],
    text: 'drafts may be opened and finalized in chats of others',
  },
] as const satisfies readonly Fault[]
