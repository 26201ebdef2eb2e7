import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createLog } from './log.ts'

interface Line {
  msg: string
  requestId?: string
  repeated?: number
}

let lines: Line[]
const log = () => createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) })

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const outage = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('an outage of 10 seconds logs one line each second, with the number of errors', () => {
  const target = log()
  for (let n = 0; n < 1_000; n++) {
    target.error({ requestId: `r${n}`, err: outage() }, 'request failed')
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(5_000)
  expect(lines.length).toBeLessThanOrEqual(12)
  expect(lines[0]).toMatchObject({ msg: 'request failed', requestId: 'r0' })
  expect(lines[0]!.repeated).toBeUndefined()
  expect(lines[1]).toMatchObject({ requestId: 'r99', repeated: 99 })
  expect(lines.reduce((sum, { repeated = 1 }) => sum + repeated, 0)).toBe(1_000)
  // A later error is written at once.
  target.error({ requestId: 'later', err: outage() }, 'request failed')
  expect(lines.at(-1)).toMatchObject({ requestId: 'later' })
})

test('errors of different kinds, and lines without an error, are all written', () => {
  const target = log()
  for (let n = 0; n < 3; n++) {
    target.error({ err: outage() }, 'request failed')
    target.error({ err: new TypeError('x') }, 'request failed')
    target.error({ err: outage() }, 'page failed')
    target.warn({ missing: n }, 'no error')
    target.info({ err: outage() }, 'for information')
    target.warn('text')
  }
  const count = (text: string) => lines.filter(({ msg }) => msg === text).length
  expect(count('request failed')).toBe(2)
  expect([count('page failed'), count('no error'), count('for information'), count('text')]).toEqual([1, 3, 3, 3])
})

test('more kinds than the limit share a line', () => {
  const target = log()
  for (let n = 0; n < 1_000; n++) target.error({ err: outage() }, `message ${n}`)
  expect(lines).toHaveLength(201)
})
