/** Runs generated sessions on two servers until they differ, and shrinks the session that differs. */
import fc, { type AsyncCommand } from 'fast-check'
import { Difference, NotComparable, type PairedSession } from './paired-session.ts'
import { sessionArbitrary } from './commands.ts'
import type { Model } from './model.ts'
import type { RuleName } from './rules.ts'
import { startSession, endSession, compareFinalState, type Setup } from './session.ts'

export interface ComparisonOptions {
  sessions: number
  seed: number
  /** Time limit for the start of a session, in milliseconds. */
  withinMs?: number
  /** Time limit of shrinking, in milliseconds; default one minute. */
  shrinkMs?: number
}

export interface FoundDifference {
  difference: Difference
  /** Number of the first session that differed. */
  session: number
  shrinks: number
  /** Number of repeats with other actors that showed the difference. */
  seen: number
  repeats: number
}

export interface Comparison {
  seed: number
  sessions: number
  /** Number of compared answers, without those of shrunk sessions. */
  comparisons: number
  rules: [RuleName, number][]
  found?: FoundDifference
}

type Steps = Iterable<AsyncCommand<Model, PairedSession>>

const repeatsOfDifference = 3
/** Limits of shrinking: number of sessions and milliseconds. */
const shrinkSessions = 80
const shrinkMsDefault = 60_000

/** @throws NotComparable */
export async function compareServers(setup: Setup, options: ComparisonOptions): Promise<Comparison> {
  const search = new Search(setup, options)
  await fc.check(
    fc.asyncProperty(sessionArbitrary(setup.shared), (steps) => search.execute(steps)),
    { seed: options.seed, numRuns: options.sessions },
  )
  if (search.stopped !== undefined) throw search.stopped
  const found = search.found === undefined ? undefined : await search.confirm(search.found)
  return {
    seed: options.seed,
    sessions: search.sessions,
    comparisons: search.comparisons,
    rules: [...setup.log.counts].toSorted(([, one], [, other]) => other - one),
    found,
  }
}

interface Shortest {
  difference: Difference
  steps: Steps
  session: number
  shrinks: number
}

class Search {
  readonly #setup: Setup
  readonly #options: ComparisonOptions
  readonly #endsAt: number
  sessions = 0
  comparisons = 0
  found: Shortest | undefined
  stopped: unknown
  #shrinking: { endsAt: number; left: number } | undefined

  constructor(setup: Setup, options: ComparisonOptions) {
    this.#setup = setup
    this.#options = options
    this.#endsAt = Date.now() + (options.withinMs ?? Infinity)
  }

  async execute(steps: Steps): Promise<void> {
    if (this.stopped !== undefined || this.#isOver()) return
    try {
      if (this.#shrinking === undefined) this.sessions += 1
      await this.#runSession(steps)
    } catch (error) {
      if (!(error instanceof Difference)) {
        // While shrinking, a session that cannot be compared counts as not shorter.
        if (this.#shrinking === undefined) this.stopped = error
        return
      }
      this.#shrinking ??= { endsAt: Date.now() + (this.#options.shrinkMs ?? shrinkMsDefault), left: shrinkSessions }
      const shrinks = this.found === undefined ? 0 : this.found.shrinks + 1
      this.found = { difference: error, steps, session: this.sessions, shrinks }
      throw error
    }
  }

  #isOver(): boolean {
    if (this.#shrinking === undefined) return this.sessions > 0 && Date.now() > this.#endsAt
    this.#shrinking.left -= 1
    return this.#shrinking.left < 0 || Date.now() > this.#shrinking.endsAt
  }

  async #runSession(steps: Steps): Promise<void> {
    const paired = await startSession(this.#setup)
    try {
      await fc.asyncModelRun(() => ({ model: paired.model, real: paired }), steps)
      await compareFinalState(paired)
    } finally {
      if (this.#shrinking === undefined) this.comparisons += paired.comparisons
      await endSession(this.#setup, paired)
    }
  }

  /** Repeats the shortest session with other actors, and counts how often the difference recurs. */
  async confirm({ difference, steps, session, shrinks }: Shortest): Promise<FoundDifference> {
    let seen = 0
    for (let turn = 0; turn < repeatsOfDifference; turn += 1) {
      await this.#runSession(steps).catch((error: unknown) => {
        if (error instanceof NotComparable) return
        if (!(error instanceof Difference)) throw error
        seen += 1
      })
    }
    return { difference, session, shrinks, seen, repeats: repeatsOfDifference }
  }
}
