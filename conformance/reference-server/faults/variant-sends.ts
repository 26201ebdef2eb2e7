/** Faults of sends in the variant form. */
import type { Fault } from './fault.ts'

export const variantSendsFaults = [
  {
    name: 'voice-memo-missing',
    violates: ['VMSG-014'],
    description: 'POST /v1/chats/{id}/voicememo answers 404',
  },
  {
    name: 'variant-value-unknown',
    violates: ['VMSG-004', 'VMSG-001'],
    description: 'the text of a variant part is read from the member text',
  },
  {
    name: 'variant-text-lost',
    violates: ['VMSG-004', 'VMSG-001'],
    description: 'the value of a variant text is stored as empty',
  },
  {
    name: 'variant-unknown-handle-skipped',
    violates: ['VMSG-002'],
    description: 'a send to an unknown handle reaches another agent',
  },
  {
    name: 'variant-chat-each-time',
    violates: ['VMSG-002', 'VMSG-010'],
    description: 'every variant send creates a new chat',
  },
  {
    name: 'variant-reply-dropped',
    violates: ['VMSG-005'],
    description: 'reply_to of a variant send is not stored',
  },
  {
    name: 'variant-reply-part-from-1',
    violates: ['VMSG-005'],
    description: 'part_index of reply_to counts from 1',
  },
  {
    name: 'variant-parts-32',
    violates: ['VMSG-006', 'LIM-002'],
    description: 'a variant message can have at most 32 parts',
  },
  {
    name: 'variant-parts-unlimited',
    violates: ['VMSG-006', 'LIM-002'],
    description: '101 parts are accepted',
  },
  {
    name: 'groups-of-sends-are-direct',
    violates: ['RCP-024', 'RCP-006', 'RCP-025'],
    description: 'a chat of three that a send creates has receipts',
  },
  {
    name: 'variant-long-texts-accepted',
    violates: ['LIM-003', 'PART-003'],
    description: 'a text of a variant send has no limit',
  },
  {
    name: 'variant-no-parts-accepted',
    violates: ['VMSG-006', 'LIM-002'],
    description: 'a variant message without parts is stored',
  },
  {
    name: 'variant-key-of-all',
    violates: ['VMSG-007'],
    description: 'the idempotency_key of one agent returns the send of another',
  },
  {
    name: 'variant-key-ignored',
    violates: ['VMSG-007', 'VMSG-009'],
    description: 'a repeated send with the same idempotency_key is stored again',
  },
  {
    name: 'variant-key-last-only',
    violates: ['VMSG-007', 'VMSG-009'],
    description: 'only the last idempotency_key of an agent is remembered',
  },
  {
    name: 'variant-key-required',
    violates: ['VMSG-008'],
    description: 'a variant send without idempotency_key is rejected',
  },
  {
    name: 'variant-key-races',
    violates: ['VMSG-009'],
    description: 'parallel sends with one key all find no stored message',
  },
  {
    name: 'variant-answer-without-chat',
    violates: ['VMSG-010'],
    description: 'the answer lacks chat_id',
  },
  {
    name: 'variant-created-always',
    violates: ['VMSG-010', 'VMSG-011'],
    description: 'created_new_chat is always true',
  },
  {
    name: 'variant-chats-race',
    violates: ['VMSG-011'],
    description: 'parallel first sends each create a chat',
  },
  {
    name: 'variant-two-persons',
    violates: ['VMSG-012'],
    description: 'a chat with two persons is created',
  },
  {
    name: 'variant-seven-agents',
    violates: ['VMSG-012'],
    description: 'a chat with seven agents is created',
  },
  {
    name: 'request-not-made',
    violates: ['VMSG-013'],
    description: 'the first message of an agent to a person creates no message request',
  },
  {
    name: 'request-outlives-reply',
    violates: ['VMSG-013'],
    description: 'a message request stays pending after the reply of the person',
  },
  {
    name: 'shape-of-last-send',
    violates: ['VMSG-016'],
    description: 'a current send after a variant send loses its texts',
  },
  {
    name: 'variant-data-500',
    violates: ['VMSG-003'],
    description: 'a data part in a variant send answers 500',
  },
  {
    name: 'variant-subscription-missing',
    violates: ['VER-009', 'WHK-036'],
    description: 'POST /v1/webhook-subscriptions answers 404',
  },
  {
    name: 'variant-text-not-in-history',
    violates: ['PART-018'],
    description: 'the texts of variant messages are empty in history',
  },
] as const satisfies readonly Fault[]
