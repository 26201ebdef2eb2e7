/** Faults that are visible only on one channel, in one event type, or in a later exchange. */
import type { Fault } from './fault.ts'

export const channelsFaults = [
  {
    name: 'later-deliveries-missigned',
    violates: ['WHK-010', 'WHK-011'],
    description: 'each fourth delivery of a subscription is signed with another secret',
  },
  {
    name: 'retry-signed-over-another-timestamp',
    violates: ['WHK-010', 'WHK-012'],
    description: 'the signature of a retry covers an earlier timestamp than its header',
  },
  {
    name: 'other-deliveries-missigned',
    violates: ['WHK-010'],
    description: 'deliveries of other events than message.received are signed with another secret',
    through: ['webhooks.deliver.same-log-as-pull'],
  },
  {
    name: 'waited-page-newest-first',
    violates: ['EVT-006', 'EVT-022'],
    description: 'a pull with a timeout returns its events newest first',
  },
  {
    name: 'variant-signed-with-first',
    violates: ['WHK-038', 'WHK-006'],
    description: 'a variant subscription is signed with the secret of the first subscription of its agent',
  },
  {
    name: 'socket-envelope-without-agent',
    violates: ['WS-004'],
    description: 'events on a socket lack agent_id',
  },
  {
    name: 'socket-own-sequence',
    violates: ['WS-004'],
    description: 'events on a socket have other sequences than in the log',
  },
  {
    name: 'member-event-without-chat',
    violates: ['EVT-009', 'EVT-013'],
    description: 'events about members lack chat_id',
    through: ['groups.events.added'],
  },
  {
    name: 'receipt-event-version-as-number',
    violates: ['EVT-011'],
    description: 'schema_version of receipt events is a number',
  },
  {
    name: 'reaction-event-undated',
    violates: ['EVT-010'],
    description: 'created_at of reaction events is null',
  },
  {
    name: 'long-page-swaps-two',
    violates: ['EVT-022', 'EVT-006'],
    description: 'the last two events of a page of more than 12 are swapped',
  },
  {
    name: 'sequence-repeated-later',
    violates: ['EVT-006', 'EVT-022'],
    description: 'each ninth event of a log repeats the sequence of its predecessor',
  },
  {
    name: 'long-history-unsorted',
    violates: ['HIST-002'],
    description: 'the newest two messages of a page of more than ten are swapped',
  },
] as const satisfies readonly Fault[]
