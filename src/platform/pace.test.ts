import { expect, test } from 'vitest'
import { systemClock, type Clock } from './clock.ts'
import { Pace } from './pace.ts'

/** A clock that stands still except for `now.ms`; pauses end immediately and are recorded. */
function manualClock() {
  const now = { ms: 0 }
  const pauses: number[] = []
  const clock: Clock = {
    ...systemClock,
    monotonic: () => now.ms,
    setTimeout: (work, ms, ...args) => (pauses.push(ms), setTimeout(work, 0, ...args)),
  }
  return { now, pauses, clock }
}

test('short steps yield to the event loop, and pause for as long as they took together', async () => {
  const { now, pauses, clock } = manualClock()
  const pace = new Pace(clock)
  for (const tookMs of [1, 2, 3, 1]) {
    now.ms += tookMs
    await pace.next()
  }
  expect(pauses).toEqual([6])
})

test('a step that waited for long is followed by a short pause', async () => {
  const { now, pauses, clock } = manualClock()
  const pace = new Pace(clock)
  now.ms += 5_000
  await pace.next()
  expect(pauses).toEqual([20])
})

test('an abort ends the work at its next step, with the reason', async () => {
  const stopping = new AbortController()
  const pace = new Pace(systemClock, stopping.signal)
  await pace.next()
  stopping.abort(new Error('the process stops'))
  await expect(pace.next()).rejects.toThrow('the process stops')
})
