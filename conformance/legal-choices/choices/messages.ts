/** Legal choices about sends, parts and history. */
import type { ChoiceTable } from '../choice.ts'

export const messagesChoices = {
  'chat-send-id-optional': ['AMB-005', 'the chat-scoped v1 send generates a missing message_id'],
  'replay-200': ['AMB-007', 'repeated sends answer 200'],
  'replay-after-removal': ['AMB-009', 'a removed agent gets the stored message for a repeated send'],
  'replay-other-chat-rejected': ['AMB-008', 'the same id for another chat answers 422'],
  'no-part-ids': ['AMB-012', 'parts have no id', { group: 'part-ids', names: { part_id: null }, lacks: true }],
  'part-id-named-id': [
    'AMB-012',
    'the id of a part is in the member id',
    { group: 'part-ids', names: { part_id: 'id' } },
  ],
  'sequence-gaps': ['AMB-015', 'sequences in a chat start at 100 and grow by three'],
  'sequence-named-position': [
    'AMB-013',
    'the sequence in a chat is in the member position',
    { group: 'sequence-name', names: { message_sequence: 'position' } },
  ],
  'reply-target-unchecked': ['AMB-016', 'reply_to may name any message', { group: 'reply-target' }],
  'oversize-413-409': ['AMB-018', 'texts that are too long answer 413, too many parts 409'],
  'empty-text-rejected': ['AMB-021', 'empty text answers 422'],
  'styles-as-objects': ['AMB-020', 'styles may only be objects'],
  'http-media-accepted': ['AMB-023', 'media urls may use http'],
  'strict-v1': ['AMB-025', 'v1 rejects unknown fields'],
  'lenient-nested-v2': ['AMB-025', 'v2 rejects unknown fields only at the top level'],
  'history-bare-array': [
    'AMB-057',
    'history is a bare array',
    { group: 'history', target: { provision: { historyAsPerson: { result: { messages: '' } } } } },
  ],
  'history-named-items': [
    'AMB-057',
    'history is { items }',
    { group: 'history', target: { provision: { historyAsPerson: { result: { messages: '/items' } } } } },
  ],
  'history-behind-links': ['AMB-057', 'history has an empty list of links before the messages', { group: 'history' }],
  'history-capped-50': ['AMB-058', 'history pages contain at most 50 messages'],
  'effects-delayed': [
    'AMB-107',
    'events and history entries appear 500 ms after the answer',
    { group: 'late-effects' },
  ],
  'histories-delayed': [
    'AMB-107',
    'messages, reactions and stamps appear in histories 400 ms after the answer, and later than their events',
    { group: 'late-effects' },
  ],
  'events-delayed': [
    'AMB-107',
    'events appear 400 ms after the answer, and later than in histories',
    { group: 'late-effects' },
  ],
  'message-ids-unchecked': ['AMB-004', 'any string is accepted as a message_id'],
  'chat-send-lists-others': ['AMB-005', 'a repeated chat-scoped v1 send answers with the stored message as well'],
  'replay-before-validation': [
    'AMB-008',
    'a repeated message_id answers with the stored message, even if the body differs',
  ],
  'text-derived': ['AMB-011', 'a message sent without text has the texts of its parts as text'],
  'unknown-part-404': ['AMB-012', 'a reaction to a part that does not exist answers 404'],
  'message-without-sequence': [
    'AMB-013',
    'messages have no sequence',
    { group: 'sequence-name', names: { message_sequence: null }, lacks: true },
  ],
  'message-members-named-otherwise': [
    'AMB-013',
    'the members for sender and time of a message have other names',
    { names: { sender: 'from', created_at: 'sent_at' } },
  ],
  'reply-target-404': ['AMB-016', 'reply_to to an unknown message answers 404', { group: 'reply-target' }],
  'decimal-sizes': ['AMB-017', 'a KB has 1,000 bytes and a MB 1,000,000'],
  'unknown-parts-accepted': ['AMB-022', 'parts of an unknown type are stored unchanged'],
  'unknown-members-kept': ['AMB-025', 'v1 keeps unknown members of parts'],
  'rejected-bodies-409': ['AMB-124', 'invalid bodies of sends answer 409 unless a requirement states 422'],
} as const satisfies ChoiceTable
