import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { matrixPolicy } from '../report/matrix.ts'
import type { Report } from '../report/report.ts'
import { sampleReport, sampleResults } from '../report/sample-report.ts'
import { newResult } from '../runner/result.ts'
import { runCaptured } from './testing.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matrix-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = (name: string, report: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(report))
  return join(folder, name)
}

const failing = (id: string, requirement: 'MSG-040' | 'EVT-031') => ({
  ...newResult({ id, area: 'messages', requirements: [requirement] }, { form: 'current', status: 'failed', seed: 7 }),
  violated: requirement,
  message: 'differs',
})

/** Two implementations: one with a failure, a known failure and an area that the other lacks. */
const reports = (): [Report, Report] => [
  sampleReport({
    results: [...sampleResults(), failing('messages.send.same', 'MSG-040'), failing('messages.send.late', 'EVT-031')],
    known: new Map([['messages.send.late', 'always']]),
  }),
  sampleReport({
    results: [
      { ...failing('messages.send.same', 'MSG-040'), status: 'passed' },
      { ...failing('messages.send.late', 'EVT-031'), status: 'not_testable' },
    ],
  }),
]

const rowOf = (page: string, id: string): string =>
  new RegExp(`<tr><th scope="row"><code>${id}</code>.*?</tr>`).exec(page)![0]
const outcomes = (row: string): string[] =>
  [...row.matchAll(/<td class="outcome (\w+)">/g)].map(([, outcome]) => outcome!)

test('matrix shows each requirement of several reports, with failures that were expected', async () => {
  const [one, other] = reports()
  const files = [store('one.json', one), store('other.json', { ...other, target: { ...other.target, name: '<b>' } })]
  const out = join(folder, 'page.html')
  expect(await runCaptured(['matrix', ...files, '--out', out])).toEqual({ code: 0, output: `wrote ${out}\n` })
  const page = readFileSync(out, 'utf8')
  expect(outcomes(rowOf(page, 'MSG-039'))).toEqual(['failed', 'not_judged'])
  expect(outcomes(rowOf(page, 'MSG-040'))).toEqual(['failed', 'passed'])
  expect(outcomes(rowOf(page, 'EVT-031'))).toEqual(['expected_to_fail', 'not_testable'])
  expect(rowOf(page, 'EVT-031')).toContain('6 Event types (current form), line 278')
  expect(page).toContain('&lt;b&gt;')
  expect(page).toContain(one.provenance.checks)
  expect(page).not.toContain('not fully comparable')
  expect(page).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/)
  expect(matrixPolicy).toContain("script-src 'none'")
})

test('matrix reports that runs were judged differently', async () => {
  const [one, other] = reports()
  const provenance = { ...other.provenance, checks: '0'.repeat(64) }
  const files = [store('one.json', one), store('other.json', { ...other, provenance, mode: 'full' })]
  await runCaptured(['matrix', ...files, '--out', join(folder, 'page.html')])
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain(
    'The runs differ in their sets of checks, modes, so their columns are not fully comparable.',
  )
})

test.each([
  [['matrix'], 'matrix needs a report.json'],
  [['matrix', 'absent.json'], 'absent.json: ENOENT'],
])('matrix rejects %j', async (words, message) => {
  const { code, output } = await runCaptured(words)
  expect(code).toBe(2)
  expect(output).toContain(message)
})

test('matrix rejects a file that is no report', async () => {
  const { code, output } = await runCaptured(['matrix', store('other.json', { tool: 1 })])
  expect(code).toBe(2)
  expect(output).toContain('does not match spec/report.schema.yaml')
})

const keygenAbsent = spawnSync('ssh-keygen', ['-?']).error !== undefined

test.skipIf(keygenAbsent)('the commands of the guide sign a report and verify the signature', () => {
  const guide = readFileSync(new URL('../../spec/guides/judging-an-implementation.md', import.meta.url), 'utf8')
  const [sign, verify] = [/^ssh-keygen -Y sign .*$/m, /^ssh-keygen -Y verify .*$/m].map((line) => line.exec(guide)![0])
  store('report.json', { any: 1 })
  const run = (command: string): string =>
    execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  run('ssh-keygen -q -t ed25519 -N "" -f signing-key')
  run('echo "team@example.com $(cat signing-key.pub)" > allowed-signers')
  run(sign!)
  expect(run(verify!)).toContain('Good "parley-conform" signature for team@example.com')
  store('report.json', { any: 2 })
  expect(() => run(verify!)).toThrow()
})
