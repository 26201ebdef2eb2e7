/** How many checks of a step passed and failed; what was left out is said, and counts as neither. */
export interface Tally {
  passed: number
  failed: number
  notes: string[]
}

export function tally(passed: number, failed: number, ...notes: string[]): Tally {
  return { passed, failed, notes }
}

/** The sum of several steps. */
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
 * Counts a vitest report. A file that could not be loaded has no test that could fail, and counts as one failure;
 * so does a run that found no test, or that ended badly although every test passed.
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
 * Counts a conformance report: an error is a failure, a warning or a skip is neither. A verdict other than
 * conformant is a failure even where no check failed.
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

/** The files of a vitest report in which something failed. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/** The ids of the checks of a conformance report that failed. */
export function failedChecks({ checks }: ConformanceReport): string[] {
  return checks.filter(({ status }) => status === 'failed' || status === 'error').map(({ id }) => id)
}

/**
 * What failed once and passes when it runs again alone hangs on the moment, and is not what a change broke: it counts as
 * passed and is named as unstable, to be looked for. What fails again has failed.
 *
 * @param again the run of what failed, alone
 */
export function secondLook(first: Tally, again: Tally): Tally {
  const failedAgain = new Set(again.notes.flatMap((note) => failureIn(note) ?? []))
  // A run that did not try all of it, or failed in a way that has no name, such as a file that does not load, spares nothing.
  if (again.passed + again.failed < first.failed || again.failed > failedAgain.size) return first
  let spared = 0
  const notes = first.notes.map((note) => {
    const failure = failureIn(note)
    if (failure === undefined || failedAgain.has(failure)) return note
    spared++
    return note.replace(failedMark, unstable)
  })
  return tally(first.passed + spared, first.failed - spared, ...notes)
}

/** How the note on something that failed once begins. */
export const unstable = 'UNSTABLE:'

const failedMark = 'failed:'

/** The name in a note on a failure. */
function failureIn(note: string): string | undefined {
  return note.startsWith(failedMark) ? note.split('\n')[0] : undefined
}

/** The name in a line, the message in the next: short enough for the summary at the end, which may be all that is kept of a log. */
function failedNote(name: string, message = ''): string {
  const [line = ''] = message.trim().split('\n')
  return `${failedMark} ${name}\n           ${line.length > 300 ? `${line.slice(0, 300)}…` : line}`
}
