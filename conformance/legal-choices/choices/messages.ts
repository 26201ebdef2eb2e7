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
    description: 'replays answer 200',
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
    description: 'parts carry no id',
    group: 'part-ids',
    names: { part_id: null },
  },
  {
    name: 'part-id-named-id',
    decision: 'AMB-012',
    description: 'part ids are named id',
    group: 'part-ids',
    names: { part_id: 'id' },
  },
  {
    name: 'sequence-gaps',
    decision: 'AMB-015',
    description: 'chat sequences grow by three and start at 100',
  },
  {
    name: 'sequence-named-position',
    decision: 'AMB-013',
    description: 'the chat sequence is named position',
    names: { message_sequence: 'position' },
  },
  {
    name: 'reply-target-unchecked',
    decision: 'AMB-016',
    description: 'reply_to may name any message',
  },
  {
    name: 'oversize-413-409',
    decision: 'AMB-018',
    description: 'long parts answer 413, too many parts 409',
  },
  {
    name: 'empty-text-rejected',
    decision: 'AMB-021',
    description: 'empty text answers 422',
  },
  {
    name: 'styles-as-objects',
    decision: 'AMB-020',
    description: 'styles are objects only',
  },
  {
    name: 'http-media-accepted',
    decision: 'AMB-023',
    description: 'media urls may be http',
  },
  {
    name: 'strict-v1',
    decision: 'AMB-025',
    description: 'v1 rejects unknown fields',
  },
  {
    name: 'lenient-nested-v2',
    decision: 'AMB-025',
    description: 'v2 checks the top level only',
  },
  {
    name: 'history-bare-array',
    decision: 'AMB-057',
    description: 'history is a bare array',
    group: 'history',
  },
  {
    name: 'history-named-items',
    decision: 'AMB-057',
    description: 'history is { items }',
    group: 'history',
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
    description: 'history pages hold at most 50 messages',
  },
  {
    name: 'effects-delayed',
    decision: 'AMB-107',
    description: 'events and history entries appear 500 ms after the answer',
  },
] as const satisfies readonly Choice[]
