import { expect, test, vi } from 'vitest'
import type { CheckResult } from '../runner/result.ts'
import { describeProgress, Progress } from './progress.ts'

/** Returns end times of checks, evenly spread up to a time. */
const spread = (count: number, untilMs: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 1) * untilMs) / count)

test('progress shows the total, the failures and an estimate as soon as each is known', () => {
  expect(describeProgress({ ends: spread(3, 100), failed: 0, total: undefined, tookMs: 100 })).toBe('3 checks')
  expect(describeProgress({ ends: spread(3, 3000), failed: 0, total: 100, tookMs: 3000 })).toBe('3 of 100 checks')
  expect(describeProgress({ ends: spread(24, 5000), failed: 2, total: 100, tookMs: 5000 })).toBe(
    '24 of 100 checks, 2 failed, about 16 s left',
  )
  expect(describeProgress({ ends: spread(100, 5000), failed: 0, total: 100, tookMs: 5000 })).toBe('100 of 100 checks')
})

test('the estimate follows a target that becomes slower or faster', () => {
  // The first 50 checks end in 5 s, the later ones at one per second.
  const slower = [...spread(50, 5000), ...spread(20, 20_000).map((at) => 5000 + at)]
  expect(describeProgress({ ends: slower, failed: 0, total: 100, tookMs: 25_000 })).toContain('about 29 s left')
  const faster = [...spread(5, 20_000), ...spread(45, 5000).map((at) => 20_000 + at)]
  expect(describeProgress({ ends: faster, failed: 0, total: 100, tookMs: 25_000 })).toContain('about 14 s left')
})

test('the estimate is at most the remaining time of the run, and long estimates are in minutes', () => {
  const ends = spread(10, 60_000)
  expect(describeProgress({ ends, failed: 0, total: 100, tookMs: 60_000 })).toContain('about 9 min left')
  expect(describeProgress({ ends, failed: 0, total: 100, tookMs: 60_000, withinMs: 90_000 })).toContain(
    'about 30 s left',
  )
})

test('an error that ends several checks is printed once, with the number of further checks at the end', () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    const progress = new Progress()
    const lost = (id: string) => ({ id, form: 'current', status: 'error', message: 'no answer' }) as CheckResult
    for (const id of ['a.b.c', 'a.b.d', 'a.b.e']) progress.add(lost(id))
    progress.add({ ...lost('a.b.f'), message: 'another' })
    progress.end()
    expect(output.mock.calls.map(([text]) => text)).toEqual([
      'error   a.b.c [current]: no answer\n',
      'error   a.b.f [current]: another\n',
      'error   2 further checks: no answer\n',
    ])
  } finally {
    output.mockRestore()
  }
})
