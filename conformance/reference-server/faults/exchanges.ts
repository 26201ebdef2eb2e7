/** Faults in answers that no check tests. Only the exchange rules detect them. */
import type { FaultTable } from './fault.ts'

export const exchangesFaults = {
  'contact-request-shows-session': [
    ['AUTH-008'],
    'the answer to a contact request contains the session of the person',
    { through: ['contacts'] },
  ],
  'installation-header-shows-token': [
    ['AUTH-006', 'PRIV-005'],
    'the answer to an installation contains the Agent Token in a header',
    { through: ['installations'] },
  ],
  'reaction-delivery-shows-secret': [
    ['WHK-005'],
    'deliveries of other events than message.received contain the signing secret in a header',
    { through: ['webhooks'] },
  ],
  'read-event-shows-number': [
    ['PRIV-003'],
    'message.read events contain phone numbers of persons',
    { through: ['receipts'] },
  ],
  'participant-event-shows-address': [
    ['PRIV-002', 'USR-003'],
    'participant events contain e-mail addresses of persons',
    { through: ['chats'] },
  ],
  'share-page-header-names-owner': [
    ['AUTH-023', 'PRIV-001'],
    'the share page of an agent contains the user id of its owner in a header',
    { through: ['profiles'] },
  ],
  'unknown-watermark-409': [
    ['ERR-005', 'ERR-016'],
    'not_found has status 409 for a receipt of an unknown message',
    { through: ['receipts'] },
  ],
  'malformed-typing-500': [['ERR-012'], 'a body that is not JSON answers 500 on the typing route'],
  'waited-page-exceeds-limit': [
    ['EVT-020', 'LIM-009'],
    'a waiting pull returns one event more than its limit',
    { through: ['events'] },
  ],
  'older-page-exceeds-limit': [
    ['HIST-004'],
    'a page of history with before_sequence has one message more than its limit',
    { through: ['messages'] },
  ],
  'cursor-back-on-empty-page': [
    ['EVT-023'],
    'the next_cursor of an empty page is one less than after',
    { through: ['events'] },
  ],
  'reaction-of-session-changed-as-number': [
    ['RCT-001'],
    'changed is 0 or 1 for reactions of persons',
    { through: ['reactions'] },
  ],
  'rejection-shows-upload': [
    ['ATT-010'],
    'a rejection without a credential contains the URL of an attachment in a header',
    { through: ['accounts.upload-attachment'] },
  ],
  'typing-error-flat': [
    ['ERR-001'],
    'code and message of a typing rejection are not wrapped in error',
    { through: ['chats'] },
  ],
} as const satisfies FaultTable
