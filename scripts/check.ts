import { changedFiles, trackedFiles } from './gates/changed-files.ts'
import { formatOf, gates, inLanes, tryGate, type Gate, type Outcome } from './gates/gates.ts'
import { nearestTests } from './gates/nearest-tests.ts'
import { runQuietly } from './gates/run.ts'

/** Time limit of the tests nearest to a change, in milliseconds. `npm test` runs all tests without it. */
const testsTimeoutMs = 10_000

type GateName = keyof typeof gates

/**
 * `npm run check` reports, in half a minute, the results of fast checks on a change, with one line for each step. With
 * names of gates (`npm run check -- types lint`) it runs only these, on all files.
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in gates))
if (unknown.length > 0) {
  console.error(`no such gate: ${unknown.join(', ')}; there are ${Object.keys(gates).join(', ')}`)
  process.exit(2)
}
const jobs = named.length > 0 ? named.map((name) => () => tryGate(gates[name as GateName])) : await jobsForChange()
const outcomes = await inLanes(
  jobs.map((job) => async () => {
    const outcome = await job()
    console.log(`${outcome.passed ? 'ok    ' : 'FAILED'} ${outcome.seconds.toFixed(1).padStart(5)} s  ${outcome.title}`)
    return outcome
  }),
)
for (const { title, output } of outcomes.filter(({ passed }) => !passed)) console.log(`\n=== ${title} ===\n${output}`)
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1

/** Returns the longest jobs first, so that the parallel jobs end together. */
async function jobsForChange(): Promise<(() => Promise<Outcome>)[]> {
  const changed = await changedFiles()
  const touches = (...folders: string[]) => changed.some((file) => folders.some((folder) => file.startsWith(folder)))
  const chosen: Gate[] = [
    gates.types,
    gates.webTypes,
    ...lintOf(changed),
    ...(touches('spec/', 'generated/', 'scripts/generate') ? [gates.drift] : []),
    ...(touches('spec/', 'redocly.yaml') ? [gates.documents, gates.breaks] : []),
    formatOf(changed),
    gates.trace,
    { ...gates.boundaries, args: [...gates.boundaries.args, '--imports'] },
    gates.operations,
    gates.decisions,
    ...(touches('spec/', 'generated/', 'src/') ? [gates.events] : []),
    ...(changed.length > 0 ? [{ ...gates.words, args: [...gates.words.args, ...changed] }] : []),
  ]
  return [() => runNearestTests(changed), ...chosen.map((gate) => () => tryGate(gate))]
}

/** Lints the changed files only: rules that need types take most of the time. `npm test` lints all files. */
function lintOf(changed: readonly string[]): Gate[] {
  if (changed.includes('.oxlintrc.json')) return [gates.lint]
  const files = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('generated/'))
  return files.length > 0 ? [{ ...gates.lint, args: [...gates.lint.args, ...files] }] : []
}

async function runNearestTests(changed: readonly string[]): Promise<Outcome> {
  const tests = (await trackedFiles()).filter((file) => file.endsWith('.test.ts'))
  const { files, left } = nearestTests(changed, [...new Set([...tests, ...changed.filter(isTest)])])
  if (files.length === 0) return { title: 'no tests near the change', passed: true, seconds: 0, output: '' }
  const startedAt = performance.now()
  const args = ['run', '--bail=1', '--maxWorkers=1', ...files]
  const { code, output, timedOut } = await runQuietly('vitest', args, { timeoutMs: testsTimeoutMs })
  const notes = [
    ...(timedOut ? ['no failure until the time was over'] : []),
    ...(left > 0 ? [`${left} more are left to npm test`] : []),
  ]
  return {
    title: [`the ${files.length} nearest test files`, ...notes].join('; '),
    passed: code === 0 || timedOut,
    seconds: (performance.now() - startedAt) / 1000,
    output,
  }
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts')
}
