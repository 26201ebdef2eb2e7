import { inLanes, testGates, tryGate } from './gates/gates.ts'
import { useMemoryFolder } from './gates/memory-folder.ts'
import { startOwnPostgres } from './gates/postgres.ts'
import { run, runQuietly, type Run } from './gates/run.ts'
import { stepGroups, type Step } from './gates/steps.ts'
import { sum, tally, unstable, type Tally } from './gates/tally.ts'

/**
 * `npm test` runs the gates and then every step, even if an earlier one failed, and prints `N passed, N failed` as its
 * last line. Exits with 1 when anything failed. On a slow machine it skips the longest steps at the end; `npm test --
 * --all` always runs them.
 */
const started = Date.now()
const elapsedSeconds = () => Math.round((Date.now() - started) / 1000)
const runsAll = process.argv.includes('--all')
/** CI has twenty minutes, a run by hand is meant to end within ten. */
const timeFactor = process.env['CI'] === undefined ? 1 : 1.7
const results: { title: string; result: Tally; seconds: number }[] = []

const outcomes = await inLanes(
  (await testGates(runsAll)).map((gate) => async () => {
    const outcome = await tryGate(gate)
    console.log(`\n=== ${outcome.title} ===\n${outcome.output}`)
    return outcome
  }),
)
for (const { title, passed, seconds } of outcomes)
  results.push({ title, result: passed ? tally(1, 0) : tally(0, 1), seconds })

await using resources = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void resources.disposeAsync().finally(() => process.kill(process.pid, signal)))
resources.use(await useMemoryFolder())
resources.use(await startOwnPostgres())
for (const group of stepGroups) {
  if (group.length === 1) await runStep(group[0]!, run)
  else await inLanes(group.map((step) => () => runStepQuietly(step)))
}

console.log('\n=== summary ===')
for (const { title, result, seconds } of results) {
  console.log(
    `${result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok    ' : 'SKIPPED'} ${title}: ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(0)} s)`,
  )
  for (const note of result.notes) if (result.failed > 0 || note.startsWith(unstable)) console.log(`         ${note}`)
}
const total = sum(results.map(({ result }) => result))
console.log(`${elapsedSeconds()} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs a step and records its result. */
async function runStep(step: Step, runProgram: Run): Promise<void> {
  const { title, beginsWithinSeconds = Infinity } = step
  if (!runsAll && elapsedSeconds() > beginsWithinSeconds * timeFactor) {
    results.push({ title: `${title} (no time: npm test -- --all)`, result: tally(0, 0), seconds: 0 })
    return
  }
  console.log(`\n=== ${title} ===`)
  const begun = elapsedSeconds()
  const result = await step
    .run(runProgram)
    .catch((error: unknown) => tally(0, 1, error instanceof Error ? error.message : String(error)))
  for (const note of result.notes) console.log(note)
  results.push({ title, result, seconds: elapsedSeconds() - begun })
}

/** Runs a step at the same time as others, and shows the output of each program when it ends. */
async function runStepQuietly(step: Step): Promise<void> {
  await runStep(step, async (command, args, env) => {
    const { code, output } = await runQuietly(command, args, { env })
    console.log(`\n=== output of ${step.title} ===\n${output}`)
    return code
  })
}
