import { gates, inLanes, tryGate } from './gates/gates.ts'
import { steps } from './gates/steps.ts'
import { sum, tally, unstable, type Tally } from './gates/tally.ts'

/**
 * `npm test`: runs the gates and then every step, whether or not an earlier one failed, and prints as its last line
 * `N passed, N failed`. Exits with 1 when anything failed. On a slow machine the longest steps at the end are passed over;
 * `npm test -- --all` runs them whatever the time.
 */
const started = Date.now()
const elapsedSeconds = () => Math.round((Date.now() - started) / 1000)
const runsAll = process.argv.includes('--all')
const results: { title: string; result: Tally }[] = []

const outcomes = await inLanes(
  Object.values(gates).map((gate) => async () => {
    const outcome = await tryGate(gate)
    console.log(`\n=== ${outcome.title} ===\n${outcome.output}`)
    return outcome
  }),
)
for (const { title, passed } of outcomes) results.push({ title, result: passed ? tally(1, 0) : tally(0, 1) })

for (const step of steps) {
  console.log(`\n=== ${step.title} ===`)
  if (!runsAll && elapsedSeconds() > (step.beginsWithinSeconds ?? Infinity)) {
    results.push({ title: `${step.title} (no time: npm test -- --all)`, result: tally(0, 0) })
    continue
  }
  const result = await step
    .run()
    .catch((error: unknown) => tally(0, 1, error instanceof Error ? error.message : String(error)))
  for (const note of result.notes) console.log(note)
  results.push({ title: step.title, result })
}

console.log('\n=== summary ===')
for (const { title, result } of results) {
  console.log(
    `${result.failed > 0 ? 'FAILED' : result.passed > 0 ? 'ok    ' : 'SKIPPED'} ${title}: ${result.passed} passed, ${result.failed} failed`,
  )
  for (const note of result.notes) if (result.failed > 0 || note.startsWith(unstable)) console.log(`         ${note}`)
}
const total = sum(results.map(({ result }) => result))
console.log(`${elapsedSeconds()} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
