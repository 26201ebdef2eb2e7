/** Faults that affect only the second object of a kind: recipient, part, subscription, chat, actor. */
import type { FaultTable } from './fault.ts'

export const secondOfAKindFaults = {
  'answer-names-chat-with-first': [
    ['VMSG-010', 'VMSG-002'],
    'a send to several handles is answered with the chat with the first of them',
  ],
  'second-recipient-skipped': [['VMSG-002'], 'a send to several handles reaches only the first'],
  'equal-uploads-share-attachment': [
    ['ATT-007', 'ATT-011', 'PART-016', 'PRIV-004'],
    'an upload of known bytes returns the attachment of the first uploader',
  ],
  'attachment-url-from-bytes': [['PRIV-004'], 'the URL of an attachment is the digest of its bytes'],
  'attachment-url-serial': [['PRIV-004'], 'the URLs of attachments are consecutive numbers'],
  'attachment-parts-share-url': [['PART-016', 'ATT-011'], 'all attachments of a message have the URL of the first'],
  'subscription-keeps-first-type': [['WHK-037'], 'a variant subscription receives only the first of its types'],
  'subscription-keeps-last-type': [['WHK-037'], 'a variant subscription receives only the last of its types'],
  'discovery-hour-of-all': [['LIM-016', 'CONT-004'], 'all accounts share one hourly limit of contact discovery'],
  'second-part-style-unchecked': [['PART-005', 'PART-020', 'ERR-029'], 'styles are validated only in the first part'],
  'second-style-unchecked': [['PART-005', 'PART-020', 'ERR-029'], 'only the first style of a part is validated'],
  'second-text-part-unbounded': [['PART-003', 'LIM-003'], 'the limit of texts applies only to the first part'],
  'second-link-part-unchecked': [['PART-007'], 'the URLs of links are validated only in the first part'],
  'second-media-part-unchecked': [['PART-012'], 'media is validated only in the first part'],
  'second-data-part-unbounded': [['PART-010', 'PART-011', 'LIM-004'], 'data is validated only in the first part'],
  'second-subscription-silent': [
    ['WHK-008', 'WHK-001', 'WHK-007', 'EVT-001'],
    'the second subscription of an agent receives nothing',
  ],
  'second-subscription-signed-with-first': [
    ['WHK-006', 'WHK-010'],
    'all subscriptions of an agent are signed with the first secret',
  ],
  'deletion-ends-all-subscriptions': [
    ['WHK-008', 'WHK-007', 'WHK-037', 'EVT-001'],
    'deleting a subscription deletes all subscriptions of its agent',
  ],
  'watermark-of-all-chats': [
    ['RCP-012', 'RCP-014', 'RCP-018', 'RCP-037'],
    'a watermark is compared with those of other chats',
  ],
  'reaction-replaces-that-of-others': [['RCT-010'], 'a reaction replaces that of another actor'],
  'second-pairing-ends-first': [['DEV-004', 'DEV-017', 'DEV-005', 'DEV-012'], 'a new pairing ends all earlier ones'],
  'second-block-replaces-first': [['BLK-001', 'BLK-003', 'BLK-006'], 'an actor can block at most one handle'],
  'second-join-unannounced': [['EVT-034'], 'the second member that joins a group is not announced'],
} as const satisfies FaultTable
