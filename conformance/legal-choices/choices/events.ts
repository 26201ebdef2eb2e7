/** Legal choices about event logs and pulling. */
import type { ChoiceTable } from '../choice.ts'

export const eventsChoices = {
  'basic-events-only': ['AMB-001', 'agents receive only message.received and reaction events', { lacks: true }],
  'own-events': ['AMB-042', 'senders receive message.received of their own messages'],
  'cursor-as-string': ['AMB-043', 'next_cursor is a numeric string', { group: 'cursor' }],
  'cursor-null-on-empty': ['AMB-043', 'next_cursor is null while the log is empty', { group: 'cursor' }],
  'beyond-latest-refused': ['AMB-043', 'a pull with an after above latest answers 422', { group: 'beyond-latest' }],
  'beyond-latest-repeated': [
    'AMB-043',
    'a pull with an after above latest answers an empty page whose next_cursor is that after',
    { group: 'beyond-latest' },
  ],
  'has-more-on-full-page': ['AMB-043', 'a last page that is exactly full has has_more true'],
  'short-pages': ['AMB-043', 'pages contain at most two events'],
  'pull-needs-after': ['AMB-044', 'a pull without after answers 422'],
  'log-starts-at-1000': ['AMB-044', 'event sequences start at 1000'],
  'ninth-event-type': ['AMB-047', 'an event of an unlisted type follows every message'],
  'further-events-now-and-then': ['AMB-047', 'an event of an unlisted type follows some of the messages'],
  'parts-name-their-channel': [
    'AMB-108',
    'parts have an additional member that differs between a delivery and the log',
  ],
  'event-message-live': ['AMB-108', 'data.message contains the reactions at the time of the read'],
  'latest-as-string': ['AMB-043', 'latest is a numeric string'],
  'pull-default-of-seven': ['AMB-044', 'a pull without limit returns at most seven events'],
  'pull-ends-early': ['AMB-044', 'a waiting pull answers with an empty page after a second'],
  'event-sequence-gaps': ['AMB-014', 'event sequences grow by one to three'],
  'lifecycle-payload-otherwise': ['AMB-046', 'events about groups have another data structure'],
  'members-not-told-of-themselves': ['AMB-046', 'an added or removed member gets no event about it'],
  'further-events-at-any-time': ['AMB-216', 'events of unlisted types arrive later without a cause'],
  'further-events-about-no-chat': ['AMB-047', 'events of unlisted types have no chat_id, or null, or an empty string'],
  'event-ids-of-a-log': ['AMB-198', 'event ids are unique within a log, and the same in several logs'],
} as const satisfies ChoiceTable
