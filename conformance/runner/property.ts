/** fast-check inside a check: seeded, bounded by mode, with a short counterexample and its exchanges. */
import fc, { type Arbitrary } from 'fast-check'
import { unique } from '../client/unique.ts'
import type { Recorder } from '../client/recorder.ts'
import type { Exchange } from '../client/exchange.ts'
import { redact } from '../client/redaction.ts'
import type { PropertyOptions, Run } from '../check-api/context.ts'
import type { Mode } from '../check-api/needs.ts'
import { Violation } from '../check-api/outcome.ts'

const defaultRuns: Record<Mode, number> = { quick: 5, full: 25, deep: 200 }
const defaultMs: Record<Mode, number> = { quick: 4000, full: 30_000, deep: 240_000 }
/** Shrinking ends after this much, so that a slow target is not asked for minutes. */
const shrinkRequests = 200
const shrinkMs = 10_000
const raceReruns = 5
const valuesKept = 10
const sourceCharactersMax = 20_000

export interface PropertyState {
  mode: Mode
  /** Seed of the check. */
  seed: number
  recorder: Recorder
  /** Executions so far. */
  runs: number
  /** Properties started so far. */
  properties: number
  /** Where to begin instead of at random: from --replay. */
  replay?: { property?: number; path?: string }
  /** The last values of each property, as JavaScript. */
  values: Record<number, string[]>
  /** The shortest counterexample so far; there also when the check is cut short while shrinking. */
  found?: Found
}

export interface Found {
  violation: Violation
  property: number
  path: string | null
  counterexample: unknown
  shrinks: number
  seen?: string
  exchanges: Exchange[]
}

/** @throws the violation of the shortest counterexample, or at once whatever is not a violation */
export async function runProperty<T>(
  state: PropertyState,
  arbitrary: Arbitrary<T>,
  body: (value: T, run: Run) => Promise<void>,
  options: PropertyOptions = {},
): Promise<void> {
  const property = state.properties
  state.properties += 1
  const replayed = state.replay?.property === property && state.replay.path !== undefined
  const search = new Search(state, property, body, options.withinMs?.[state.mode] ?? defaultMs[state.mode])
  const details = await fc.check(
    fc.asyncProperty(arbitrary, (value) => search.execute(value)),
    {
      seed: state.seed + property,
      numRuns: options.runs?.[state.mode] ?? defaultRuns[state.mode],
      ...(replayed ? { path: state.replay?.path ?? '' } : {}),
    },
  )
  if (search.stopped !== undefined) throw search.stopped
  if (state.found === undefined) return
  Object.assign(state.found, { path: details.counterexamplePath, shrinks: details.numShrinks })
  if (options.race === true) state.found.seen = await search.seenAgain()
  throw state.found.violation
}

class Search<T> {
  readonly #state: PropertyState
  readonly #property: number
  readonly #body: (value: T, run: Run) => Promise<void>
  readonly #endsAt: number
  /** What ended the search other than a violation. */
  stopped: unknown
  #shortest: T | undefined
  #shrinkFrom: { at: number; requests: number } | undefined
  #index = 0

  constructor(state: PropertyState, property: number, body: (value: T, run: Run) => Promise<void>, withinMs: number) {
    this.#state = state
    this.#property = property
    this.#body = body
    this.#endsAt = Date.now() + withinMs
  }

  async execute(value: T): Promise<void> {
    if (this.stopped !== undefined || this.#exhausted()) return
    try {
      await this.#once(value)
    } catch (error) {
      if (!(error instanceof Violation)) {
        // While shrinking, a value that cannot be judged is only a value that is not shorter.
        if (this.#shrinkFrom === undefined) this.stopped = error
        return
      }
      const { recorder, found } = this.#state
      this.#shrinkFrom ??= { at: Date.now(), requests: recorder.requests }
      this.#shortest = value
      this.#state.values[this.#property] = [fc.stringify(value)]
      this.#state.found = {
        violation: error,
        property: this.#property,
        path: null,
        counterexample: plain(value),
        shrinks: found === undefined ? 0 : found.shrinks + 1,
        exchanges: recorder.exchanges,
      }
      throw error
    }
  }

  async #once(value: T): Promise<void> {
    const { recorder } = this.#state
    recorder.startRun()
    this.#state.runs += 1
    if (this.#shrinkFrom === undefined) this.#keep(value)
    const index = this.#index
    this.#index += 1
    await this.#body(value, { index, messageId: () => unique.messageId(), marker: () => unique.marker() })
  }

  /** The last values, for a script that has no generator. */
  #keep(value: T): void {
    const source = fc.stringify(value)
    if (source.length > sourceCharactersMax) return
    const kept = (this.#state.values[this.#property] ??= [])
    kept.push(source)
    if (kept.length > valuesKept) kept.shift()
  }

  #exhausted(): boolean {
    // The bound ends the search between executions: one cut short would go on with resources that another check leased.
    if (this.#shrinkFrom === undefined) return this.#index > 0 && Date.now() > this.#endsAt
    return (
      Date.now() - this.#shrinkFrom.at > shrinkMs ||
      this.#state.recorder.requests - this.#shrinkFrom.requests > shrinkRequests
    )
  }

  async seenAgain(): Promise<string> {
    let seen = 0
    for (let turn = 0; turn < raceReruns; turn += 1) {
      await this.#once(this.#shortest as T).catch(() => {
        seen += 1
      })
    }
    return `seen ${seen} of ${raceReruns}`
  }
}

/** The counterexample as JSON where it can be, else as fast-check prints it. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(redact(JSON.stringify(value))) as unknown
  } catch {
    return redact(fc.stringify(value))
  }
}
