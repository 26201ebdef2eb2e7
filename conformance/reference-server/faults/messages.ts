/** Faults of sends: idempotency, storage, validation, statuses and response shapes. */
import type { Fault } from './fault.ts'

export const messagesFaults = [
  {
    name: 'replay-stores-twice',
    violates: ['MSG-041', 'MSG-039', 'MSG-016'],
    description: 'a repeated send with the same id is stored and announced again',
  },
  {
    name: 'replay-stores-silently-twice',
    violates: ['MSG-041', 'MSG-039', 'MSG-016'],
    description: 'a repeated send with the same id adds a second history entry without an event',
  },
  {
    name: 'race-same-id-stores-twice',
    violates: ['MSG-042'],
    description: 'parallel sends with one id all find no stored message',
  },
  {
    name: 'race-two-senders-both-store',
    violates: ['MSG-046'],
    description: 'parallel sends of two senders with one id are both stored',
  },
  {
    name: 'conflict-missing',
    violates: ['MSG-044', 'ERR-007'],
    description: 'an id used by another sender is answered with the stored message instead of 409',
  },
  {
    name: 'conflict-wrong-code',
    violates: ['MSG-044', 'ERR-007'],
    description: 'an id used by another sender answers 409 with the code conflict',
  },
  {
    name: 'conflict-stores-anyway',
    violates: ['MSG-045', 'ERR-035'],
    description: 'a send with the id of another sender is rejected with 409 but stored',
  },
  {
    name: 'replay-conflicts',
    violates: ['MSG-039', 'MSG-040', 'ERR-018'],
    description: 'a repeated send of the same sender answers 409',
  },
  {
    name: 'replay-answers-new-body',
    violates: ['MSG-040', 'MSG-039'],
    description: 'a repeated send is answered with the second body, but the stored message stays',
  },
  {
    name: 'replay-rewrites-message',
    violates: ['MSG-004', 'MSG-040'],
    description: 'a repeated send with another body overwrites the stored message',
  },
  {
    name: 'idempotency-per-route',
    violates: ['MSG-043', 'MSG-016'],
    description: 'an id stored through one route is stored again through another',
  },
  {
    name: 'rejected-send-burns-id',
    violates: ['MSG-058', 'ERR-035'],
    description: 'the id of a rejected send cannot be used again',
  },
  {
    name: 'message-lost-after-ack',
    violates: ['MSG-056', 'MSG-029', 'RCP-002', 'HIST-016'],
    description: 'every third accepted send is not stored',
  },
  {
    name: 'parts-limit-missing',
    violates: ['MSG-021', 'LIM-001'],
    description: '33 parts are accepted',
  },
  {
    name: 'parts-limit-31',
    violates: ['MSG-021', 'LIM-001'],
    description: '32 parts are rejected',
  },
  {
    name: 'empty-parts-accepted',
    violates: ['MSG-020', 'LIM-001'],
    description: 'a message without parts is stored',
  },
  {
    name: 'body-limit-missing',
    violates: ['MSG-032', 'LIM-005', 'ERR-011'],
    description: 'bodies above 512 KB are read and stored',
  },
  {
    name: 'body-limit-422',
    violates: ['MSG-032', 'ERR-011', 'LIM-005'],
    description: 'an oversized body answers 422',
  },
  {
    name: 'v2-unknown-fields-accepted',
    violates: ['MSG-037', 'ERR-030'],
    description: 'v2 ignores unknown fields',
  },
  {
    name: 'v2-message-id-optional',
    violates: ['MSG-036', 'MSG-014', 'MSG-012'],
    description: 'v2 generates a missing message_id',
  },
  {
    name: 'v1-message-id-optional',
    violates: ['MSG-014', 'MSG-012'],
    description: 'POST /v1/messages generates a missing message_id',
  },
  {
    name: 'message-id-replaced',
    violates: ['MSG-012', 'MSG-015'],
    description: 'the service answers with another id',
  },
  {
    name: 'reply-to-dropped',
    violates: ['MSG-024', 'MSG-003', 'HIST-011', 'EVT-051'],
    description: 'reply_to is not stored',
  },
  {
    name: 'reply-without-target-accepted',
    violates: ['MSG-025'],
    description: 'reply_to without message_id is accepted and returned',
  },
  {
    name: 'parts-reordered',
    violates: ['MSG-022', 'MSG-002', 'MSG-004', 'HIST-011'],
    description: 'parts are stored grouped by type',
  },
  {
    name: 'text-normalised',
    violates: ['MSG-051', 'MSG-002'],
    description: 'text is normalized to Unicode form C and trimmed',
  },
  {
    name: 'top-level-text-dropped',
    violates: ['MSG-023', 'MSG-031', 'HIST-011'],
    description: 'the top-level text is lost',
  },
  {
    name: 'v1-answers-201',
    violates: ['MSG-031'],
    description: 'POST /v1/messages answers 201',
  },
  {
    name: 'chat-send-answers-202',
    violates: ['MSG-033'],
    description: 'POST /v1/chats/{id}/messages answers 202',
  },
  {
    name: 'v2-answers-202',
    violates: ['MSG-035'],
    description: 'POST /v2/chats/{id}/messages answers 202',
  },
  {
    name: 'chat-send-single-message',
    violates: ['MSG-033'],
    description: 'the chat-scoped send answers { message }',
  },
  {
    name: 'v2-answers-list',
    violates: ['MSG-035'],
    description: 'v2 answers { messages }',
  },
  {
    name: 'v1-without-message-id',
    violates: ['MSG-031'],
    description: 'the 202 lacks message_id',
  },
  {
    name: 'idempotency-key-required',
    violates: ['MSG-047'],
    description: 'a send without an Idempotency-Key header is rejected',
  },
  {
    name: 'parallel-send-overwritten',
    violates: ['MSG-057', 'MSG-056', 'HIST-016'],
    description: 'of parallel sends to one chat only the last is in the history',
  },
  {
    name: 'unknown-chat-accepted',
    violates: ['MSG-048'],
    description: 'a send to an unknown chat answers 2xx',
  },
  {
    name: 'message-delete-route',
    violates: ['MSG-007', 'MSG-004'],
    description: 'DELETE /v1/messages/{id} removes the message',
  },
  {
    name: 'message-delete-leaves-placeholder',
    violates: ['MSG-007', 'MSG-004'],
    description: 'DELETE /v1/messages/{id} empties the message',
  },
  {
    name: 'message-unsend-route',
    violates: ['MSG-006', 'MSG-004'],
    description: 'POST /v1/messages/{id}/unsend removes the message',
  },
  {
    name: 'group-sends-rejected',
    violates: ['MSG-001'],
    description: 'sends to groups answer 403',
  },
  {
    name: 'invocation-id-shown',
    violates: ['MSG-010'],
    description: 'messages have an invocation_id',
  },
  {
    name: 'chat-id-optional',
    violates: ['MSG-017'],
    description: 'POST /v1/messages without chat_id sends to the latest chat of the sender',
  },
  {
    name: 'parts-as-text-accepted',
    violates: ['MSG-019'],
    description: 'parts may be a string, which is stored as one text part',
  },
  {
    name: 'reply-copies-target',
    violates: ['MSG-026'],
    description: 'reply_to contains the parts of the target',
  },
  {
    name: 'plain-body-read-as-latin1',
    violates: ['MSG-049'],
    description: 'a text/plain body is accepted and read as Latin-1',
  },
  {
    name: 'person-without-id',
    violates: ['MSG-053'],
    description: 'the sender of a person’s message has only a name',
  },
  {
    name: 'generated-ids-upper-case',
    violates: ['MSG-011'],
    description: 'ids that the server generates are in upper case',
  },
  {
    name: 'odd-id-breaks-server',
    violates: ['MSG-013'],
    description: 'a malformed message id answers 500',
  },
  {
    name: 'other-chat-id-breaks-server',
    violates: ['MSG-054'],
    description: 'a body with another chat id than the path answers 500',
  },
  {
    name: 'dangling-reply-breaks-server',
    violates: ['MSG-027'],
    description: 'a reply to an unknown message answers 500',
  },
  {
    name: 'own-event-empty',
    violates: ['MSG-052'],
    description: 'senders receive an event of their own message without its parts',
  },
  {
    name: 'message-edit-route',
    violates: ['MSG-005', 'MSG-004'],
    description: 'PATCH /v1/messages/{id} changes the text',
  },
  {
    name: 'received-event-lost',
    violates: ['MSG-030', 'EVT-048', 'EVT-031', 'EVT-022'],
    description: 'every third message.received is lost',
  },
  {
    name: 'withheld-as-placeholders',
    violates: ['MSG-009', 'HIST-007'],
    description: 'history contains suppressed messages as entries without parts',
  },
  {
    name: 'restart-forgets-message-ids',
    violates: ['MSG-041', 'MSG-039'],
    description: 'after a restart a repeated send is stored again',
    mode: 'full',
  },
  {
    name: 'restart-changes-messages',
    violates: ['MSG-004'],
    description: 'after a restart the texts of stored messages end with a dot',
    mode: 'full',
  },
  {
    name: 'crash-before-store',
    violates: ['MSG-056', 'EVT-048'],
    description: 'a message is stored 40 ms after it was acknowledged, and lost if the process ends before',
    mode: 'full',
  },
  {
    name: 'unknown-member-500',
    violates: ['MSG-038'],
    description: 'an unknown member of a v1 send answers 500',
  },
  {
    name: 'a2ui-judged-before-replay',
    violates: ['MSG-039'],
    description: 'a repeated send that creates a surface is rejected',
  },
  {
    name: 'history-shows-last-body',
    violates: ['MSG-008'],
    description: 'history contains a message with the parts of the last send with its id',
  },
  {
    name: 'reply-to-reply-names-root',
    violates: ['MSG-024'],
    description: 'a reply to a reply refers to the first message of the chain',
  },
  {
    name: 'ids-forgotten-after-100',
    violates: ['MSG-039', 'MSG-041'],
    description: 'an id can be used again after a hundred messages of its sender',
  },
  {
    name: 'ids-forgotten-after-2-s',
    violates: ['MSG-039', 'MSG-041'],
    description: 'an id can be used again after two seconds',
  },
  {
    name: 'text-needs-a-text-part',
    violates: ['MSG-023'],
    description: 'text is dropped from messages without a text part',
  },
  {
    name: 'strict-takes-variant-members',
    violates: ['MSG-037'],
    description: 'v2 accepts the members of the variant form',
    warns: true,
  },
] as const satisfies readonly Fault[]
