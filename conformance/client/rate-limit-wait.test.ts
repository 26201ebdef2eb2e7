import { afterEach, expect, test, vi } from 'vitest'
import { RateLimitWait, requestedWaitMs } from './rate-limit-wait.ts'
import { recording, Recorder } from './recorder.ts'
import { until } from './until.ts'

afterEach(() => void vi.useRealTimers())

test('the wait is read from Retry-After in seconds or as a date, or from the body', () => {
  const wait = (headers: Record<string, string>, body: unknown = {}) => requestedWaitMs({ headers, body })
  expect(wait({ 'retry-after': '7' })).toBe(7000)
  expect(wait({ 'retry-after': '0' })).toBe(0)
  const date = 'Fri, 27 Nov 2026 05:00:00 GMT'
  expect(wait({ date, 'retry-after': 'Fri, 27 Nov 2026 05:00:03 GMT' })).toBe(3000)
  expect(wait({ date, 'retry-after': 'Friday, 27-Nov-26 05:00:03 GMT' })).toBe(3000)
  expect(wait({ date, 'retry-after': 'Fri, 27 Nov 2026 04:00:00 GMT' })).toBe(0)
  vi.useFakeTimers({ now: Date.parse(date) })
  expect(wait({ 'retry-after': 'Fri, 27 Nov 2026 05:00:03 GMT' })).toBe(3000)
  expect(requestedWaitMs({ headers: { 'retry-after': 'Fri, 27 Nov 2026 05:00:03 GMT' }, body: {} }, 1000)).toBe(2000)
  expect(wait({}, { error: { retry_after: 2 } })).toBe(2000)
  expect(wait({ 'retry-after': 'soon' })).toBeUndefined()
  expect(wait({})).toBeUndefined()
})

test('a limited credential waits, and all credentials wait after a second one is limited', async () => {
  vi.useFakeTimers()
  const limit = new RateLimitWait()
  const passed: string[] = []
  const pass = (credential: string): void => void limit.pass(credential).then(() => passed.push(credential))
  expect(limit.note('a', 7000, 1)).toBe(true)
  pass('a')
  pass('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect(passed).toEqual(['b'])
  limit.note('b', 9000, 1)
  pass('c')
  await vi.advanceTimersByTimeAsync(6500)
  expect(passed).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(passed).toEqual(['b', 'a', 'c'])
})

test('a limit does not count by address while most other requests are answered', async () => {
  vi.useFakeTimers()
  const limit = new RateLimitWait()
  const passed: string[] = []
  const pass = (credential: string): void => void limit.pass(credential).then(() => passed.push(credential))
  limit.note('a', 7000, 1)
  await vi.advanceTimersByTimeAsync(10)
  for (let answer = 0; answer < 19; answer += 1) limit.noteOther(Date.now())
  limit.note('b', 9000, 1)
  pass('a')
  pass('c')
  await vi.advanceTimersByTimeAsync(1000)
  expect(passed).toEqual([])
  // Answers to requests from before the first limit prove nothing.
  limit.noteOther(Date.now() - 5000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(passed).toEqual([])
  limit.noteOther(Date.now())
  await vi.advanceTimersByTimeAsync(200)
  expect(passed).toEqual(['c'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(passed).toEqual(['c', 'a'])
})

test('the client does not wait more than a minute, or more than six times', () => {
  const limit = new RateLimitWait()
  expect(limit.note('a', 61_000, 1)).toBe(false)
  expect([1, 6, 7].map((attempt) => limit.note('a', 0, attempt))).toEqual([true, true, false])
})

test('a wait for a rate limit extends the timeout of an observation', async () => {
  const limit = new RateLimitWait()
  let looks = 0
  const found = await recording.run(new Recorder(), () =>
    until(async () => {
      looks += 1
      if (looks === 1) limit.note('a', 200, 1)
      await limit.pass('a')
      return looks === 3
    }, 100),
  )
  expect(found).toBe(true)
})
