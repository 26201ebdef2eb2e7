import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradictionKinds, explain, type ContradictionKind } from './contradiction.ts'
import { seededRandom } from '../model/seeded-random.ts'
import { generateHistory } from './generated-history.ts'
import { createJudge, judgeHistory, type Judgement } from './judge.ts'
import { plants, Tampered } from './planted.ts'
import type { HistoryRecord, SeenEvent } from './record.ts'

const options = fc.record({
  seed: fc.nat(),
  actors: fc.integer({ min: 2, max: 9 }),
  chats: fc.integer({ min: 1, max: 4 }),
  calls: fc.integer({ min: 0, max: 400 }),
  unknown: fc.constantFrom(0, 0.05, 0.3),
})

const explained = (records: Iterable<HistoryRecord>) => judgeHistory(records).contradictions.map(explain)

test('a valid history is accepted, whatever overlaps, is repeated or gets lost in it', () => {
  fc.assert(
    fc.property(options, (given) => {
      expect(explained(generateHistory(given))).toEqual([])
    }),
    {
      numRuns: 60,
      examples: [
        // A task whose first attempt, without an answer, met a block that the second one did not.
        [{ seed: 396635764, actors: 3, chats: 1, calls: 315, unknown: 0.3 }],
        // A message without an answer, whose sender read the chat before it and left.
        [{ seed: 5384920, actors: 2, chats: 1, calls: 360, unknown: 0.3 }],
      ],
    },
  )
}, 60_000)

describe('a planted contradiction is found and named', () => {
  const roomy = { actors: 5, chats: 3, calls: 300, unknown: 0.05 }
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

test('a contradiction is argued step by step, in the order of time', () => {
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
      'order-against-acknowledgement: a message that was acknowledged before another was sent stands behind it',
      '  12:00:01.200  m3 was acknowledged (line 3)',
      '  12:00:01.200  the answer to its send of a shows m3 with number 2 (line 3)',
      '  12:00:02.000  a sent m4 (line 4)',
      '  12:00:02.500  the answer to its send of a shows m4 with number 1 (line 4)',
      '  so: m3 was acknowledged before m4 was sent, but chat c1 shows m4 first',
    ].join('\n'),
  )
})

/** 20 groups of 11 members; a tenth of the members have a webhook beside their pulls. */
function* millionEvents(): Generator<HistoryRecord> {
  yield { record: 'history', version: 1 }
  const logs = new Map<string, SeenEvent[]>()
  const members = (chat: number) => Array.from({ length: 11 }, (_, index) => `actor${chat * 11 + index}`)
  for (let chat = 0; chat < 20; chat += 1) {
    const details = { operation: 'create_chat', chat: `chat${chat}`, kind: 'group', members: members(chat) } as const
    yield { record: 'call', actor: `actor${chat * 11}`, start: 0, end: 1, outcome: 'ok', ...details }
  }
  const call = { record: 'call', operation: 'send', outcome: 'ok' } as const
  for (let number = 0; number < 100_000; number += 1) {
    const chat = number % 20
    const [sender = '', ...others] = members(chat)
    const details = { actor: sender, chat: `chat${chat}`, message: `msg${number}`, content: `c${number}` }
    const position = Math.floor(number / 20) + 1
    yield { ...call, ...details, start: number + 2, end: number + 4, position, answer: `c${number}` }
    for (const actor of others) {
      const log = logs.get(actor) ?? []
      logs.set(actor, log)
      const event_id = `evt_${actor}_${log.length}`
      const content = { chat: `chat${chat}`, message: `msg${number}`, position, sender, content: `c${number}` }
      log.push({
        event_id,
        sequence: log.length + 1,
        type: 'message.received',
        digest: event_id,
        owner: actor,
        ...content,
      })
    }
  }
  yield { record: 'settled', at: 200_000 }
  let clock = 200_001
  for (const [actor, log] of logs)
    for (let after = 0; after < log.length; after += 100) {
      const events = log.slice(after, after + 100)
      const times = { start: (clock += 1), end: clock }
      yield { record: 'events', actor, channel: 'pull', after, has_more: after + 100 < log.length, events, ...times }
    }
}

test('a million events are judged within ten seconds of one processor', () => {
  const judge = createJudge()
  let spent = 0
  const timed = (work: () => void) => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    spent += (user + system) / 1e6
  }
  let batch: HistoryRecord[] = []
  const take = () => {
    timed(() => batch.forEach((record) => judge.add(record)))
    batch = []
  }
  for (const record of millionEvents()) if (batch.push(record) === 10_000) take()
  take()
  let result: Judgement | undefined
  timed(() => (result = judge.finish()))
  expect(result).toMatchObject({ events: 1_000_000, contradictions: [] })
  expect(spent).toBeLessThan(10)
}, 180_000)
