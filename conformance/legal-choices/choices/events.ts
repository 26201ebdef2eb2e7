/** Legal choices about event logs and pulling. */
import type { Choice } from '../choice.ts'

export const eventsChoices = [
  {
    name: 'basic-events-only',
    decision: 'AMB-001',
    description: 'agents get message.received and reaction events only',
    group: 'receipts',
  },
  {
    name: 'own-events',
    decision: 'AMB-042',
    description: 'senders get message.received of their own messages',
  },
  {
    name: 'cursor-as-string',
    decision: 'AMB-043',
    description: 'next_cursor is a numeric string',
    group: 'cursor',
  },
  {
    name: 'cursor-null-on-empty',
    decision: 'AMB-043',
    description: 'next_cursor is null while the log is empty',
    group: 'cursor',
  },
  {
    name: 'has-more-on-full-page',
    decision: 'AMB-043',
    description: 'a last page that is exactly full says has_more true',
  },
  {
    name: 'short-pages',
    decision: 'AMB-043',
    description: 'pages hold at most ten events',
  },
  {
    name: 'pull-needs-after',
    decision: 'AMB-044',
    description: 'a pull without after answers 422',
  },
  {
    name: 'log-starts-at-1000',
    decision: 'AMB-044',
    description: 'event sequences start at 1000',
  },
  {
    name: 'ninth-event-type',
    decision: 'AMB-047',
    description: 'a further event type follows every message',
  },
  {
    name: 'further-events-now-and-then',
    decision: 'AMB-047',
    description: 'a further event type follows some messages, and others not',
  },
  {
    name: 'parts-name-their-channel',
    decision: 'AMB-108',
    description: 'parts have a member that nobody sent and that differs between a delivery and the log',
  },
  {
    name: 'event-message-live',
    decision: 'AMB-108',
    description: 'data.message shows the reactions of the moment',
  },
] as const satisfies readonly Choice[]
