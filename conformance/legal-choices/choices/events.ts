/** Legal choices about event logs and pulling. */
import type { Choice } from '../choice.ts'

export const eventsChoices = [
  {
    name: 'basic-events-only',
    decision: 'AMB-001',
    description: 'agents receive only message.received and reaction events',
    lacks: true,
  },
  {
    name: 'own-events',
    decision: 'AMB-042',
    description: 'senders receive message.received of their own messages',
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
    description: 'a pull with an after above latest answers 422',
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
    description: 'a last page that is exactly full has has_more true',
  },
  {
    name: 'short-pages',
    decision: 'AMB-043',
    description: 'pages contain at most ten events',
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
    description: 'an event of an unlisted type follows every message',
  },
  {
    name: 'further-events-now-and-then',
    decision: 'AMB-047',
    description: 'an event of an unlisted type follows some of the messages',
  },
  {
    name: 'parts-name-their-channel',
    decision: 'AMB-108',
    description: 'parts have an additional member that differs between a delivery and the log',
  },
  {
    name: 'event-message-live',
    decision: 'AMB-108',
    description: 'data.message contains the reactions at the time of the read',
  },
  {
    name: 'latest-as-string',
    decision: 'AMB-043',
    description: 'latest is a numeric string',
  },
  {
    name: 'pull-default-of-seven',
    decision: 'AMB-044',
    description: 'a pull without limit returns at most seven events',
  },
  {
    name: 'pull-ends-early',
    decision: 'AMB-044',
    description: 'a waiting pull answers with an empty page after a second',
  },
  {
    name: 'event-sequence-gaps',
    decision: 'AMB-014',
    description: 'event sequences grow by one to three',
  },
  {
    name: 'lifecycle-payload-otherwise',
    decision: 'AMB-046',
    description: 'events about groups have another data structure',
  },
  {
    name: 'members-not-told-of-themselves',
    decision: 'AMB-046',
    description: 'an added or removed member gets no event about it',
  },
  {
    name: 'further-events-at-any-time',
    decision: 'AMB-216',
    description: 'events of unlisted types arrive later without a cause',
  },
  {
    name: 'further-events-about-no-chat',
    decision: 'AMB-047',
    description: 'events of unlisted types have no chat_id, or null, or an empty string',
  },
  {
    name: 'event-ids-of-a-log',
    decision: 'AMB-198',
    description: 'event ids are unique within a log, and the same in several logs',
  },
] as const satisfies readonly Choice[]
