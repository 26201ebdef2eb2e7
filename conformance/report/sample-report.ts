/** A run with all statuses, for tests of report rendering. */
import { packageRoot } from '../runner/check-files.ts'
import { readRequirements } from '../runner/requirements.ts'
import { newResult, type CheckResult, type Status } from '../runner/result.ts'
import { readTarget } from '../target/load-target.ts'
import type { Exchange } from '../client/exchange.ts'
import { commandLine } from './command-line.ts'
import { buildReport, type ReportInput } from './build-report.ts'
import type { Report } from './report.ts'

const began = 1_700_000_000_000

const exchange = (number: number, actor: string, path: string, at: number, more: Partial<Exchange> = {}): Exchange => ({
  number,
  actor,
  operation: null,
  request: { method: 'GET', url: `http://127.0.0.1:1${path}`, headers: {}, body: null },
  response: { status: 200, headers: {}, body: '{}' },
  startedAt: began + at,
  durationMs: 10,
  mismatches: [],
  ...more,
})

const hook = 'https://127.0.0.1:2/hook/one'

/** A long poll with a send and a delivery during its wait, and a later failure. */
const exchanges: Exchange[] = [
  exchange(1, 'agent:reader', '/v1/webhooks', 0, {
    request: {
      method: 'POST',
      url: 'http://127.0.0.1:1/v1/webhooks',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: hook }),
    },
  }),
  exchange(2, 'agent:reader', '/v1/events?after=0&timeout=30', 20, {
    durationMs: 100,
    response: {
      status: 200,
      headers: {},
      body: JSON.stringify({ events: [{ event_type: 'message.received' }, { event_type: 'message.received' }] }),
    },
  }),
  exchange(3, 'agent:writer', '/v1/messages', 50, {
    request: { method: 'POST', url: 'http://127.0.0.1:1/v1/messages', headers: {}, body: '{"text":"<b>"}' },
    response: { status: 202, headers: {}, body: '{"message_id":"msg_1"}' },
  }),
]

const sample = (id: string, status: Status, more: Partial<CheckResult> = {}): CheckResult => ({
  ...newResult({ id, area: id.split('.')[0]!, requirements: ['MSG-039'] }, { form: 'current', status, seed: 7 }),
  ...more,
})

/** Returns one check of each status, but two passed ones, and one failed check that is a known failure. */
export const sampleResults = (): CheckResult[] => [
  sample('messages.send.one', 'passed'),
  sample('messages.send.two', 'passed', { form: 'variant' }),
  sample('messages.send.warned', 'warned', {
    message: 'odd',
    warnings: [{ message: 'odd', actual: 1 }, { message: 'too' }],
  }),
  sample('messages.send.failed', 'failed', {
    message: 'an event came twice <b>',
    violated: 'MSG-039',
    expected: 'one event',
    actual: { events: 2 },
    failedAt: began + 130,
    exchanges,
    deliveries: [{ at: began + 70, url: hook, eventType: 'message.received', attempt: 2, answered: '503' }],
  }),
  sample('events.pull.known', 'failed', { message: 'known', violated: 'MSG-039', exchanges }),
  sample('events.pull.error', 'error', { message: 'broken', exchanges }),
  sample('devices.exchange.expired', 'not_testable', { message: 'no time is stated', unlock: 'timing' }),
  sample('drafts.append.order', 'not_offered', { message: 'the target does not offer drafts' }),
]

/** Names as in the list of `--known-failures`. */
const sampleKnown = new Map([['events.pull.known', 'always' as const]])

export const sampleReport = (more: Partial<ReportInput> = {}): Report =>
  buildReport({
    root: packageRoot,
    target: readTarget(
      { name: 'a & b', base_url: 'http://127.0.0.1:1' },
      { root: packageRoot, folder: packageRoot, environment: {} },
    ),
    capabilities: null,
    mode: 'quick',
    seed: 7,
    strict: false,
    startedAt: began,
    results: sampleResults(),
    requirements: readRequirements(packageRoot),
    command: (...words) => commandLine(words, 'parley-conform'),
    repeat: 'parley-conform --mode quick --seed 7',
    folder: 'report',
    known: sampleKnown,
    ...more,
  })
