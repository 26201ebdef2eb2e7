/** Legal choices about event logs and pulling. */
import type { Choice } from '../choice.ts'

export const eventsChoices = [
  {
    name: 'basic-events-only',
    decision: 'AMB-001',
    description: 'agents get message.received and reaction events only',
    lacks: true,
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
    name: 'beyond-latest-refused',
    decision: 'AMB-043',
    description: 'an after above latest answers 422',
    group: 'beyond-latest',
  },
  {
    name: 'beyond-latest-repeated',
    decision: 'AMB-043',
    description: 'a pull with an after above latest answers an empty page whose next_cursor is that after',
    group: 'beyond-latest',
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
  {
    name: 'latest-as-string',
    decision: 'AMB-043',
    description: 'latest is a numeric string',
  },
  {
    name: 'pull-default-of-seven',
    decision: 'AMB-044',
    description: 'a pull without limit gets seven events at most',
  },
  {
    name: 'pull-ends-early',
    decision: 'AMB-044',
    description: 'a waiting pull answers an empty page after a second',
  },
  {
    name: 'event-sequence-gaps',
    decision: 'AMB-014',
    description: 'event sequences grow by one to three',
  },
  {
    name: 'lifecycle-payload-otherwise',
    decision: 'AMB-046',
    description: 'events about groups have data of another shape',
  },
  {
    name: 'members-not-told-of-themselves',
    decision: 'AMB-046',
    description: 'who is added or removed gets no event of it',
  },
  {
    name: 'further-events-at-any-time',
    decision: 'AMB-216',
    description: 'further events follow without a cause in the same second',
  },
  {
    name: 'further-events-about-no-chat',
    decision: 'AMB-047',
    description: 'further events name no chat, or null, or an empty text',
  },
  {
    name: 'event-ids-of-a-log',
    decision: 'AMB-198',
    description: 'event ids are unique within a log, and the same in several logs',
  },
] as const satisfies readonly Choice[]
