/** What a run shows while it goes on: failures at once, everything else as a count. */
import type { Report } from '../report/report.ts'
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

export class Progress {
  #done = 0

  add(result: CheckResult): void {
    this.#done += 1
    if (result.status === 'failed' || result.status === 'error') {
      const where = result.violated === undefined ? '' : ` (${result.violated})`
      write(
        `${coloured(result.status, result.status.padEnd(7))} ${result.id} [${result.form}]${where}: ${(result.message ?? '').split('\n')[0]}\n`,
      )
    }
    if (terminal) process.stdout.write(`\r\x1b[2K${this.#done} checks`)
  }
}

/** The last lines of a run. */
export function showVerdict(report: Report, folder: string): void {
  const {
    summary: { checks, must_exercised: exercised, must_total: total, requests },
  } = report
  const counts = (['passed', 'warned', 'failed', 'error', 'not_testable', 'not_offered'] as const)
    .filter((status) => checks[status] > 0)
    .map((status) => coloured(status, `${checks[status]} ${status.replace('_', ' ')}`))
  write(
    `${counts.join(', ')}; ${exercised} of ${total} MUST requirements observable over HTTP were tested; ${requests} requests in ${(report.duration_ms / 1000).toFixed(1)} s; seed ${report.seed}\n`,
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
