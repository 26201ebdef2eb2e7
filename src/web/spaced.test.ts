import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { spaced } from './spaced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs the first call immediately, and further calls once, later', async () => {
  let runs = 0
  const ask = spaced(100, async () => void runs++)
  ask()
  expect(runs).toBe(1)
  for (let asked = 0; asked < 50; asked++) ask()
  await vi.advanceTimersByTimeAsync(99)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  ask()
  expect(runs).toBe(3)
})

it('runs one call at a time, and continues after a failure', async () => {
  const ends: PromiseWithResolvers<void>[] = []
  const ask = spaced(100, () => {
    ends.push(Promise.withResolvers<void>())
    return ends.at(-1)!.promise
  })
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(1)
  ends[0]!.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
})
