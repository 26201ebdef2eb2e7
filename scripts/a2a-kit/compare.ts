/** Result of one test of the kit, with the text of the failure or the reason of the kit. */
export interface Outcome {
  outcome: string
  text: string
}

/** Expected results of a version of the kit. */
export interface Expectation {
  repository: string
  commit: string
  /** Number of tests. */
  tests: number
  /** Tests that do not pass, by id. */
  deviations: Record<string, { outcome: string; reason: string }>
}

/** Returns a sentence for each difference between the results of a run and the expected results. */
export function compareOutcomes(
  { tests, deviations }: Pick<Expectation, 'tests' | 'deviations'>,
  outcomes: Record<string, Outcome>,
): string[] {
  const differences = Object.entries(outcomes).flatMap(([id, { outcome, text }]) => {
    const expected = deviations[id]?.outcome ?? 'passed'
    return outcome === expected ? [] : [`${id}: ${outcome}, expected ${expected}\n${text}`.trimEnd()]
  })
  const absent = Object.keys(deviations).filter((id) => !Object.hasOwn(outcomes, id))
  differences.push(...absent.map((id) => `${id}: did not run`))
  const count = Object.keys(outcomes).length
  if (count !== tests) differences.push(`${count} tests ran, expected ${tests}`)
  return differences
}

/** Counts tests by binding and outcome. Tests of the agent card and of both bindings together count as `both`. */
export function countOutcomes(outcomes: Record<string, Outcome>): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {}
  for (const [id, { outcome }] of Object.entries(outcomes)) {
    const ofBinding = (counts[bindingOf(id)] ??= {})
    ofBinding[outcome] = (ofBinding[outcome] ?? 0) + 1
  }
  return counts
}

function bindingOf(id: string): string {
  if (/jsonrpc/i.test(id)) return 'JSON-RPC'
  return /http_json|_rest\b|::TestRest/.test(id) ? 'HTTP+JSON' : 'both'
}
