/** What a run shows while it goes on: failures at once, everything else as a count. */
import { comparedGroups } from '../report/compare.ts'
import { describeCounts } from '../report/counts.ts'
import { describeFindings, firstLine } from '../report/fold.ts'
import { nameOf, type Report } from '../report/report.ts'
import { neverAsked } from '../report/request-coverage.ts'
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

/** Where nobody looks at a line that changes, one is written in this interval. */
const lineIntervalMs = 10_000
/** Below this share of the checks the rest cannot be estimated. */
const estimatedFrom = 0.05

export class Progress {
  readonly #startedAt = Date.now()
  #done = 0
  #failed = 0
  #total: number | undefined
  readonly #timer: NodeJS.Timeout | undefined

  constructor() {
    if (terminal) return
    this.#timer = setInterval(() => write(`${this.#line()}\n`), lineIntervalMs)
    this.#timer.unref()
  }

  /** The number of checks is known. */
  expect(total: number): void {
    this.#total = total
  }

  add(result: CheckResult): void {
    this.#done += 1
    if (result.status === 'failed' || result.status === 'error') {
      this.#failed += 1
      const where = result.violated === undefined ? '' : ` (${result.violated})`
      write(
        `${coloured(result.status, result.status.padEnd(7))} ${nameOf(result)}${where}: ${firstLine(result.message)}\n`,
      )
    }
    if (terminal) process.stdout.write(`\r\x1b[2K${this.#line()}`)
  }

  end(): void {
    clearInterval(this.#timer)
  }

  #line(): string {
    return describeProgress({
      done: this.#done,
      failed: this.#failed,
      total: this.#total,
      tookMs: Date.now() - this.#startedAt,
    })
  }
}

/** `120 of 455 checks, 2 failed, about 12 s left`. */
export function describeProgress({
  done,
  failed,
  total,
  tookMs,
}: {
  done: number
  failed: number
  total: number | undefined
  tookMs: number
}): string {
  const parts = [total === undefined ? `${done} checks` : `${done} of ${total} checks`]
  if (failed > 0) parts.push(`${failed} failed`)
  if (total !== undefined && done < total && done >= total * estimatedFrom)
    parts.push(`about ${Math.ceil((tookMs * (total - done)) / done / 1000)} s left`)
  return parts.join(', ')
}

/** The last lines of a run: what was found, what changed, the counts and the verdict. */
export function showVerdict(report: Report, folder: string): void {
  for (const line of [...describeFindings(report.checks), ...describeComparison(report)]) write(`${line}\n`)
  const {
    summary: { checks, must_exercised: exercised, must_total: total, requests },
  } = report
  write(
    `${describeCounts(checks, coloured)}; ${exercised} of ${total} MUST requirements observable over HTTP were tested; ${requests} requests in ${(report.duration_ms / 1000).toFixed(1)} s; seed ${report.seed}\n`,
  )
  write(coverageLine(report))
  write(`${report.verdict.replace('_', ' ')}: ${report.reason}. Report: ${folder}/report.html\n`)
}

const shownMax = 5

/** What nobody asked, if anything. */
function coverageLine({ request_coverage: coverage }: Report): string {
  if (coverage === undefined) return ''
  const never = neverAsked(coverage)
  if (never.length === 0) return ''
  const more = never.length > shownMax ? ` and ${never.length - shownMax} more` : ''
  return `${coverage.asked} of ${coverage.cases} ways to ask the operations were tried; never: ${never.slice(0, shownMax).join(', ')}${more}\n`
}

function describeComparison({ comparison }: Report): string[] {
  if (comparison === undefined) return []
  return [
    `since the run of ${comparison.since}:`,
    ...comparedGroups(comparison).map(
      ([title, names]) => `  ${names.length} ${title}${names.length === 0 ? '' : `: ${names.join(', ')}`}`,
    ),
  ]
}
