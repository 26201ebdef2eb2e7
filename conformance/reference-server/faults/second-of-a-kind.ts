/** Faults that affect only the second object of a kind: recipient, part, subscription, chat, actor. */
import type { Fault } from './fault.ts'

export const secondOfAKindFaults = [
  {
    name: 'answer-names-chat-with-first',
    violates: ['VMSG-010', 'VMSG-002'],
    description: 'a send to several handles is answered with the chat with the first of them',
  },
  {
    name: 'second-recipient-skipped',
    violates: ['VMSG-002'],
    description: 'a send to several handles reaches only the first',
  },
  {
    name: 'equal-uploads-share-attachment',
    violates: ['ATT-007', 'ATT-011', 'PART-016', 'PRIV-004'],
    description: 'an upload of known bytes returns the attachment of the first uploader',
  },
  {
    name: 'attachment-url-from-bytes',
    violates: ['PRIV-004'],
    description: 'the URL of an attachment is the digest of its bytes',
  },
  {
    name: 'attachment-url-serial',
    violates: ['PRIV-004'],
    description: 'the URLs of attachments are consecutive numbers',
  },
  {
    name: 'attachment-parts-share-url',
    violates: ['PART-016', 'ATT-011'],
    description: 'all attachments of a message have the URL of the first',
  },
  {
    name: 'subscription-keeps-first-type',
    violates: ['WHK-037'],
    description: 'a variant subscription receives only the first of its types',
  },
  {
    name: 'subscription-keeps-last-type',
    violates: ['WHK-037'],
    description: 'a variant subscription receives only the last of its types',
  },
  {
    name: 'discovery-hour-of-all',
    violates: ['LIM-016', 'CONT-004'],
    description: 'all accounts share one hourly limit of contact discovery',
  },
  {
    name: 'second-part-style-unchecked',
    violates: ['PART-005', 'PART-020', 'ERR-029'],
    description: 'styles are validated only in the first part',
  },
  {
    name: 'second-style-unchecked',
    violates: ['PART-005', 'PART-020', 'ERR-029'],
    description: 'only the first style of a part is validated',
  },
  {
    name: 'second-text-part-unbounded',
    violates: ['PART-003', 'LIM-003'],
    description: 'the limit of texts applies only to the first part',
  },
  {
    name: 'second-link-part-unchecked',
    violates: ['PART-007'],
    description: 'the URLs of links are validated only in the first part',
  },
  {
    name: 'second-media-part-unchecked',
    violates: ['PART-012'],
    description: 'media is validated only in the first part',
  },
  {
    name: 'second-data-part-unbounded',
    violates: ['PART-010', 'PART-011', 'LIM-004'],
    description: 'data is validated only in the first part',
  },
  {
    name: 'second-subscription-silent',
    violates: ['WHK-008', 'WHK-001', 'WHK-007', 'EVT-001'],
    description: 'the second subscription of an agent receives nothing',
  },
  {
    name: 'second-subscription-signed-with-first',
    violates: ['WHK-006', 'WHK-010'],
    description: 'all subscriptions of an agent are signed with the first secret',
  },
  {
    name: 'deletion-ends-all-subscriptions',
    violates: ['WHK-008', 'WHK-007', 'WHK-037', 'EVT-001'],
    description: 'deleting a subscription deletes all subscriptions of its agent',
  },
  {
    name: 'watermark-of-all-chats',
    violates: ['RCP-012', 'RCP-014', 'RCP-018', 'RCP-037'],
    description: 'a watermark is compared with those of other chats',
  },
  {
    name: 'reaction-replaces-that-of-others',
    violates: ['RCT-010'],
    description: 'a reaction replaces that of another actor',
  },
  {
    name: 'second-pairing-ends-first',
    violates: ['DEV-004', 'DEV-017', 'DEV-005', 'DEV-012'],
    description: 'a new pairing ends all earlier ones',
  },
  {
    name: 'second-block-replaces-first',
    violates: ['BLK-001', 'BLK-003', 'BLK-006'],
    description: 'an actor can block at most one handle',
  },
  {
    name: 'second-join-unannounced',
    violates: ['EVT-034'],
    description: 'the second member that joins a group is not announced',
  },
] as const satisfies readonly Fault[]
