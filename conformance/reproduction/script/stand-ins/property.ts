/** Takes the place of runner/property.ts: runs a property with the recorded values alone. */
import type { PropertyOptions, Run } from '../../../check-api/context.ts'
import { unique } from '../../../client/unique.ts'
import type { PropertyState as SearchState } from '../../../runner/property.ts'

export interface PropertyState extends SearchState {
  recorded: Readonly<Record<number, readonly unknown[]>>
}

/** Of a race that is not lost each time. */
const raceTurns = 40
const raceMs = 30_000

export async function runProperty<T>(
  state: PropertyState,
  _arbitrary: unknown,
  body: (value: T, run: Run) => Promise<void>,
  { race = false }: PropertyOptions = {},
): Promise<void> {
  const values = (state.recorded[state.properties] ?? []) as readonly T[]
  state.properties += 1
  const endsAt = Date.now() + raceMs
  let index = 0
  for (let turn = 0; turn < (race ? raceTurns : 1) && Date.now() < endsAt; turn += 1)
    for (const value of values) {
      state.recorder.startRun()
      await body(value, { index, messageId: () => unique.messageId(), marker: () => unique.marker() })
      index += 1
    }
}
