/** `parley-conform client -- COMMAND`: tests a client instead of a service. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { judgeClient } from '../client-judge/judge-client.ts'
import type { CaseResult, CaseStatus } from '../client-judge/outcome.ts'
import { redact } from '../client/redaction.ts'
import { buildClientReport, clientVerdict, writeClientReport } from '../report/client-report.ts'
import { commandLine } from '../report/command-line.ts'
import { exitCodes } from '../report/verdict.ts'
import { packageRoot } from '../runner/check-files.ts'
import { makeReportFolder, UsageError } from './usage-error.ts'

export interface ClientOptions {
  /** The program and its arguments. */
  command: readonly string[]
  only: readonly string[]
  seed?: number
  timeoutMs: number
  concurrency: number
  /** Folder of the report. Default: no report. */
  report?: string
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
export async function testClient({
  seed = randomInt(2 ** 31 - 1),
  report: folder,
  ...options
}: ClientOptions): Promise<number> {
  const startedAt = Date.now()
  // An unwritable folder is reported before the run.
  if (folder !== undefined) makeReportFolder(folder)
  const print = (text: string) => void process.stdout.write(`${redact(text)}\n`)
  const onResult = (result: CaseResult) => print(describeResult(result))
  const results = await judgeClient({ ...options, root: packageRoot, seed, onResult })
  if (results.length === 0) throw new UsageError('no case is selected')
  const counts = (['passed', 'warned', 'failed', 'not_testable', 'error'] as const).map(
    (status) => `${results.filter((result) => result.status === status).length} ${status.replace('_', ' ')}`,
  )
  print(`\n${counts.join(', ')} (seed ${seed})`)
  const { verdict } = clientVerdict(results)
  print(verdict.replace('_', ' '))
  if (folder !== undefined) {
    const { command } = options
    const repeat = (...words: string[]) => commandLine(['client', ...words, '--', ...command])
    writeClientReport(folder, buildClientReport({ root: packageRoot, command, seed, startedAt, results, repeat }))
    print(`The report is ${join(folder, 'report.html')}`)
  }
  return exitCodes[verdict]
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
