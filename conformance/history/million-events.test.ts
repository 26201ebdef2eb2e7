import { expect, test } from 'vitest'
import { createJudge, type Judgement } from './judge.ts'
import type { HistoryRecord, SeenEvent } from './record.ts'

/** Generates 20 groups of 11 members. A tenth of the members have a webhook in addition to their pulls. */
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

test('a million events are judged within ten seconds of CPU time', () => {
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
