import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Recorder, recording } from './recorder.ts'
import { until } from './until.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits 1 s at most for an event that is delivered after `earlier` other events, one each 800 ms. */
async function awaitLastOf(earlier: number, attempt: (recorder: Recorder) => void): Promise<boolean> {
  const recorder = new Recorder()
  let left = earlier + 1
  const deliveries = setInterval(() => {
    left -= 1
    attempt(recorder)
  }, 800)
  const found = recording.run(recorder, () => until(async () => left <= 0, 1000))
  await vi.advanceTimersByTimeAsync(120_000)
  clearInterval(deliveries)
  return (await found) === true
}

const firstAttempt = (recorder: Recorder): void => {
  recorder.newDeliveryAt = Date.now()
}

test('a wait goes on while deliveries of other events arrive', async () => {
  expect(await awaitLastOf(20, firstAttempt)).toBe(true)
})

test('a wait ends when only repeated attempts arrive', async () => {
  expect(await awaitLastOf(20, () => undefined)).toBe(false)
})

test('a wait ends after 40 s of deliveries', async () => {
  expect(await awaitLastOf(60, firstAttempt)).toBe(false)
})
