/** Faults of the variant form: sends to handles, its reactions, subscriptions and error bodies. */
import { draftFaults } from './drafts.ts'
import type { Fault } from './faults.ts'

const sendFaults = [
  {
    name: 'variant-value-unknown',
    violates: ['VMSG-004', 'PART-018', 'VMSG-001'],
    text: 'a variant text is looked for under text',
  },
  {
    name: 'variant-text-lost',
    violates: ['VMSG-004', 'PART-018'],
    text: 'the value of a variant text is stored as empty',
  },
  {
    name: 'variant-unknown-handle-skipped',
    violates: ['VMSG-002'],
    text: 'a send to an unknown handle goes to somebody else',
  },
  { name: 'variant-chat-each-time', violates: ['VMSG-002', 'VMSG-010'], text: 'every variant send makes a new chat' },
  { name: 'variant-reply-dropped', violates: ['VMSG-005'], text: 'reply_to of a variant send is not stored' },
  { name: 'variant-reply-part-from-1', violates: ['VMSG-005'], text: 'part_index of reply_to is counted from 1' },
  { name: 'variant-parts-32', violates: ['VMSG-006', 'LIM-002'], text: 'a variant message has at most 32 parts' },
  { name: 'variant-parts-unlimited', violates: ['VMSG-006', 'LIM-002'], text: '101 parts are accepted' },
  {
    name: 'variant-no-parts-accepted',
    violates: ['VMSG-006', 'LIM-002'],
    text: 'a variant message without parts is stored',
  },
  {
    name: 'variant-parts-for-all',
    violates: ['LIM-002', 'VMSG-018', 'MSG-021'],
    text: 'the current form takes 100 parts as well',
  },
  {
    name: 'variant-key-of-all',
    violates: ['VMSG-007'],
    text: 'the idempotency_key of one agent finds the send of another',
  },
  {
    name: 'variant-key-ignored',
    violates: ['VMSG-007', 'VMSG-009'],
    text: 'a repeat with the same idempotency_key is stored again',
  },
  { name: 'variant-key-required', violates: ['VMSG-008'], text: 'a variant send without idempotency_key is refused' },
  { name: 'variant-key-races', violates: ['VMSG-009'], text: 'parallel sends with one key all pass the look-up' },
  { name: 'variant-answer-without-chat', violates: ['VMSG-010'], text: 'the answer lacks chat_id' },
  { name: 'variant-created-always', violates: ['VMSG-010', 'VMSG-011'], text: 'created_new_chat is always true' },
  { name: 'variant-chats-race', violates: ['VMSG-011'], text: 'parallel first sends make a chat each' },
  { name: 'variant-two-persons', violates: ['VMSG-012'], text: 'a chat with two persons is made' },
  { name: 'variant-seven-agents', violates: ['VMSG-012'], text: 'a chat with seven agents is made' },
  { name: 'seventh-agent-added', violates: ['LIM-017'], text: 'a seventh agent may be added' },
  {
    name: 'request-not-made',
    violates: ['VMSG-013'],
    text: 'the first message of an agent reaches the person at once',
  },
  { name: 'request-outlives-reply', violates: ['VMSG-013'], text: 'a request stays after the reply of the person' },
  {
    name: 'shape-of-last-send',
    violates: ['VMSG-016'],
    text: 'a current send that follows a variant one loses its texts',
  },
  { name: 'variant-data-500', violates: ['VMSG-003'], warns: true, text: 'a data part in a variant send answers 500' },
  {
    name: 'variant-read-at-once',
    violates: ['RCP-035'],
    text: 'a variant message to a person is read as soon as it is stored',
  },
] as const satisfies readonly Fault[]

const reactionFaults = [
  { name: 'reaction-question-refused', violates: ['RCT-027'], text: 'the type question is refused' },
  {
    name: 'reaction-emoji-by-index-refused',
    violates: ['RCT-027'],
    text: 'the type emoji is refused beside part_index',
  },
  { name: 'part-index-ignored', violates: ['RCT-028'], text: 'a reaction with part_index sits on the whole message' },
  { name: 'part-index-from-1', violates: ['RCT-028'], text: 'part_index is counted from 1' },
  {
    name: 'reaction-superfluous-emoji-500',
    violates: ['RCT-005'],
    warns: true,
    text: 'an emoji beside the type love answers 500',
  },
] as const satisfies readonly Fault[]

const webhookFaults = [
  { name: 'subscription-refused', violates: ['WHK-036', 'VER-009'], text: 'every subscription is refused' },
  {
    name: 'subscription-gets-everything',
    violates: ['WHK-037'],
    text: 'a subscription gets every event, whatever it names',
  },
] as const satisfies readonly Fault[]

const errorFaults = [
  { name: 'variant-error-status-422', violates: ['ERR-020'], text: 'error.status is always 422' },
  { name: 'variant-error-code-fraction', violates: ['ERR-021'], text: 'error.code is a fraction' },
  { name: 'variant-error-without-message', violates: ['ERR-022'], text: 'error.message is missing' },
  { name: 'variant-error-without-doc-url', violates: ['ERR-023'], text: 'error.doc_url is missing' },
  { name: 'variant-retry-after-always', violates: ['ERR-024'], text: 'error.retry_after is in every refusal' },
  { name: 'variant-retry-after-missing', violates: ['RATE-002'], text: 'a variant 429 has no retry_after' },
  {
    name: 'variant-retry-after-fraction',
    violates: ['RATE-002', 'ERR-024'],
    text: 'retry_after of a variant 429 is a fraction',
  },
  { name: 'variant-error-success-true', violates: ['ERR-025'], text: 'success is true in a refusal' },
  { name: 'variant-trace-id-number', violates: ['ERR-026'], warns: true, text: 'trace_id is a number' },
] as const satisfies readonly Fault[]

export const variantFaults = [
  ...draftFaults,
  ...sendFaults,
  ...reactionFaults,
  ...webhookFaults,
  ...errorFaults,
] as const
