/** Faults in answers that no check tests. Only the exchange rules detect them. */
import type { Fault } from './fault.ts'

export const exchangesFaults = [
  {
    name: 'contact-request-shows-session',
    violates: ['AUTH-008'],
    through: ['contacts'],
    description: 'the answer to a contact request contains the session of the person',
  },
  {
    name: 'installation-header-shows-token',
    violates: ['AUTH-006', 'PRIV-005'],
    through: ['installations'],
    description: 'the answer to an installation contains the Agent Token in a header',
  },
  {
    name: 'reaction-delivery-shows-secret',
    violates: ['WHK-005'],
    through: ['webhooks'],
    description: 'deliveries of other events than message.received contain the signing secret in a header',
  },
  {
    name: 'read-event-shows-number',
    violates: ['PRIV-003'],
    through: ['receipts'],
    description: 'message.read events contain phone numbers of persons',
  },
  {
    name: 'participant-event-shows-address',
    violates: ['PRIV-002', 'USR-003'],
    through: ['chats'],
    description: 'participant events contain e-mail addresses of persons',
  },
  {
    name: 'share-page-header-names-owner',
    violates: ['AUTH-023', 'PRIV-001'],
    through: ['profiles'],
    description: 'the share page of an agent contains the user id of its owner in a header',
  },
  {
    name: 'unknown-watermark-409',
    violates: ['ERR-005', 'ERR-016'],
    through: ['receipts'],
    description: 'not_found has status 409 for a receipt of an unknown message',
  },
  {
    name: 'malformed-typing-500',
    violates: ['ERR-012'],
    description: 'a body that is not JSON answers 500 on the typing route',
  },
  {
    name: 'waited-page-exceeds-limit',
    violates: ['EVT-020', 'LIM-009'],
    through: ['events'],
    description: 'a waiting pull returns one event more than its limit',
  },
  {
    name: 'older-page-exceeds-limit',
    violates: ['HIST-004'],
    through: ['messages'],
    description: 'a page of history with before_sequence has one message more than its limit',
  },
  {
    name: 'cursor-back-on-empty-page',
    violates: ['EVT-023'],
    through: ['events'],
    description: 'the next_cursor of an empty page is one less than after',
  },
  {
    name: 'reaction-of-session-changed-as-number',
    violates: ['RCT-001'],
    through: ['reactions'],
    description: 'changed is 0 or 1 for reactions of persons',
  },
  {
    name: 'rejection-shows-upload',
    violates: ['ATT-010'],
    through: ['accounts.upload-attachment'],
    description: 'a rejection without a credential contains the URL of an attachment in a header',
  },
  {
    name: 'typing-error-flat',
    violates: ['ERR-001'],
    through: ['chats'],
    description: 'code and message of a typing rejection are not wrapped in error',
  },
] as const satisfies readonly Fault[]
