import { steps } from './gates/steps.ts'
import { sum, tally, type Tally } from './gates/tally.ts'

/**
 * `npm test`: runs every step, whether or not an earlier one failed, and prints as its last line
 * `N passed, N failed`. Exits with 1 when anything failed.
 */
const started = Date.now()
const results: { title: string; result: Tally }[] = []
for (const step of steps) {
  console.log(`\n=== ${step.title} ===`)
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
}
const total = sum(results.map(({ result }) => result))
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
