import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { BACKOFF_MS_MAX, backoffWait, judgeAttempt, parseRetryAfter } from './delivery.rules.ts'
import type { AttemptOutcome } from './delivery.ts'

const outcome = (status: number | null, retryAfterMs: number | null = null): AttemptOutcome => ({
  startedAt: 0,
  durationMs: 1,
  status,
  error: status === null ? 'ECONNRESET' : null,
  response: null,
  retryAfterMs,
})
const judge = (status: number | null, attempt = 1) => judgeAttempt(outcome(status), attempt, 10, 5000, 0.5).state

describe('the result of an attempt', () => {
  test.each([200, 201, 202, 204, 299])('%d marks the delivery delivered', (status) =>
    expect(judge(status)).toBe('delivered'),
  )
  test.each([null, 408, 429, 500, 502, 503, 599])('%s is retried', (status) => expect(judge(status)).toBe('retrying'))
  test.each([301, 302, 307, 308, 400, 401, 404, 409, 410, 422, 425])('%d marks the delivery dead', (status) =>
    expect(judge(status)).toBe('dead'),
  )
  test('the tenth attempt is the last', () => {
    expect(judge(503, 9)).toBe('retrying')
    expect(judge(503, 10)).toBe('dead')
  })
})

describe('the wait before the next attempt', () => {
  test('doubles, with a jitter of a fifth, up to an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, random) => {
          const exact = Math.min(5000 * 2 ** (attempt - 1), BACKOFF_MS_MAX)
          const wait = backoffWait(attempt, 5000, random)
          expect(wait).toBeGreaterThanOrEqual(exact * 0.8 - 1)
          expect(wait).toBeLessThanOrEqual(exact * 1.2 + 1)
        },
      ),
    )
  })
  test('is the longer of the backoff and Retry-After, at most an hour', () => {
    expect(judgeAttempt(outcome(429, 60_000), 1, 10, 5000, 0.5)).toEqual({ state: 'retrying', waitMs: 60_000 })
    expect(judgeAttempt(outcome(429, 1), 1, 10, 5000, 0.5)).toEqual({ state: 'retrying', waitMs: 5000 })
    expect(judgeAttempt(outcome(429, 9e9), 1, 10, 5000, 0.5)).toEqual({ state: 'retrying', waitMs: BACKOFF_MS_MAX })
  })
})

test('Retry-After is parsed as seconds or as a date', () => {
  expect(parseRetryAfter('7', 0)).toBe(7000)
  expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:10 GMT', 4000)).toBe(6000)
  expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:01 GMT', 4000)).toBe(0)
  expect(parseRetryAfter('soon', 0)).toBeNull()
  expect(parseRetryAfter(undefined, 0)).toBeNull()
})
