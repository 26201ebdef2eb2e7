/** Numbers of passed and failed checks of a step. Skipped checks are noted, and count as neither. */
export interface Tally {
  passed: number
  failed: number
  notes: string[]
}

export function tally(passed: number, failed: number, ...notes: string[]): Tally {
  return { passed, failed, notes }
}

/** Adds the tallies of several steps. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, notes }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      notes: [...total.notes, ...notes],
    }),
    tally(0, 0),
  )
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * Counts a vitest report. A file that fails to load counts as one failure, since it has no test that could fail. A run
 * without tests counts as one failure, and so does a run that exits with an error although every test passed.
 */
export function tallyVitest(report: VitestReport | undefined, exitCode: number): Tally {
  if (!report) return tally(0, 1, 'vitest wrote no report')
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const notes = broken.map(({ name }) => `could not be loaded: ${name}`)
  for (const { name, assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') notes.push(failedNote(`${name}: ${fullName}`, failureMessages[0]))
  if (report.numPendingTests > 0) notes.push(`${report.numPendingTests} tests skipped`)
  let failed = report.numFailedTests + broken.length
  if (failed === 0 && (exitCode !== 0 || report.numPassedTests === 0)) {
    failed = 1
    notes.push(exitCode === 0 ? 'vitest found no test' : `vitest ended with ${exitCode} although no test failed`)
  }
  return tally(report.numPassedTests, failed, ...notes)
}

export interface ConformanceReport {
  verdict: string
  checks: { id: string; status: string; message?: string }[]
}

/**
 * Counts a conformance report: an error is a failure; a warning or a skip is neither. A verdict other than conformant
 * is a failure even if no check failed.
 */
export function tallyConformance(report: ConformanceReport | undefined, exitCode: number): Tally {
  if (!report) return tally(0, 1, `the harness wrote no report and ended with ${exitCode}`)
  const counts = new Map<string, number>()
  for (const { status } of report.checks) counts.set(status, (counts.get(status) ?? 0) + 1)
  const count = (status: string) => counts.get(status) ?? 0
  const notes = [...counts]
    .filter(([status]) => !['passed', 'failed', 'error'].includes(status))
    .map(([status, n]) => `${n} checks ${status}`)
  for (const { id, status, message } of report.checks)
    if (status === 'failed' || status === 'error') notes.push(failedNote(id, message))
  const failed = count('failed') + count('error')
  if (failed === 0 && (exitCode !== 0 || count('passed') === 0))
    return tally(count('passed'), 1, ...notes, `verdict ${report.verdict}, exit code ${exitCode}`)
  return tally(count('passed'), failed, ...notes)
}

/** Returns the files of a vitest report that contain a failure. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** Returns the ids of the failed checks of a conformance report. */
export function failedChecks({ checks }: ConformanceReport): string[] {
  return checks.filter(({ status }) => status === 'failed' || status === 'error').map(({ id }) => id)
}

/**
 * Names a failure that passes when rerun alone as unstable: it depends on timing, not on the change.
 * @param again tally of the rerun, which ran only the failures
 * @param counts whether an unstable failure stays a failure, as in CI, where nobody reads the log of a passed run
 */
export function secondLook(first: Tally, again: Tally, counts = isCi()): Tally {
  const failedAgain = new Set(again.notes.flatMap((note) => failureIn(note) ?? []))
  // A rerun that is incomplete, or has a failure without a name (a file that does not load), clears no failure.
  if (again.passed + again.failed < first.failed || again.failed > failedAgain.size) return first
  let found = 0
  const notes = first.notes.map((note) => {
    const failure = failureIn(note)
    if (failure === undefined || failedAgain.has(failure)) return note
    found++
    return note.replace(failedMark, unstable)
  })
  const spared = counts ? 0 : found
  return tally(first.passed + spared, first.failed - spared, ...notes)
}

function isCi(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '')
}

/** First word of the note on an unstable failure. */
export const unstable = 'UNSTABLE:'

const failedMark = 'failed:'

/** Returns the name in a note on a failure. */
function failureIn(note: string): string | undefined {
  return note.startsWith(failedMark) ? note.split('\n')[0] : undefined
}

/** Puts the name on one line and the message on the next: the summary at the end may be all that a log keeps. */
function failedNote(name: string, message = ''): string {
  const [line = ''] = message.trim().split('\n')
  return `${failedMark} ${name}\n           ${line.length > 300 ? `${line.slice(0, 300)}…` : line}`
}
