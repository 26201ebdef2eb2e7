import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { createRecurringWork } from './recurring-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs one at a time, continues after a failure, and ends after the last run', async () => {
  const errors: unknown[] = []
  const runs: PromiseWithResolvers<void>[] = []
  const work = createRecurringWork({
    clock: systemClock,
    everyMs: 1_000,
    run() {
      runs.push(Promise.withResolvers())
      return runs.at(-1)!.promise
    },
    onError: (error) => errors.push(error),
  })
  work.start()
  expect(runs).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(3_500)
  work.soon()
  expect(runs).toHaveLength(1)

  runs[0]!.reject(new Error('away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([errors, runs.length]).toEqual([[new Error('away')], 2])

  let stopped = false
  const stopping = work.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([stopped, runs.length]).toEqual([false, 2])
  runs[1]!.resolve()
  await stopping
  expect(errors).toHaveLength(1)
})
