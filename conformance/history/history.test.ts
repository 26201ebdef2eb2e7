import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradictionKinds, explain, type ContradictionKind } from './contradiction.ts'
import { seededRandom } from '../model/seeded-random.ts'
import { generateHistory } from './generated-history.ts'
import { judgeHistory } from './judge.ts'
import { plants, Tampered } from './planted.ts'
import type { HistoryRecord } from './record.ts'

const options = fc.record({
  seed: fc.nat(),
  actors: fc.integer({ min: 2, max: 9 }),
  chats: fc.integer({ min: 1, max: 4 }),
  calls: fc.integer({ min: 0, max: 400 }),
  unknown: fc.constantFrom(0, 0.05, 0.3),
  earlier: fc.constantFrom(0, 0, 3, 60),
})

const explained = (records: Iterable<HistoryRecord>) => judgeHistory(records).contradictions.map(explain)

test('a valid history is accepted with overlapping, repeated and unanswered calls', () => {
  fc.assert(
    fc.property(options, (given) => {
      expect(explained(generateHistory(given))).toEqual([])
    }),
    {
      numRuns: 60,
      examples: [
        // A block was in effect at the first attempt of a task, which had no answer, but not at the second.
        [{ seed: 396635764, actors: 3, chats: 1, calls: 315, unknown: 0.3, earlier: 0 }],
        // A message whose send had no answer, and whose sender read the chat before the send and then left.
        [{ seed: 5384920, actors: 2, chats: 1, calls: 360, unknown: 0.3, earlier: 0 }],
      ],
    },
  )
}, 60_000)

describe('a planted contradiction is reported with its kind', () => {
  const roomy = { actors: 5, chats: 3, calls: 300, unknown: 0.05, earlier: 5 }
  test.each(Object.keys(contradictionKinds) as ContradictionKind[])(
    '%s',
    (kind) => {
      let planted = 0
      for (let seed = 1; seed <= 40 && planted < 3; seed += 1) {
        const history = new Tampered(generateHistory({ seed, ...roomy }), seededRandom(seed))
        if (!plants[kind](history)) continue
        planted += 1
        const { counts, contradictions } = judgeHistory(history.records)
        expect(counts, `seed ${seed}`).toHaveProperty(kind)
        const [found] = contradictions.filter((one) => one.kind === kind)
        expect(found?.steps.length).toBeGreaterThan(0)
      }
      expect(planted).toBe(3)
    },
    60_000,
  )
})

test('the explanation of a contradiction lists its steps in chronological order', () => {
  const at = (seconds: number) => Date.UTC(2026, 0, 1, 12) + seconds * 1000
  const send = (message: string, start: number, end: number, position: number): HistoryRecord => ({
    record: 'call',
    operation: 'send',
    outcome: 'ok',
    actor: 'a',
    chat: 'c1',
    message,
    position,
    start: at(start),
    end: at(end),
  })
  const members = { operation: 'create_chat', chat: 'c1', kind: 'group', members: ['a', 'b'] } as const
  const [found] = judgeHistory([
    { record: 'history', version: 1 },
    { record: 'call', actor: 'a', outcome: 'ok', start: at(0), end: at(0.5), ...members },
    send('m3', 1, 1.2, 2),
    send('m4', 2, 2.5, 1),
  ]).contradictions.map(explain)
  expect(found).toBe(
    [
      'order-against-acknowledgement: a message comes after a message that was sent only after its acknowledgement',
      '  12:00:01.200  m3 was acknowledged (line 3)',
      '  12:00:01.200  the answer to its send of a shows m3 with number 2 (line 3)',
      '  12:00:02.000  a sent m4 (line 4)',
      '  12:00:02.500  the answer to its send of a shows m4 with number 1 (line 4)',
      '  so: m3 was acknowledged before m4 was sent, but chat c1 has m4 first',
    ].join('\n'),
  )
})

const members = { operation: 'create_chat', chat: 'c1', kind: 'direct', members: ['a', 'b'] } as const
const directChat: HistoryRecord = { record: 'call', actor: 'a', outcome: 'ok', start: 1, end: 2, ...members }
const sendOnce = (start: number): HistoryRecord => ({
  record: 'call',
  operation: 'send',
  outcome: 'ok',
  actor: 'a',
  chat: 'c1',
  message: 'm1',
  content: 'words',
  start,
  end: start + 1,
})

describe('messages without a recorded send', () => {
  const reading = (start: number, more: object): HistoryRecord => ({
    record: 'messages',
    actor: 'b',
    chat: 'c1',
    start,
    end: start + 1,
    complete: true,
    messages: [{ message: 'other', position: 1, content: 'greeting' }],
    ...more,
  })
  const kindsOf = (rules: object, ...records: HistoryRecord[]) =>
    judgeHistory([{ record: 'history', version: 1, rules }, directChat, ...records]).contradictions.map(
      ({ kind }) => kind,
    )

  test('contradict a history with all sends recorded, unless an earlier read contains them', () => {
    expect(kindsOf({}, reading(20, {}))).toEqual(['message-of-nobody'])
    expect(kindsOf({}, reading(5, { earlier: true }), reading(20, {}))).toEqual([])
  })

  test('do not contradict a history with unrecorded sends, unless they copy a message that was sent twice', () => {
    const open = { all_sends_recorded: false, unique_contents: true }
    const copy = ['m1', 'm2'].map((message, index) => ({ message, position: index + 1, content: 'words' }))
    const copied = reading(20, { messages: copy })
    expect(kindsOf(open, reading(20, {}))).toEqual([])
    expect(kindsOf(open, sendOnce(5), copied)).toEqual([])
    expect(kindsOf(open, sendOnce(5), sendOnce(10), copied)).toEqual(['message-repeated'])
    expect(kindsOf({ ...open, unique_contents: false }, sendOnce(5), sendOnce(10), copied)).toEqual([])
  })

  test('are lost when an actor saw them before the history started and no longer sees them', () => {
    const before = reading(5, { earlier: true, messages: [{ message: 'other', position: 1, sender: 'a' }] })
    expect(kindsOf({}, before, reading(20, { messages: [] }))).toEqual(['message-lost'])
  })
})

test('a lost event is detected if a page at the start of the history reached the end of the log', () => {
  const page = (start: number, more: object): HistoryRecord => ({
    record: 'events',
    actor: 'b',
    channel: 'pull',
    start,
    end: start + 1,
    after: 900,
    has_more: false,
    events: [],
    ...more,
  })
  const rest: HistoryRecord[] = [directChat, sendOnce(10), { record: 'settled', at: 20 }]
  const kindsIn = (...records: HistoryRecord[]) =>
    judgeHistory([{ record: 'history', version: 1 }, ...records]).contradictions.map(({ kind }) => kind)
  expect(kindsIn(...rest, page(30, {}))).toEqual([])
  expect(kindsIn(page(0, { earlier: true }), ...rest, page(30, {}))).toEqual(['event-lost'])
})
