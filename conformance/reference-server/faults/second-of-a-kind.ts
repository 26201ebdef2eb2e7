/** Faults of the second of a kind: recipient, part, subscription, chat, actor. */
import type { Fault } from './fault.ts'

export const secondOfAKindFaults = [
  {
    name: 'answer-names-chat-with-first',
    violates: ['VMSG-010', 'VMSG-002'],
    description: 'a send to several handles answers the chat with the first of them',
  },
  {
    name: 'second-recipient-skipped',
    violates: ['VMSG-002'],
    description: 'a send to several handles reaches the first alone',
  },
  {
    name: 'equal-uploads-share-attachment',
    violates: ['ATT-007', 'ATT-011', 'PART-016', 'PRIV-004'],
    description: 'an upload of known bytes answers the attachment of its first uploader',
  },
  {
    name: 'attachment-url-from-bytes',
    violates: ['PRIV-004'],
    description: 'the URL of an attachment is the digest of its bytes',
  },
  {
    name: 'attachment-url-serial',
    violates: ['PRIV-004'],
    description: 'the URLs of attachments are numbered',
  },
  {
    name: 'attachment-parts-share-url',
    violates: ['PART-016', 'ATT-011'],
    description: 'all attachments of a message show the URL of the first',
  },
  {
    name: 'subscription-keeps-first-type',
    violates: ['WHK-037'],
    description: 'a variant subscription receives the first of its types alone',
  },
  {
    name: 'subscription-keeps-last-type',
    violates: ['WHK-037'],
    description: 'a variant subscription receives the last of its types alone',
  },
  {
    name: 'discovery-hour-of-all',
    violates: ['LIM-016', 'CONT-004'],
    description: 'all accounts share one hourly limit of contact discovery',
  },
  {
    name: 'second-part-style-unchecked',
    violates: ['PART-005', 'PART-020', 'ERR-029'],
    description: 'styles are checked in the first part alone',
  },
  {
    name: 'second-style-unchecked',
    violates: ['PART-005', 'PART-020', 'ERR-029'],
    description: 'of the styles of a part the first alone is checked',
  },
  {
    name: 'second-text-part-unbounded',
    violates: ['PART-003', 'LIM-003'],
    description: 'the limit of texts applies to the first part alone',
  },
  {
    name: 'second-link-part-unchecked',
    violates: ['PART-007'],
    description: 'the URLs of links are checked in the first part alone',
  },
  {
    name: 'second-media-part-unchecked',
    violates: ['PART-012'],
    description: 'media are checked in the first part alone',
  },
  {
    name: 'second-data-part-unbounded',
    violates: ['PART-010', 'PART-011', 'LIM-004'],
    description: 'data are checked in the first part alone',
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
    description: 'deleting a subscription deletes all of its agent',
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
    description: 'an actor blocks one handle at most',
  },
  {
    name: 'second-join-unannounced',
    violates: ['EVT-034'],
    description: 'the second member that joins a group is not announced',
  },
] as const satisfies readonly Fault[]
