import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('limits grow with the latency of a slow target and shrink again', () => {
  let now = 0
  const pace = new Pace(() => now)
  for (let turn = 0; turn < 20; turn += 1) pace.observeAnswer(5)
  expect(pace.slackMs).toBe(0)
  now = 1000
  for (let turn = 0; turn < 20; turn += 1) pace.observeAnswer(2000)
  now = 1100
  expect(pace.latencyMs).toBe(2000)
  expect(pace.slackMs).toBe(8000)
  now = 20_000
  expect(pace.slackMs).toBe(0)
})

test('findings are doubtful if a slow response or a late timer was observed after their start', () => {
  let now = 0
  const pace = new Pace(() => now)
  expect(pace.slowSince(0)).toBe(false)
  now = 500
  pace.observeLag(300)
  expect(pace.slowSince(400)).toBe(true)
  expect(pace.slowSince(600)).toBe(false)
  now = 700
  pace.observeAnswer(1000)
  expect(pace.slowSince(600)).toBe(true)
})

test('a request without a response extends limits and does not change the response latency', () => {
  let now = 0
  const pace = new Pace(() => now)
  pace.observeAnswer(5)
  pace.observeSilence(10_000)
  now = 100
  expect(pace.latencyMs).toBe(10_000)
  expect(pace.answeredMs).toBe(5)
  expect(pace.slowSince(0)).toBe(true)
})
