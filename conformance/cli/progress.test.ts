import { expect, test } from 'vitest'
import { describeProgress } from './progress.ts'

test('progress has a total, the failures and an estimate, each once it is known', () => {
  expect(describeProgress({ done: 3, failed: 0, total: undefined, tookMs: 100 })).toBe('3 checks')
  expect(describeProgress({ done: 3, failed: 0, total: 100, tookMs: 3000 })).toBe('3 of 100 checks')
  expect(describeProgress({ done: 25, failed: 2, total: 100, tookMs: 5000 })).toBe(
    '25 of 100 checks, 2 failed, about 15 s left',
  )
  expect(describeProgress({ done: 100, failed: 0, total: 100, tookMs: 5000 })).toBe('100 of 100 checks')
})
