import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packageRoot } from '../runner/check-files.ts'
import { readRequirements } from '../runner/requirements.ts'
import type { CheckResult, Status } from '../runner/result.ts'
import { readTarget } from '../target/load-target.ts'
import { buildReport } from './build-report.ts'
import { xml } from './junit.ts'
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
  replay: { check: id, form: 'current', seed: 7 },
  ...more,
})
const verdict = (results: CheckResult[], strict = false) => reachVerdict(results, requirements, { strict }).verdict

describe('the verdict', () => {
  test('a failed check is a violation, whatever else there is', () => {
    expect(verdict([result('a.b.c', 'failed'), result('a.b.d', 'error'), result('a.b.e', 'passed')])).toBe('violations')
  })

  test('an error, nothing judged, or too little judged is no verdict', () => {
    expect(verdict([result('a.b.c', 'passed'), result('a.b.d', 'error')])).toBe('no_verdict')
    expect(verdict([])).toBe('no_verdict')
    expect(verdict([result('a.b.c', 'passed'), result('a.b.d', 'not_testable', ['MSG-031', 'MSG-033'])])).toBe(
      'no_verdict',
    )
    expect(verdict([result('a.b.c', 'not_testable')])).toBe('no_verdict')
  })

  test('what is not offered does not count against a target; what is not testable does when strict', () => {
    const results = [result('a.b.c', 'passed'), result('a.b.d', 'not_offered', ['MSG-031', 'MSG-033'])]
    expect(verdict(results)).toBe('conformant')
    expect(verdict([...results, result('a.b.e', 'not_testable')], true)).toBe('violations')
  })
})

describe('the files', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('hold the failure with its statement, its script and its credentials apart', () => {
    const failed = result('messages.send.a-fact', 'failed', ['MSG-039', 'MSG-040'], {
      message: 'differs <b>',
      violated: 'MSG-040',
      expected: 1,
      actual: 2,
      counterexample: ['x'],
      credentials: { '<agent:one>': 'svc_live_one' },
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
    const target = readTarget(
      { name: 'a & b', base_url: 'http://127.0.0.1:1' },
      { root: packageRoot, folder, environment: {} },
    )
    const results = [failed, result('messages.send.another', 'passed')]
    const report = buildReport({
      root: packageRoot,
      target,
      capabilities: null,
      mode: 'quick',
      seed: 7,
      strict: false,
      startedAt: Date.now(),
      results,
      requirements,
      command: 'parley-conform',
    })
    writeReport(folder, report, results, packageRoot)
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
    expect(report.requirements.map(({ id, status }) => `${id} ${status}`)).toEqual(['MSG-039 passed', 'MSG-040 failed'])
    expect(report.checks[0]).toMatchObject({
      statement: expect.stringContaining('replay'),
      replay: { script: 'repro/messages.send.a-fact.mjs' },
    })
    expect(read('report.html')).toContain('differs &lt;b&gt;')
    expect(read('report.html')).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/)
    expect(read('junit.xml')).toContain('tests="2" failures="1"')
    expect(statSync(join(folder, 'repro', 'credentials.json')).mode & 0o777).toBe(0o600)
    for (const name of ['report.json', 'report.html', 'report.md', 'junit.xml', 'repro/messages.send.a-fact.mjs'])
      expect(read(name)).not.toContain('svc_live_one')
  })
})

test('text for XML has no forbidden characters', () => {
  expect(xml('a\u0000\u001f<\ud800>&\u{1f600}\n')).toBe('a\ufffd\ufffd&lt;\ufffd&gt;&amp;\u{1f600}\n')
})
