/** Contents of the event log: repeated events, unknown types, pages. */
import type { ClientCase } from '../client-case.ts'
import { Violation } from '../outcome.ts'
import type { LogEvent } from '../service/event-log.ts'
import type { Trial } from '../trial.ts'

const dedupAdvice =
  'Keep the ids of stored events, also across restarts, and store an event only if its event_id is new. A comparison of sequences is not enough: the same event may arrive by webhook and by pull, or with another sequence.'
const unknownAdvice =
  'Skip an event of a type that you do not know, and move the cursor past it. Read only the members that you need, and ignore the others.'

const texts = (count: number) => Array.from({ length: count }, (_, index) => `text ${index + 1}`)

/** An event of a type, or with a content, that the client does not know, between two messages. */
function unknown(id: string, title: string, changes: Readonly<Record<string, unknown>>): ClientCase {
  return {
    id: `log.unknown.${id}`,
    requirements: ['EVT-041', 'VER-005'],
    title,
    advice: unknownAdvice,
    async judgeReceiving(trial) {
      const { log } = trial.service
      const before = log.make('before')
      const strange = log.make('strange', { sequence: before.sequence + 1, ...changes })
      const last = log.make('after', { sequence: before.sequence + 2 })
      log.append(before, strange, last)
      await trial.expectEach([before, last])
    },
  }
}

/** Repeats events in pages. */
function repeated(id: string, title: string, repeat: (trial: Trial, events: LogEvent[]) => void): ClientCase {
  return {
    id: `log.repeated.${id}`,
    requirements: ['EVT-043', 'EVT-005'],
    title,
    advice: dedupAdvice,
    async judgeReceiving(trial) {
      const events = trial.service.log.sayAll(texts(3))
      await trial.untilHandled(events)
      repeat(trial, events)
      const more = trial.service.log.sayAll(['later'])
      await trial.expectEach([...events, ...more])
    },
  }
}

/** Returns a copy of an event at the end of the log. */
const appended = ({ service: { log } }: Trial, event: LogEvent): void =>
  log.append({ ...event, sequence: log.latest + 1 })

function pages(id: string, count: number, title: string): ClientCase {
  return {
    id: `log.pages.${id}`,
    requirements: ['EVT-022', 'EVT-023', 'EVT-025'],
    title,
    advice: 'Continue with after = next_cursor until has_more is false, and then with the next pull.',
    async judgeReceiving(trial) {
      await trial.expectEach(trial.service.log.sayAll(texts(count)))
    },
  }
}

export const logCases: readonly ClientCase[] = [
  pages('one', 20, 'stores all events of a page'),
  pages('several', 250, 'stores all events of several pages'),
  {
    id: 'log.pages.small',
    requirements: ['EVT-022', 'EVT-025'],
    title: 'reads to the end when the service gives smaller pages than the client asked for',
    advice: 'has_more tells whether events follow, not the number of events in the page.',
    async judgeReceiving(trial) {
      const { log } = trial.service
      log.alter = (page) => {
        const events = (page.events as LogEvent[]).slice(0, 2)
        const isCut = events.length < page.events.length
        return {
          ...page,
          events,
          has_more: page.has_more || isCut,
          next_cursor: events.at(-1)?.sequence ?? page.next_cursor,
        }
      }
      await trial.expectEach(log.sayAll(texts(7)))
    },
  },
  {
    id: 'log.pages.empty-with-more',
    requirements: ['EVT-023', 'EVT-025'],
    title: 'continues after a page without events',
    advice: 'An empty page is no end: continue with after = next_cursor.',
    async judgeReceiving(trial) {
      const { log } = trial.service
      let isFirst = true
      log.alter = (page) => {
        if (!isFirst || page.events.length === 0) return page
        isFirst = false
        const before = (page.events[0] as LogEvent).sequence - 1
        return { ...page, events: [], next_cursor: before, has_more: true }
      }
      await trial.expectEach(log.sayAll(texts(3)))
    },
  },
  {
    id: 'log.sequence.gaps',
    requirements: ['EVT-006', 'EVT-015'],
    title: 'stores events whose sequences have gaps',
    advice: 'Compare sequences, and do not count them.',
    async judgeReceiving(trial) {
      const { log } = trial.service
      const first = log.latest
      const events = [5, 9, 40].map((gap) => log.make(`after ${gap}`, { sequence: first + gap }))
      log.append(...events)
      await trial.expectEach(events)
    },
  },
  {
    id: 'log.cursor.position-of-the-service',
    requirements: ['EVT-015', 'EVT-023'],
    title: 'pulls from a position that the service named, or that it has processed',
    advice:
      'after is next_cursor of the last page, or the highest sequence that was stored. No other number is a position.',
    async judgeReceiving(trial) {
      const { service } = trial
      const isPosition = () => {
        const after = Number(new URL(service.requests('pull').at(-1)!.path, service.url).searchParams.get('after') ?? 0)
        return after === service.log.latest
      }
      await trial.expectEach(service.log.sayAll(texts(4)))
      if (!(await trial.until(isPosition, 2000)))
        throw new Violation(
          `the next pull is ${service.requests('pull').at(-1)!.path}; the newest sequence is ${service.log.latest}`,
        )
    },
  },
  repeated('in-later-page', 'stores an event once that a later page contains again', (trial, events) => {
    const { log } = trial.service
    log.alter = (page) => (page.events.length === 0 ? page : { ...page, events: [...events, ...page.events] })
  }),
  repeated('with-another-sequence', 'stores an event once that arrives again with another sequence', (trial, events) =>
    appended(trial, events[1]!),
  ),
  repeated('several-times', 'stores events once that arrive again several times', (trial, events) => {
    for (const event of [...events, ...events]) appended(trial, event)
  }),
  {
    id: 'log.repeated.in-one-page',
    requirements: ['EVT-043', 'EVT-005'],
    title: 'stores an event once that is in a page twice',
    advice: dedupAdvice,
    async judgeReceiving(trial) {
      const { log } = trial.service
      log.alter = (page) => ({ ...page, events: page.events.flatMap((event) => [event, event]) })
      await trial.expectEach(log.sayAll(texts(3)))
    },
  },
  {
    id: 'log.repeated.after-restart',
    requirements: ['EVT-043', 'EVT-005'],
    title: 'stores an event once that arrives again after a restart',
    advice: dedupAdvice,
    async judgeReceiving(trial) {
      const events = trial.service.log.sayAll(texts(3))
      await trial.untilHandled(events)
      await trial.restart()
      for (const event of events) appended(trial, event)
      await trial.expectEach(events)
    },
  },
  {
    id: 'log.repeated.same-text',
    requirements: ['EVT-005'],
    title: 'stores different events with the same text',
    advice: 'event_id is the only deduplication key. Two messages may have the same text.',
    async judgeReceiving(trial) {
      await trial.expectEach(trial.service.log.sayAll(['again', 'again', 'again']))
    },
  },
  unknown('type', 'ignores an event of an unknown type', { event_type: 'weather.changed', data: { sky: 'clear' } }),
  unknown('type-without-data', 'ignores an event of an unknown type whose data is null', {
    event_type: 'weather.changed',
    data: null,
  }),
  unknown('type-without-chat', 'ignores an event of an unknown type without a chat', {
    event_type: 'presence.changed',
    chat_id: null,
    data: { online: true },
  }),
  unknown('type-with-a-known-prefix', 'ignores an event of an unknown type that resembles a known one', {
    event_type: 'message.received.silently',
    data: { message: null },
  }),
  unknown('known-type-that-is-not-used', 'continues after a receipt', {
    event_type: 'message.read',
    data: { through_sequence: 1, recipient: { handle: 'ann' } },
  }),
  {
    id: 'log.unknown.only',
    requirements: ['EVT-041', 'VER-005'],
    title: 'continues after a page with unknown types only',
    advice: unknownAdvice,
    async judgeReceiving(trial) {
      const { log } = trial.service
      const first = log.latest + 1
      log.append(
        ...[0, 1, 2].map((index) => log.make('', { event_type: 'weather.changed', data: {}, sequence: first + index })),
      )
      await trial.until(() => log.waiting > 0, 3000)
      await trial.expectEach([log.say('after them')])
    },
  },
  {
    id: 'log.unknown.members',
    requirements: ['EVT-013', 'VER-005'],
    title: 'stores events with members that it does not know',
    advice: unknownAdvice,
    async judgeReceiving(trial) {
      const { log } = trial.service
      await trial.expectEach([log.say('more members', { surprise: { of: ['some', 'kind'] }, schema_version: '1.7' })])
    },
  },
  {
    id: 'log.text.unicode',
    requirements: ['EVT-031', 'MSG-051'],
    title: 'stores the text of a message unchanged',
    advice: 'Decode the body of the page as UTF-8, also where a character is divided between two packets.',
    async judgeReceiving(trial) {
      const event = trial.service.log.say('Grüße, 你好, 👩‍👩‍👧 \u2028 "quoted"\n')
      await trial.expectEach([event])
      const stored = (await trial.events()).find(({ event_id: id }) => id === event.event_id)
      const { parts } = (event.data as { message: { parts: { text: string }[] } }).message
      if (stored?.text !== undefined && stored.text !== parts[0]!.text)
        throw new Violation(`the stored text is ${JSON.stringify(stored.text)}`)
    },
  },
  {
    id: 'log.text.large',
    requirements: ['EVT-051'],
    title: 'stores a message of the largest size',
    advice:
      'A page may have up to a hundred events of 512 KB. Do not limit the size of an answer below that of one event.',
    async judgeReceiving(trial) {
      const { log } = trial.service
      const event = log.make('large')
      const message = (event.data as { message: { parts: object[] } }).message
      message.parts = Array.from({ length: 32 }, (_, index) => ({
        type: 'text',
        text: 'ä'.repeat(4000),
        part_id: `prt_${index}`,
      }))
      log.append(event)
      await trial.expectEach([event])
    },
  },
]
