import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/logging/log.ts'
import { createRequestRecord, type Answered } from './request-record.ts'

let lines: { msg: string; status: number; code?: string; repeated?: number }[]

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const recordAt = (level: 'info' | 'debug') =>
  createRequestRecord({
    log: createLog(level, { write: (line) => void lines.push(JSON.parse(line)) }),
    metrics: undefined,
    clock: systemClock,
  })

const answered = (status: number, code?: string): Answered => ({
  requestId: 'req_1',
  method: 'POST',
  route: '/v1/messages',
  status,
  code,
  actorId: 'agt_1',
  seconds: 0.001,
  address: () => '127.0.0.1',
})

test('443 requests that an outage rejects share a line, and each other rejection has its own', () => {
  const record = recordAt('info')
  for (let n = 0; n < 443; n++) record(answered(503, 'temporarily_unavailable'))
  for (let n = 0; n < 3; n++) record(answered(422, 'invalid_request'))
  record(answered(200))
  vi.advanceTimersByTime(1_000)
  const unavailable = lines.filter(({ status }) => status === 503)
  expect(unavailable.map(({ code, repeated }) => [code, repeated])).toEqual([
    ['temporarily_unavailable', undefined],
    ['temporarily_unavailable', 442],
  ])
  expect(lines.filter(({ code }) => code === 'invalid_request')).toHaveLength(3)
  expect(lines).toHaveLength(5)
})

test('an error that is answered with 200 is a rejection', () => {
  recordAt('info')(answered(200, 'not_found'))
  expect(lines).toMatchObject([{ msg: 'rejected', code: 'not_found' }])
})

test('at the level debug, each rejected request has a line', () => {
  const record = recordAt('debug')
  for (let n = 0; n < 10; n++) record(answered(503, 'temporarily_unavailable'))
  expect(lines).toHaveLength(10)
})
