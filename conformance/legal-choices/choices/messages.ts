/** Legal choices about sends, parts and history. */
import type { Choice } from '../choice.ts'

export const messagesChoices = [
  {
    name: 'chat-send-id-optional',
    decision: 'AMB-005',
    description: 'the chat-scoped v1 send generates a missing message_id',
  },
  {
    name: 'replay-200',
    decision: 'AMB-007',
    description: 'repeated sends answer 200',
  },
  {
    name: 'replay-after-removal',
    decision: 'AMB-009',
    description: 'a removed agent gets the stored message for a repeated send',
  },
  {
    name: 'replay-other-chat-rejected',
    decision: 'AMB-008',
    description: 'the same id for another chat answers 422',
  },
  {
    name: 'no-part-ids',
    decision: 'AMB-012',
    description: 'parts have no id',
    group: 'part-ids',
    names: { part_id: null },
    lacks: true,
  },
  {
    name: 'part-id-named-id',
    decision: 'AMB-012',
    description: 'the id of a part is in the member id',
    group: 'part-ids',
    names: { part_id: 'id' },
  },
  {
    name: 'sequence-gaps',
    decision: 'AMB-015',
    description: 'sequences in a chat start at 100 and grow by three',
  },
  {
    name: 'sequence-named-position',
    decision: 'AMB-013',
    description: 'the sequence in a chat is in the member position',
    group: 'sequence-name',
    names: { message_sequence: 'position' },
  },
  {
    name: 'reply-target-unchecked',
    decision: 'AMB-016',
    description: 'reply_to may name any message',
    group: 'reply-target',
  },
  {
    name: 'oversize-413-409',
    decision: 'AMB-018',
    description: 'texts that are too long answer 413, too many parts 409',
  },
  {
    name: 'empty-text-rejected',
    decision: 'AMB-021',
    description: 'empty text answers 422',
  },
  {
    name: 'styles-as-objects',
    decision: 'AMB-020',
    description: 'styles may only be objects',
  },
  {
    name: 'http-media-accepted',
    decision: 'AMB-023',
    description: 'media urls may use http',
  },
  {
    name: 'strict-v1',
    decision: 'AMB-025',
    description: 'v1 rejects unknown fields',
  },
  {
    name: 'lenient-nested-v2',
    decision: 'AMB-025',
    description: 'v2 rejects unknown fields only at the top level',
  },
  {
    name: 'history-bare-array',
    decision: 'AMB-057',
    description: 'history is a bare array',
    group: 'history',
    target: { provision: { historyAsPerson: { result: { messages: '' } } } },
  },
  {
    name: 'history-named-items',
    decision: 'AMB-057',
    description: 'history is { items }',
    group: 'history',
    target: { provision: { historyAsPerson: { result: { messages: '/items' } } } },
  },
  {
    name: 'history-behind-links',
    decision: 'AMB-057',
    description: 'history has an empty list of links before the messages',
    group: 'history',
  },
  {
    name: 'history-capped-50',
    decision: 'AMB-058',
    description: 'history pages contain at most 50 messages',
  },
  {
    name: 'effects-delayed',
    decision: 'AMB-107',
    description: 'events and history entries appear 500 ms after the answer',
    group: 'late-effects',
  },
  {
    name: 'histories-delayed',
    decision: 'AMB-107',
    description:
      'messages, reactions and stamps appear in histories 400 ms after the answer, and later than their events',
    group: 'late-effects',
  },
  {
    name: 'events-delayed',
    decision: 'AMB-107',
    description: 'events appear 400 ms after the answer, and later than in histories',
    group: 'late-effects',
  },
  {
    name: 'message-ids-unchecked',
    decision: 'AMB-004',
    description: 'any string is accepted as a message_id',
  },
  {
    name: 'chat-send-lists-others',
    decision: 'AMB-005',
    description: 'a repeated chat-scoped v1 send answers with the stored message as well',
  },
  {
    name: 'replay-before-validation',
    decision: 'AMB-008',
    description: 'a repeated message_id answers with the stored message, even if the body differs',
  },
  {
    name: 'text-derived',
    decision: 'AMB-011',
    description: 'a message sent without text has the texts of its parts as text',
  },
  {
    name: 'unknown-part-404',
    decision: 'AMB-012',
    description: 'a reaction to a part that does not exist answers 404',
  },
  {
    name: 'message-without-sequence',
    decision: 'AMB-013',
    description: 'messages have no sequence',
    group: 'sequence-name',
    names: { message_sequence: null },
    lacks: true,
  },
  {
    name: 'message-members-named-otherwise',
    decision: 'AMB-013',
    description: 'the members for sender and time of a message have other names',
    names: { sender: 'from', created_at: 'sent_at' },
  },
  {
    name: 'reply-target-404',
    decision: 'AMB-016',
    description: 'reply_to to an unknown message answers 404',
    group: 'reply-target',
  },
  {
    name: 'decimal-sizes',
    decision: 'AMB-017',
    description: 'a KB has 1,000 bytes and a MB 1,000,000',
  },
  {
    name: 'unknown-parts-accepted',
    decision: 'AMB-022',
    description: 'parts of an unknown type are stored unchanged',
  },
  {
    name: 'unknown-members-kept',
    decision: 'AMB-025',
    description: 'v1 keeps unknown members of parts',
  },
  {
    name: 'rejected-bodies-409',
    decision: 'AMB-124',
    description: 'invalid bodies of sends answer 409 unless a requirement states 422',
  },
] as const satisfies readonly Choice[]
