import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { HeavyCallers } from './heavy-callers.ts'

/** Milliseconds of a clock that stands still except for the work of requests. */
let nowMs: number
/** Pauses, which end immediately. */
let pauses: number[]
let started: string[]
let callers: HeavyCallers
beforeEach(() => {
  nowMs = 0
  pauses = []
  started = []
  callers = new HeavyCallers({
    ...systemClock,
    monotonic: () => nowMs,
    setTimeout: (work, ms, ...args) => (pauses.push(ms), setTimeout(work, 0, ...args)),
  })
})

/** A request that keeps the event loop busy for some milliseconds. */
async function request(caller: string, ms: number): Promise<void> {
  const waiting = callers.wait(caller)
  if (waiting) await waiting
  started.push(caller)
  const began = callers.begin()
  nowMs += ms
  callers.end(caller, began)
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('requests of heavy callers run one at a time, with a pause as long as each, and callers take turns', async () => {
  await Promise.all([request('ann', 10), request('bob', 10)])
  await nextTurn()
  started = []
  const requests = [request('ann', 10), request('ann', 20), request('ann', 30), request('bob', 40)]
  expect(started).toEqual([])
  await Promise.all(requests)
  expect(started).toEqual(['ann', 'ann', 'bob', 'ann'])
  expect(pauses).toEqual([10, 20, 40])
})

test('short requests of a heavy caller run in one turn for a millisecond, without a pause', async () => {
  await request('ann', 10)
  await nextTurn()
  let turn = 0
  setImmediate(() => (turn = 1))
  const ranIn = await Promise.all(
    Array.from({ length: 8 }, async () => {
      await request('ann', 0.25)
      return turn
    }),
  )
  expect(pauses).toEqual([])
  expect(ranIn).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
})

test('other callers do not wait, and a caller is heavy for a second only', async () => {
  await request('ann', 10)
  await nextTurn()
  const waiting = [request('ann', 10), request('ann', 10)]
  expect(callers.wait('bob')).toBeUndefined()
  await Promise.all(waiting)
  await nextTurn()
  nowMs += 1_000
  expect(callers.wait('ann')).toBeUndefined()
})

test('a request that waits for I/O is not heavy', async () => {
  const began = callers.begin()
  nowMs += 100
  await nextTurn()
  callers.end('ann', began)
  expect(callers.wait('ann')).toBeUndefined()
})

test('a caller with too many waiting requests is rejected', async () => {
  await request('ann', 10)
  const waiting = Array.from({ length: 257 }, () => callers.wait('ann'))
  expect(waiting).toHaveLength(257)
  expect(() => callers.wait('ann')).toThrow('Too many requests of this account are waiting.')
  expect(callers.wait('bob')).toBeUndefined()
})
