/** Faults of drafts. */
import type { Fault } from './fault.ts'

export const draftsFaults = [
  {
    name: 'draft-text-without-type',
    violates: ['DRAFT-009', 'DRAFT-011', 'DRAFT-005'],
    description: 'the text of a finalized draft is no text part',
  },
  {
    name: 'draft-opening-answers-201',
    violates: ['DRAFT-001', 'VMSG-015'],
    description: 'opening a draft answers 201',
  },
  {
    name: 'draft-answer-without-draft',
    violates: ['DRAFT-001', 'VMSG-015'],
    description: 'the answer to opening a draft lacks draft: true',
  },
  {
    name: 'draft-opening-emits-event',
    violates: ['DRAFT-002'],
    description: 'opening a draft emits message.received',
  },
  {
    name: 'draft-key-of-all',
    violates: ['DRAFT-003'],
    description: 'the Idempotency-Key of one agent returns the draft of another',
  },
  {
    name: 'draft-append-answers-200',
    violates: ['DRAFT-004'],
    description: 'append answers 200',
  },
  {
    name: 'draft-appends-reversed',
    violates: ['DRAFT-005', 'DRAFT-009'],
    description: 'each append is inserted before the existing text',
  },
  {
    name: 'draft-append-overwrites',
    violates: ['DRAFT-006'],
    description: 'of parallel appends only the last is kept',
  },
  {
    name: 'draft-append-emits-event',
    violates: ['DRAFT-007', 'DRAFT-012'],
    description: 'each append emits message.received',
  },
  {
    name: 'append-edits-message',
    violates: ['DRAFT-008'],
    description: 'append to a finalized message is rejected but changes it',
  },
  {
    name: 'rejected-append-kept',
    violates: ['DRAFT-009'],
    description: 'a draft keeps the text of an append that was rejected because of its length',
  },
  {
    name: 'draft-finalize-needs-parts',
    violates: ['DRAFT-009'],
    description: 'finalize with an empty object is rejected',
  },
  {
    name: 'draft-finalize-adds-parts',
    violates: ['DRAFT-010'],
    description: 'parts of finalize are added to the appended text',
  },
  {
    name: 'draft-finalize-answers-draft',
    violates: ['DRAFT-011'],
    description: 'finalize answers { message_id, draft } without the message',
  },
  {
    name: 'draft-finalize-silent',
    violates: ['DRAFT-012'],
    description: 'a finalized draft emits no event',
  },
  {
    name: 'draft-finalize-announced-twice',
    violates: ['DRAFT-012'],
    description: 'a finalized draft is announced under two event ids',
  },
  {
    name: 'draft-in-history',
    violates: ['DRAFT-013', 'DRAFT-004'],
    description: 'open drafts are in the history of every member',
  },
  {
    name: 'draft-quoted-to-others',
    violates: ['DRAFT-013', 'DRAFT-017'],
    description: 'the error for an append by another member contains the draft',
  },
  {
    name: 'draft-finalized-again',
    violates: ['DRAFT-014'],
    description: 'a second finalize succeeds and emits an event',
  },
  {
    name: 'finalize-of-message-accepted',
    violates: ['DRAFT-014', 'ERR-031'],
    description: 'finalize of an ordinary message answers 200',
  },
  {
    name: 'finalize-twice-answers-409',
    violates: ['DRAFT-014', 'ERR-031'],
    description: 'finalize of a message that is not a draft answers 409 conflict',
  },
  {
    name: 'draft-finalize-races',
    violates: ['DRAFT-015'],
    description: 'parallel finalize calls all find an open draft',
  },
  {
    name: 'draft-place-of-opening',
    violates: ['DRAFT-016'],
    description: 'the event of a finalized draft has the sequence from its opening',
  },
  {
    name: 'draft-of-others-written',
    violates: ['DRAFT-017'],
    description: 'any member can append to a draft and finalize it',
  },
  {
    name: 'draft-long-text-500',
    violates: ['DRAFT-019'],
    description: 'a text that grows beyond 8 KB answers 500',
  },
  {
    name: 'draft-in-foreign-chat',
    violates: ['DRAFT-020'],
    description: 'drafts can be opened and finalized in chats of others',
  },
  {
    name: 'finalize-of-plain-message-accepted',
    violates: ['ERR-031'],
    description: 'an own message that was never a draft can be finalized',
  },
  {
    name: 'finalized-draft-not-in-history',
    violates: ['HIST-017'],
    description: 'the history does not contain finalized drafts',
  },
] as const satisfies readonly Fault[]
