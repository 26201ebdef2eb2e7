/** `parley-conform client -- COMMAND`: tests a client instead of a service. */
import { randomInt } from 'node:crypto'
import { styleText } from 'node:util'
import { judgeClient } from '../client-judge/judge-client.ts'
import type { CaseResult, CaseStatus } from '../client-judge/outcome.ts'
import { redact } from '../client/redaction.ts'
import { exitCodes } from '../report/verdict.ts'
import { packageRoot } from '../runner/check-files.ts'
import { UsageError } from './usage-error.ts'

export interface ClientOptions {
  /** The program and its arguments. */
  command: readonly string[]
  only: readonly string[]
  seed?: number
  timeoutMs: number
  concurrency: number
}

/** Lines of a timeline that are printed, at its begin and at its end. */
const shownLines = 40

const marks: Record<CaseStatus, string> = {
  passed: 'ok',
  warned: 'warn',
  failed: 'FAIL',
  not_testable: '--',
  error: 'ERR',
}
const colours = { passed: 'green', warned: 'yellow', failed: 'red', not_testable: 'gray', error: 'red' } as const

/** @returns the exit code: 1 when the client violates the document, 2 without a verdict */
export async function testClient({ seed = randomInt(2 ** 31 - 1), ...options }: ClientOptions): Promise<number> {
  const print = (text: string) => void process.stdout.write(`${redact(text)}\n`)
  const onResult = (result: CaseResult) => print(describeResult(result))
  const results = await judgeClient({ ...options, root: packageRoot, seed, onResult })
  if (results.length === 0) throw new UsageError('no case is selected')
  const counts = (['passed', 'warned', 'failed', 'not_testable', 'error'] as const).map(
    (status) => `${results.filter((result) => result.status === status).length} ${status.replace('_', ' ')}`,
  )
  print(`\n${counts.join(', ')} (seed ${seed})`)
  const verdict = verdictOf(results)
  print(verdict.replace('_', ' '))
  return exitCodes[verdict]
}

/** Violations: a failed case. No verdict: an error, or less than half of the cases have a result. */
function verdictOf(results: readonly CaseResult[]): keyof typeof exitCodes {
  const has = (...statuses: CaseStatus[]) => results.filter(({ status }) => statuses.includes(status)).length
  if (has('failed') > 0) return 'violations'
  return has('error') > 0 || has('passed', 'warned') * 2 < results.length ? 'no_verdict' : 'conformant'
}

/** Describes a result; a failure with its advice and its timeline. */
function describeResult({ id, requirements, title, advice, status, message, timeline }: CaseResult): string {
  const mark = styleText(colours[status], marks[status].padEnd(4), { stream: process.stdout })
  const line = `${mark} ${id} (${requirements.join(', ')}): ${title}`
  if (status === 'passed') return line
  const details =
    status === 'failed' || status === 'error' ? [advice, ...excerpt(timeline).map((entry) => `  ${entry}`)] : []
  return [line, ...[message, ...details].map((text) => `     ${text}`)].join('\n')
}

function excerpt(timeline: readonly string[]): readonly string[] {
  if (timeline.length <= 2 * shownLines) return timeline
  const left = `… ${timeline.length - 2 * shownLines} lines are left out …`
  return [...timeline.slice(0, shownLines), left, ...timeline.slice(-shownLines)]
}
