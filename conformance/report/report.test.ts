import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packageRoot } from '../runner/check-files.ts'
import { readRequirements } from '../runner/requirements.ts'
import type { CheckResult, Status } from '../runner/result.ts'
import { readTarget } from '../target/load-target.ts'
import type { Capabilities } from '../target/session.ts'
import { buildReport } from './build-report.ts'
import { commandLine } from './command-line.ts'
import { renderHtml } from './html.ts'
import { renderJunit, xml } from './junit.ts'
import { renderMarkdown } from './markdown.ts'
import type { Earlier } from './compare.ts'
import { describeFindings } from './fold.ts'
import { nameOf } from './report.ts'
import { sampleReport } from './sample-report.ts'
import { reachVerdict } from './verdict.ts'
import { writeReport } from './write-report.ts'

const requirements = readRequirements(packageRoot)
const result = (id: string, status: Status, cited = ['MSG-039'], more: Partial<CheckResult> = {}): CheckResult => ({
  id,
  form: 'current',
  area: 'messages',
  requirements: cited,
  status,
  durationMs: 3,
  runs: 1,
  requests: 1,
  warnings: [],
  mismatches: [],
  exchanges: [],
  decisions: [],
  requestCases: [],
  errorAnswers: [],
  replay: { check: id, form: 'current', seed: 7 },
  recorded: { values: {}, causes: [] },
  ...more,
})
const verdict = (results: CheckResult[], strict = false) => reachVerdict(results, requirements, { strict }).verdict

describe('the verdict', () => {
  test('a failed check is a violation, regardless of other results', () => {
    expect(verdict([result('a.b.c', 'failed'), result('a.b.d', 'error'), result('a.b.e', 'passed')])).toBe('violations')
  })

  test('an error, no results, or too few judged requirements give no verdict', () => {
    expect(verdict([result('a.b.c', 'passed'), result('a.b.d', 'error')])).toBe('no_verdict')
    expect(verdict([])).toBe('no_verdict')
    expect(verdict([result('a.b.c', 'passed'), result('a.b.d', 'not_testable', ['MSG-031', 'MSG-033'])])).toBe(
      'no_verdict',
    )
    expect(verdict([result('a.b.c', 'not_testable')])).toBe('no_verdict')
  })

  test('checks that are not offered do not count, and checks that are not testable fail in strict mode', () => {
    const results = [result('a.b.c', 'passed'), result('a.b.d', 'not_offered', ['MSG-031', 'MSG-033'])]
    expect(verdict(results)).toBe('conformant')
    expect(verdict([...results, result('a.b.e', 'not_testable')], true)).toBe('violations')
  })
})

describe('known failures', () => {
  const known = new Map([['a.b.c', 'always' as const]])
  const reached = (results: CheckResult[]) => reachVerdict(results, requirements, { strict: false, known })

  test('may fail, and fail the run when they pass or do not run', () => {
    const others = [result('a.b.d', 'passed'), result('a.b.e', 'warned')]
    expect(reached([...others, result('a.b.c', 'failed')])).toMatchObject({
      verdict: 'conformant',
      reason: '1 passed, 1 warned, 1 failed as known, no other failed',
    })
    for (const status of ['passed', 'warned', 'not_testable', 'not_offered'] as const)
      expect(reached([...others, result('a.b.c', status)])).toMatchObject({
        verdict: 'violations',
        reason: '1 known failure did not fail',
      })
    expect(reached([result('a.b.c', 'failed'), result('a.b.d', 'failed')])).toMatchObject({
      verdict: 'violations',
      reason: '1 check failed, 1 failed as known',
    })
  })

  test('that are flaky do not affect the verdict', () => {
    const flaky = new Map([['a.b.c', 'sometimes' as const]])
    const others = [result('a.b.d', 'passed'), result('a.b.e', 'warned')]
    for (const status of ['passed', 'failed', 'error', 'warned', 'not_testable', 'not_offered'] as const) {
      const results = [...others, result('a.b.c', status)]
      expect(reachVerdict(results, requirements, { strict: true, known: flaky })).toMatchObject({
        verdict: 'conformant',
        reason: `1 passed, 1 warned, ${/failed|error/.test(status) ? '1 failed as flaky, no other failed' : 'none failed'}`,
      })
    }
    expect(
      reachVerdict([...others, result('a.b.c', 'failed'), result('a.b.f', 'failed')], requirements, {
        strict: false,
        known: flaky,
      }).reason,
    ).toBe('1 check failed, 1 failed as flaky')
  })

  test('that are flaky are reported separately', () => {
    const report = sampleReport({ known: new Map([['events.pull.known', 'sometimes']]) })
    expect(report.checks.find(({ id }) => id === 'events.pull.known')).toMatchObject({ known: true, flaky: true })
    expect(renderMarkdown(report)).toContain('## Failed, listed as flaky')
    expect(renderMarkdown(report)).not.toContain('## Known failures')
    expect(renderHtml(report)).toContain('failed as flaky')
    expect(renderJunit(report)).toContain('<skipped message="flaky: known"/>')
  })
})

test('an interrupted run without a violation has no verdict', () => {
  const reached = (results: CheckResult[]) =>
    reachVerdict(results, requirements, { strict: false, interrupted: true }).verdict
  expect(reached([result('a.b.c', 'passed'), result('a.b.d', 'not_testable')])).toBe('no_verdict')
  expect(reached([result('a.b.c', 'failed'), result('a.b.d', 'not_testable')])).toBe('violations')
})

describe('report files', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const targetOf = (beside: string) =>
    readTarget(
      { name: 'a & b', base_url: 'http://127.0.0.1:1' },
      { root: packageRoot, folder: beside, environment: {} },
    )
  const build = (results: CheckResult[], more: Partial<Parameters<typeof buildReport>[0]> = {}) =>
    buildReport({
      root: packageRoot,
      target: targetOf(folder),
      capabilities: null,
      mode: 'quick',
      seed: 7,
      strict: false,
      startedAt: Date.now(),
      results,
      requirements,
      command: (...words) => commandLine(words, 'parley-conform'),
      repeat: 'parley-conform --mode quick --seed 7',
      folder: 'out',
      ...more,
    })
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

  test('fold findings under the finding that explains them, with the same counts', async () => {
    const lost = (id: string, cited: string[], more: Partial<CheckResult> = {}) =>
      result(id, 'failed', cited, {
        message: 'message.received in the log did not arrive within 5000 ms',
        violated: cited[0] ?? '',
        actual: 'nothing',
        ...more,
      })
    const results = [
      lost('events.pull.many', ['EVT-031', 'MSG-039', 'MSG-040']),
      lost('events.pull.one', ['EVT-031']),
      lost('events.pull.unnamed', ['EVT-031', 'MSG-039'], { message: 'the event', failureClass: 'lost' }),
      lost('events.pull.doubled', ['EVT-031'], { message: 'a second event', failureClass: 'duplicated' }),
      result('messages.send.leak', 'failed', ['MSG-039'], {
        message: 'shown',
        violated: 'MSG-039',
        failureClass: 'leaked',
      }),
      result('messages.send.warned', 'warned', ['MSG-039'], { message: 'odd' }),
      result('messages.send.good', 'passed'),
    ]
    const report = build(results)
    expect(report.checks.filter((check) => check.folded_under !== undefined).map(nameOf)).toEqual([
      'events.pull.many [current]',
      'events.pull.unnamed [current]',
    ])
    expect(report.checks.find(({ id }) => id === 'events.pull.many')?.folded_under).toBe('events.pull.one [current]')
    expect(report.summary).toMatchObject({ findings: 3, checks: { passed: 1, warned: 1, failed: 5 } })
    expect(describeFindings(report.checks)).toEqual([
      'events.pull.one [current], EVT-031 (6 Event types (current form), line 278): message.received in the log did not arrive within 5000 ms',
      '  2 further checks fail for the same reason: events.pull.many [current], events.pull.unnamed [current]',
    ])
    await writeReport(folder, report, results, packageRoot)
    const html = read('report.html')
    const inside = html.slice(html.indexOf('2 further checks fail for the same reason'))
    expect(html.indexOf('events.pull.one [current]')).toBeLessThan(
      html.indexOf('2 further checks fail for the same reason'),
    )
    expect(inside).toMatch(/name">events\.pull\.many \[current\]/)
    expect(html.match(/<details class="check/g)).toHaveLength(results.length)
    expect(read('report.md')).toContain(
      '- `events.pull.unnamed [current]`, EVT-031 (6 Event types (current form), line 278): the event',
    )
    const junit = read('junit.xml')
    expect(junit).toContain('explained by events.pull.one [current]')
    expect(junit.indexOf('name="events.pull.one')).toBeLessThan(junit.indexOf('name="events.pull.many'))
    expect(junit).toMatch(/name="messages" tests="7" failures="5" errors="0" skipped="0"/)
    expect(junit.match(/<failure /g)).toHaveLength(5)
    expect(junit.match(/property name="warned" value="1"/g)).toHaveLength(1)
  })

  test('group failures of one answer, apart from ids and times', () => {
    const failed = (id: string, request: object, more: Partial<CheckResult> = {}) =>
      result(id, 'failed', ['ERR-001'], {
        violated: 'ERR-001',
        message: 'the body of the rejection',
        expected: { error: { code: 'not_found' } },
        actual: { error: 'no msg_01hzy3v7xk, 2026-01-01T00:00:00Z' },
        exchanges: [
          {
            number: 1,
            actor: 'agent:one',
            operation: 'getChat',
            startedAt: 5,
            durationMs: 2,
            mismatches: [],
            request: { method: 'GET', url: 'http://127.0.0.1:1/v1/chats/x', headers: {}, body: null },
            response: { status: 404, headers: {}, body: '{}' },
            ...request,
          },
        ],
        ...more,
      })
    const report = build([
      failed('a.b.first', {}),
      failed('a.b.second', {}, { actual: { error: 'no msg_01hzy4aaaa, 2026-02-02T00:00:00Z' } }),
      failed('a.b.other-operation', { operation: 'getUser' }),
      failed('a.b.other-status', { response: { status: 403, headers: {}, body: '{}' } }),
      failed('a.b.other-value', {}, { actual: { error: 'unknown' } }),
      failed('a.b.true', {}, { expected: true, actual: false }),
      failed('a.b.also-true', {}, { expected: true, actual: false }),
    ])
    expect(report.checks.flatMap((check) => check.folded_under ?? [])).toEqual(['a.b.first [current]'])
    expect(report.summary).toMatchObject({ findings: 6, checks: { failed: 7 } })
    expect(describeFindings(report.checks)[1]).toBe('  1 further check fails for the same reason: a.b.second [current]')
  })

  test('show known failures and changes since an earlier report', async () => {
    const earlier: Earlier = {
      started_at: '2026-01-01T00:00:00.000Z',
      checks: [
        { id: 'a.b.mended', form: 'current', status: 'failed' },
        { id: 'a.b.still', form: 'current', status: 'failed' },
        { id: 'a.b.gone', form: 'current', status: 'failed' },
        { id: 'a.b.broken', form: 'current', status: 'passed' },
      ],
    }
    const results = [
      result('a.b.mended', 'passed'),
      result('a.b.still', 'failed', ['MSG-039'], { violated: 'MSG-039', message: 'x' }),
      result('a.b.broken', 'failed', ['MSG-039'], { violated: 'MSG-039', message: 'y' }),
    ]
    const known = new Map([
      ['a.b.mended', 'always' as const],
      ['a.b.still [current]', 'always' as const],
    ])
    const report = build(results, { earlier, known })
    expect(report.comparison).toMatchObject({
      newly_failing: ['a.b.broken [current]'],
      newly_passing: ['a.b.mended [current]'],
      still_failing: ['a.b.still [current]'],
      no_longer_judged: ['a.b.gone [current]'],
    })
    await writeReport(folder, report, results, packageRoot)
    expect(read('report.html')).toMatch(
      /new failures<\/th><td>1<\/td><td><a href="#check-a.b.broken-current"><code>a\.b\.broken \[current\]/,
    )
    expect(read('report.html')).toContain('failed as known')
    expect(read('report.md')).toContain('but it passes')
    // One unexpected failure, and one listed check that passed. The known failure is skipped.
    expect(read('junit.xml')).toContain('tests="3" failures="2" errors="0" skipped="1"')
  })

  test('contain the failure with its statement and its script, and no credential', async () => {
    const failed = result('messages.send.a-fact', 'failed', ['MSG-039', 'MSG-040'], {
      message: 'differs <b>',
      violated: 'MSG-040',
      expected: 1,
      actual: 2,
      counterexample: ['x'],
      recorded: { file: join(packageRoot, 'conformance/checks/messages/replay.check.ts'), values: {}, causes: [] },
      exchanges: [
        {
          number: 1,
          actor: 'agent:one',
          operation: 'sendMessage',
          startedAt: 5,
          durationMs: 2,
          mismatches: [],
          request: {
            method: 'POST',
            url: 'http://127.0.0.1:1/v1/messages',
            headers: { authorization: 'Bearer <agent:one>' },
            body: '{}',
          },
          response: { status: 202, headers: {}, body: '{"message_id":"m"}' },
        },
      ],
    })
    const results = [failed, result('messages.send.another', 'passed')]
    const [target, targetFile] = [targetOf(folder), join(folder, 'the target.yaml')]
    const report = build(results, { folder: `${folder}/a b` })
    const capabilities = {
      offered: {},
      reasons: {},
      receiptsBetweenAgents: true,
      hidesPrivateAgents: false,
      agents: [],
    } as unknown as Capabilities
    const input = { root: packageRoot, target, targetFile, capabilities, requirements, mode: 'quick' } as const
    await writeReport(folder, report, results, packageRoot, input)
    expect(report.requirements.map(({ id, status }) => `${id} ${status}`)).toEqual(['MSG-039 passed', 'MSG-040 failed'])
    expect(report.checks[0]).toMatchObject({
      statement: expect.stringContaining('replay'),
      replay: {
        command: `parley-conform --mode quick --replay '${folder}/a b/replay/messages.send.a-fact.json'`,
        script: 'repro/messages.send.a-fact.mjs',
        script_command: `node ${folder}/repro/messages.send.a-fact.mjs`,
      },
    })
    expect(read('report.html')).toContain('differs &lt;b&gt;')
    expect(read('report.html')).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/)
    expect(read('junit.xml')).toContain('tests="2" failures="1"')
    expect(readdirSync(join(folder, 'repro'))).toEqual(['messages.send.a-fact.mjs'])
    for (const name of ['report.html', 'report.md', 'junit.xml'])
      expect(read(name)).toContain('messages.send.a-fact.mjs  # exit code 1: shown, 0: not shown, 2: could not try')
    expect(read('repro/messages.send.a-fact.mjs')).toMatch(/^\/\/ MSG-040 requires: .*replay/m)
    expect(read('repro/messages.send.a-fact.mjs')).toContain('//   1. <agent 1>  POST /v1/messages')
    expect(read('repro/messages.send.a-fact.mjs')).toContain('"target": "../the target.yaml"')
    for (const name of ['report.json', 'report.html', 'report.md', 'junit.xml', 'repro/messages.send.a-fact.mjs'])
      expect(read(name)).not.toContain('svc_live_one')
  })
})

test('text for XML contains no forbidden characters', () => {
  expect(xml('a\u0000\u001f<\ud800>&\u{1f600}\n')).toBe('a\ufffd\ufffd&lt;\ufffd&gt;&amp;\u{1f600}\n')
})
