/** Runs fast-check inside a check: seeded, limited by mode, with a short counterexample and its exchanges. */
import fc, { type Arbitrary } from 'fast-check'
import { unique } from '../client/unique.ts'
import type { Recorder } from '../client/recorder.ts'
import type { Exchange } from '../client/exchange.ts'
import { redact } from '../client/redaction.ts'
import type { PropertyOptions, Run } from '../check-api/context.ts'
import type { Mode } from '../check-api/needs.ts'
import { Violation } from '../check-api/outcome.ts'
import { shortenList } from './shorten-list.ts'

const defaultRuns: Record<Mode, number> = { quick: 5, full: 25, deep: 200 }
const defaultMs: Record<Mode, number> = { quick: 4000, full: 30_000, deep: 240_000 }
/** Limits of shrinking, so that a slow target does not receive requests for minutes. */
const shrinkDefault = { requests: 200, ms: 10_000 }
const raceReruns = 5
/**
 * Maximum number of values in a reproduction script: more than the runs of a property in quick mode, and few enough to
 * read.
 */
const valuesKept = 40
const charactersKept = 60_000

export interface PropertyState {
  mode: Mode
  /** Seed of the check. */
  seed: number
  recorder: Recorder
  /** Number of executions so far. */
  runs: number
  /** Number of properties started so far. */
  properties: number
  /** Time limit of the run, in ms since the epoch. */
  endsAt?: number
  /** `lost` ends the executions, because the target no longer answers. */
  target?: { readonly lost?: string }
  /** Start point from --replay, instead of a random one. */
  replay?: { property?: number; path?: string }
  /** The last values of each property, as JavaScript source. After a violation the shortest counterexample is last. */
  values: Record<number, string[]>
  /** The shortest counterexample so far; also set when the check is interrupted while shrinking. */
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

/** @throws the violation of the shortest counterexample; any other error at once */
export async function runProperty<T>(
  state: PropertyState,
  arbitrary: Arbitrary<T>,
  body: (value: T, run: Run) => Promise<void>,
  options: PropertyOptions = {},
): Promise<void> {
  const property = state.properties
  state.properties += 1
  const search = new Search(state, property, body, {
    withinMs: options.withinMs?.[state.mode] ?? defaultMs[state.mode],
    shrink: options.shrink ?? shrinkDefault,
  })
  const explore = (path?: string) =>
    fc.check(
      fc.asyncProperty(arbitrary, (value) => search.execute(value)),
      {
        seed: state.seed + property,
        numRuns: options.runs?.[state.mode] ?? defaultRuns[state.mode],
        endOnFailure: options.dropsFrom !== undefined,
        ...(path === undefined ? {} : { path }),
      },
    )
  let details = await explore(state.replay?.property === property ? state.replay.path : undefined)
  // A violation may depend on the runs before it, which a path skips.
  if (state.replay?.path !== undefined && state.found === undefined && search.stopped === undefined)
    details = await explore()
  if (search.stopped !== undefined) throw search.stopped
  if (state.found === undefined) return
  Object.assign(state.found, { path: details.counterexamplePath, shrinks: details.numShrinks })
  if (options.dropsFrom !== undefined) await search.dropItems(options.dropsFrom)
  if (options.race === true) state.found.seen = await search.countRecurrences()
  throw state.found.violation
}

class Search<T> {
  readonly #state: PropertyState
  readonly #property: number
  readonly #body: (value: T, run: Run) => Promise<void>
  readonly #endsAt: number
  readonly #shrink: { requests: number; ms: number }
  /** The error that ended the search, other than a violation. */
  stopped: unknown
  #shortest: T | undefined
  /** The last values that passed before the first violation, as JavaScript. */
  readonly #passed: string[] = []
  #shrinkFrom: { at: number; requests: number } | undefined
  #index = 0
  #dropsItems = false

  constructor(
    state: PropertyState,
    property: number,
    body: (value: T, run: Run) => Promise<void>,
    { withinMs, shrink }: { withinMs: number; shrink: { requests: number; ms: number } },
  ) {
    this.#state = state
    this.#property = property
    this.#body = body
    this.#shrink = shrink
    this.#endsAt = Math.min(Date.now() + withinMs, state.endsAt ?? Infinity)
  }

  async execute(value: T): Promise<void> {
    if (this.stopped !== undefined || this.#exhausted()) return
    try {
      await this.#once(value)
      this.#keepPassed(value)
    } catch (error) {
      if (!(error instanceof Violation)) {
        // While shrinking, a value that cannot be judged counts as not shorter.
        if (this.#shrinkFrom === undefined) this.stopped = error
        return
      }
      const { recorder, found } = this.#state
      if (this.#dropsItems && error.requirement !== found?.violation.requirement) return
      this.#shrinkFrom ??= { at: Date.now(), requests: recorder.requests }
      this.#shortest = value
      this.#state.values[this.#property] = [...this.#passed, fc.stringify(value)]
      this.#state.found = {
        violation: error,
        property: this.#property,
        path: found?.path ?? null,
        counterexample: plain(value),
        shrinks: found === undefined ? 0 : found.shrinks + 1,
        exchanges: recorder.exchanges,
      }
      throw error
    }
  }

  /** Drops items of a list in the counterexample that its violation does not need. */
  async dropItems(member: string): Promise<void> {
    const value = this.#shortest as T & Record<string, unknown[]>
    this.#dropsItems = true
    const isShown = (rest: readonly unknown[]): Promise<boolean> =>
      this.execute({ ...value, [member]: rest }).then(
        () => false,
        () => true,
      )
    // Steps of a session name their kind.
    await shortenList(value[member] as unknown[], isShown, (item) => (item as { do?: unknown }).do)
  }

  async #once(value: T): Promise<void> {
    const { recorder } = this.#state
    recorder.startRun()
    this.#state.runs += 1
    const index = this.#index
    this.#index += 1
    await this.#body(value, { index, messageId: () => unique.messageId(), marker: () => unique.marker() })
  }

  /** Keeps a value that passed before the first violation for the reproduction script, which has no generator. */
  #keepPassed(value: T): void {
    if (this.#shrinkFrom !== undefined) return
    const passed = this.#passed
    passed.push(fc.stringify(value))
    while (passed.length > valuesKept || passed.join('').length > charactersKept) passed.shift()
    this.#state.values[this.#property] = [...passed]
  }

  #exhausted(): boolean {
    if (this.#index > 0 && this.#state.target?.lost !== undefined) return true
    // The time limit applies between executions: an interrupted execution would use resources leased to another check.
    if (this.#shrinkFrom === undefined) return this.#index > 0 && Date.now() > this.#endsAt
    return (
      Date.now() - this.#shrinkFrom.at > this.#shrink.ms ||
      this.#state.recorder.requests - this.#shrinkFrom.requests > this.#shrink.requests
    )
  }

  async countRecurrences(): Promise<string> {
    let seen = 0
    for (let turn = 0; turn < raceReruns; turn += 1) {
      await this.#once(this.#shortest as T).catch(() => {
        seen += 1
      })
    }
    return `seen ${seen} of ${raceReruns}`
  }
}

/** Returns the counterexample as JSON if possible, otherwise as fast-check prints it. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(redact(JSON.stringify(value))) as unknown
  } catch {
    return redact(fc.stringify(value))
  }
}
