/** Replaces runner/property.ts. Runs a property with the recorded values only. */
import type { PropertyOptions, Run } from '../../../check-api/context.ts'
import { unique } from '../../../client/unique.ts'
import type { PropertyState as SearchState } from '../../../runner/property.ts'

export interface PropertyState extends SearchState {
  recorded: Readonly<Record<number, readonly unknown[]>>
}

/** Maximum number of attempts, because a race does not fail each time. */
const raceTurns = 40
/** Time limit in ms after which no other value is tried. */
const limitMs = 30_000

export async function runProperty<T>(
  state: PropertyState,
  _arbitrary: unknown,
  body: (value: T, run: Run) => Promise<void>,
  { race = false }: PropertyOptions = {},
): Promise<void> {
  const values = (state.recorded[state.properties] ?? []) as readonly T[]
  state.properties += 1
  const endsAt = Date.now() + limitMs
  // The counterexample is the last value. It may depend on earlier runs, so all values are tried after it.
  const counterexample = values.slice(-1)
  const turns = race ? Array.from({ length: raceTurns }, () => counterexample).flat() : counterexample
  for (const [index, value] of [...turns, ...(values.length > 1 ? values : [])].entries()) {
    if (index > 0 && Date.now() > endsAt) return
    state.recorder.startRun()
    await body(value, { index, messageId: () => unique.messageId(), marker: () => unique.marker() })
  }
}
