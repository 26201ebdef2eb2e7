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

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
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
  if (report.numPendingTests > 0) notes.push(`${report.numPendingTests} tests skipped`)
  let failed = report.numFailedTests + broken.length
  if (failed === 0 && (exitCode !== 0 || report.numPassedTests === 0)) {
    failed = 1
    notes.push(exitCode === 0 ? 'vitest found no test' : `vitest ended with ${exitCode} although no test failed`)
  }
  return tally(report.numPassedTests, failed, ...notes)
}

interface ConformanceReport {
  verdict: string
  checks: { id: string; status: string }[]
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
  const failed = count('failed') + count('error')
  if (failed === 0 && (exitCode !== 0 || count('passed') === 0))
    return tally(count('passed'), 1, ...notes, `verdict ${report.verdict}, exit code ${exitCode}`)
  return tally(count('passed'), failed, ...notes)
}
