/** Faults of drafts. */
import type { FaultTable } from './fault.ts'

export const draftsFaults = {
  'draft-text-without-type': [['DRAFT-009', 'DRAFT-011', 'DRAFT-005'], 'the text of a finalized draft is no text part'],
  'draft-opening-answers-201': [['DRAFT-001', 'VMSG-015'], 'opening a draft answers 201'],
  'draft-answer-without-draft': [['DRAFT-001', 'VMSG-015'], 'the answer to opening a draft lacks draft: true'],
  'draft-opening-emits-event': [['DRAFT-002'], 'opening a draft emits message.received'],
  'draft-key-of-all': [['DRAFT-003'], 'the Idempotency-Key of one agent returns the draft of another'],
  'draft-append-answers-200': [['DRAFT-004'], 'append answers 200'],
  'draft-appends-reversed': [['DRAFT-005', 'DRAFT-009'], 'each append is inserted before the existing text'],
  'draft-append-overwrites': [['DRAFT-006'], 'of parallel appends only the last is kept'],
  'draft-append-emits-event': [['DRAFT-007', 'DRAFT-012'], 'each append emits message.received'],
  'append-edits-message': [['DRAFT-008'], 'append to a finalized message is rejected but changes it'],
  'rejected-append-kept': [
    ['DRAFT-009'],
    'a draft keeps the text of an append that was rejected because of its length',
  ],
  'draft-finalize-needs-parts': [['DRAFT-009'], 'finalize with an empty object is rejected'],
  'draft-finalize-adds-parts': [['DRAFT-010'], 'parts of finalize are added to the appended text'],
  'draft-finalize-answers-draft': [['DRAFT-011'], 'finalize answers { message_id, draft } without the message'],
  'draft-finalize-silent': [['DRAFT-012'], 'a finalized draft emits no event'],
  'draft-finalize-announced-twice': [['DRAFT-012'], 'a finalized draft is announced under two event ids'],
  'draft-in-history': [['DRAFT-013', 'DRAFT-004'], 'open drafts are in the history of every member'],
  'draft-quoted-to-others': [
    ['DRAFT-013', 'DRAFT-017'],
    'the error for an append by another member contains the draft',
  ],
  'draft-finalized-again': [['DRAFT-014'], 'a second finalize succeeds and emits an event'],
  'finalize-of-message-accepted': [['DRAFT-014', 'ERR-031'], 'finalize of an ordinary message answers 200'],
  'finalize-twice-answers-409': [
    ['DRAFT-014', 'ERR-031'],
    'finalize of a message that is not a draft answers 409 conflict',
  ],
  'draft-finalize-races': [['DRAFT-015'], 'parallel finalize calls all find an open draft'],
  'draft-place-of-opening': [['DRAFT-016'], 'the event of a finalized draft has the sequence from its opening'],
  'draft-of-others-written': [['DRAFT-017'], 'any member can append to a draft and finalize it'],
  'draft-long-text-500': [['DRAFT-019'], 'a text that grows beyond 8 KB answers 500'],
  'draft-in-foreign-chat': [['DRAFT-020'], 'drafts can be opened and finalized in chats of others'],
  'finalize-of-plain-message-accepted': [['ERR-031'], 'an own message that was never a draft can be finalized'],
  'finalized-draft-not-in-history': [['HIST-017'], 'the history does not contain finalized drafts'],
} as const satisfies FaultTable
