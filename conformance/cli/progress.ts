/** Progress of a run: prints failures at once, other results as counts. */
import { comparedGroups } from '../report/compare.ts'
import { describeCounts } from '../report/counts.ts'
import { describeFindings, firstLine } from '../report/fold.ts'
import { describeOnlyErrors } from '../report/only-errors.ts'
import { nameOf, type Report } from '../report/report.ts'
import { neverAsked } from '../report/request-coverage.ts'
import { packageRoot } from '../runner/check-files.ts'
import { describeSection, readRequirements } from '../runner/requirements.ts'
import type { CheckResult, Status } from '../runner/result.ts'

const colours: Record<Status, string> = {
  passed: '32',
  failed: '31',
  error: '35',
  warned: '33',
  not_testable: '90',
  not_offered: '90',
}

const terminal = process.stdout.isTTY === true
const coloured = (status: Status, text: string): string => (terminal ? `\x1b[${colours[status]}m${text}\x1b[0m` : text)
const write = (text: string): void => {
  process.stdout.write(terminal ? `\r\x1b[2K${text}` : text)
}

const writeResult = (status: Status, text: string): void => write(`${coloured(status, status.padEnd(7))} ${text}\n`)

/** Interval of progress lines when the output is not a terminal. */
const lineIntervalMs = 10_000
/** No estimate is shown before this share of the checks has ended. */
const estimatedFrom = 0.05
/**
 * Share of the ended checks that the estimate uses. The longest checks start first and the speed of a target changes,
 * so only the recent rate predicts the remaining time.
 */
const recentShare = 0.5

export class Progress {
  readonly #startedAt = Date.now()
  readonly #withinMs: number | undefined
  /** End times of checks, in milliseconds after the start. */
  readonly #ends: number[] = []
  /** Errors by their text, of which only the first is printed: a target that stops answering ends hundreds of checks. */
  readonly #errors = new Map<string, number>()
  #failed = 0
  #total: number | undefined
  readonly #timer: NodeJS.Timeout | undefined

  /** @param withinMs time limit of the run */
  constructor(withinMs?: number) {
    this.#withinMs = withinMs
    if (terminal) return
    this.#timer = setInterval(() => write(`${this.#line()}\n`), lineIntervalMs)
    this.#timer.unref()
  }

  /** Sets the number of checks. */
  expect(total: number): void {
    this.#total = total
  }

  add(result: CheckResult): void {
    this.#ends.push(Date.now() - this.#startedAt)
    if (result.status === 'failed' || result.status === 'error') {
      this.#failed += 1
      if (!this.#isRepeated(result))
        writeResult(result.status, `${nameOf(result)}${placeOf(result)}: ${firstLine(result.message)}`)
    }
    if (terminal) process.stdout.write(`\r\x1b[2K${this.#line()}`)
  }

  end(): void {
    clearInterval(this.#timer)
    for (const [message, count] of this.#errors)
      if (count > 1) writeResult('error', `${count - 1} further checks: ${firstLine(message)}`)
  }

  #isRepeated({ status, message = '' }: CheckResult): boolean {
    if (status !== 'error') return false
    const count = (this.#errors.get(message) ?? 0) + 1
    this.#errors.set(message, count)
    return count > 1
  }

  #line(): string {
    return describeProgress({
      ends: this.#ends,
      failed: this.#failed,
      total: this.#total,
      tookMs: Date.now() - this.#startedAt,
      withinMs: this.#withinMs,
    })
  }
}

/** Returns the violated requirement with its section. */
function placeOf({ violated }: CheckResult): string {
  const row = violated === undefined ? undefined : readRequirements(packageRoot).get(violated)
  return row === undefined ? '' : `, ${row.id} (${describeSection(row)})`
}

/** Formats the state: `120 of 455 checks, 2 failed, about 12 s left`. */
export function describeProgress({ ends, failed, total, tookMs, withinMs }: ProgressState): string {
  const done = ends.length
  const parts = [total === undefined ? `${done} checks` : `${done} of ${total} checks`]
  if (failed > 0) parts.push(`${failed} failed`)
  if (total !== undefined && done < total && done >= total * estimatedFrom)
    parts.push(`about ${inWords(Math.min(leftMs(ends, total, tookMs), (withinMs ?? Infinity) - tookMs))} left`)
  return parts.join(', ')
}

/** State that the progress line shows; times in milliseconds since the start. */
interface ProgressState {
  ends: readonly number[]
  failed: number
  total: number | undefined
  tookMs: number
  withinMs?: number | undefined
}

/** Estimates the time for the remaining checks at the recent rate. */
function leftMs(ends: readonly number[], total: number, tookMs: number): number {
  const recent = ends.filter((at) => at > tookMs * (1 - recentShare)).length
  const [count, duringMs] = recent === 0 ? [ends.length, tookMs] : [recent, tookMs * recentShare]
  return (duringMs * (total - ends.length)) / count
}

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** Prints the last lines of a run: findings, changes, counts and verdict. */
export function showVerdict(report: Report, folder: string): void {
  for (const line of [...describeFindings(report.checks), ...describeComparison(report)]) write(`${line}\n`)
  const {
    summary: { checks, must_exercised: exercised, must_total: total, requests },
  } = report
  write(
    `${describeCounts(checks, coloured)}; ${exercised} of ${total} MUST requirements observable over HTTP were tested; ${requests} requests in ${(report.duration_ms / 1000).toFixed(1)} s; seed ${report.seed}\n`,
  )
  for (const one of report.request_coverage?.only_errors ?? []) write(`${describeOnlyErrors(one)}\n`)
  write(coverageLine(report))
  write(`${report.verdict.replace('_', ' ')}: ${report.reason}. Report: ${folder}/report.html\n`)
}

const shownMax = 5

/** Lists request cases that no check covered, if any. */
function coverageLine({ request_coverage: coverage }: Report): string {
  if (coverage === undefined) return ''
  const never = neverAsked(coverage)
  if (never.length === 0) return ''
  const more = never.length > shownMax ? ` and ${never.length - shownMax} more` : ''
  return `${coverage.asked} of ${coverage.cases} request cases of the operations were covered; not covered: ${never.slice(0, shownMax).join(', ')}${more}\n`
}

function describeComparison({ comparison }: Report): string[] {
  if (comparison === undefined) return []
  return [
    `compared with the run of ${comparison.since}:`,
    ...comparedGroups(comparison).map(
      ([title, names]) => `  ${names.length} ${title}${names.length === 0 ? '' : `: ${names.join(', ')}`}`,
    ),
  ]
}
