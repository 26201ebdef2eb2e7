/** Faults that are visible only on one channel, in one event type, or in a later exchange. */
import type { FaultTable } from './fault.ts'

export const channelsFaults = {
  'later-deliveries-missigned': [
    ['WHK-010', 'WHK-011'],
    'each fourth delivery of a subscription is signed with another secret',
  ],
  'retry-signed-over-another-timestamp': [
    ['WHK-010', 'WHK-012'],
    'the signature of a retry covers an earlier timestamp than its header',
  ],
  'other-deliveries-missigned': [
    ['WHK-010'],
    'deliveries of other events than message.received are signed with another secret',
    { through: ['webhooks.deliver.same-log-as-pull'] },
  ],
  'waited-page-newest-first': [['EVT-006', 'EVT-022'], 'a pull with a timeout returns its events newest first'],
  'variant-signed-with-first': [
    ['WHK-038', 'WHK-006'],
    'a variant subscription is signed with the secret of the first subscription of its agent',
  ],
  'socket-envelope-without-agent': [['WS-004'], 'events on a socket lack agent_id'],
  'socket-own-sequence': [['WS-004'], 'events on a socket have other sequences than in the log'],
  'member-event-without-chat': [
    ['EVT-009', 'EVT-013'],
    'events about members lack chat_id',
    { through: ['groups.events.added'] },
  ],
  'receipt-event-version-as-number': [['EVT-011'], 'schema_version of receipt events is a number'],
  'reaction-event-undated': [['EVT-010'], 'created_at of reaction events is null'],
  'long-page-swaps-two': [['EVT-022', 'EVT-006'], 'the last two events of a page of more than 12 are swapped'],
  'sequence-repeated-later': [
    ['EVT-006', 'EVT-022'],
    'each ninth event of a log repeats the sequence of its predecessor',
  ],
  'long-history-unsorted': [['HIST-002'], 'the newest two messages of a page of more than ten are swapped'],
} as const satisfies FaultTable
