/** One session on two servers: performs each step on both and compares their answers. */
import type { Actor } from '../client/actor.ts'
import type { RequirementId } from '../../generated/requirements.ts'
import { NoReplyError, type Exchange } from '../client/exchange.ts'
import { recording } from '../client/recorder.ts'
import { NotTestable } from '../client/not-testable.ts'
import { RejectedHook } from '../target/hooks.ts'
import type { OptionalArea } from '../target/optional-areas.ts'
import type { NameKey, ProvisionName } from '../target/target.ts'
import { firstDifference, type Place } from './first-difference.ts'
import type { AgentName, PersonName } from '../model/conversation.ts'
import type { Model } from './model.ts'
import type { RuleLog } from './rules.ts'
import type { Side } from './side.ts'

/** The action or the value whose two answers are compared. */
export interface About {
  what: string
  requirements: readonly RequirementId[]
}

/** Features that both servers have. */
export interface Shared {
  offers(area: OptionalArea): boolean
  speaksVariant: boolean
  /** Both servers have A2A addresses. */
  callsAgents: boolean
  has(hook: ProvisionName, kind?: Actor['kind']): boolean
  names(key: NameKey): boolean
  receiptsBetweenAgents: boolean
  hasReceiver: boolean
  /** A target accepts http webhook URLs (AMB-051). */
  allowsHttp: boolean
  roles: ReadonlySet<AgentName | PersonName>
  settleMs: number
}

export interface SideOfDifference {
  target: string
  /** The compared values. */
  view: unknown
  /** The exchanges of the step, and of the whole session. */
  exchanges: Exchange[]
  session: Exchange[]
}

/** Two answers differ, and no rule allows the difference. */
export class Difference extends Error {
  override name = 'Difference'
  readonly about: About
  readonly place: Place
  readonly sides: readonly [SideOfDifference, SideOfDifference]
  /** Descriptions of the earlier comparisons. */
  readonly trail: readonly string[]
  constructor(
    about: About,
    place: Place,
    sides: readonly [SideOfDifference, SideOfDifference],
    trail: readonly string[],
  ) {
    super(`${about.what}: the answers differ at ${place.pointer || 'the top'}`)
    this.about = about
    this.place = place
    this.sides = sides
    this.trail = trail
  }
}

/** Neither server answers, or a prerequisite failed, so that a comparison is impossible. */
export class NotComparable extends Error {
  override name = 'NotComparable'
}

export class PairedSession {
  readonly sides: readonly [Side, Side]
  readonly model: Model
  readonly shared: Shared
  readonly log: RuleLog
  /** Descriptions of the steps so far. */
  readonly trail: string[] = []
  comparisons = 0
  #looking = false
  #from: readonly [number, number] = [0, 0]

  constructor(sides: readonly [Side, Side], model: Model, shared: Shared, log: RuleLog) {
    this.sides = sides
    this.model = model
    this.shared = shared
    this.log = log
  }

  /** Ends the steps. Later comparisons only read, and are no steps. */
  endSteps(): void {
    this.#looking = true
  }

  /** Starts the exchanges of the next comparison. */
  startStep(): void {
    this.#from = [this.sides[0].recorder.requests, this.sides[1].recorder.requests]
  }

  /**
   * Performs the same action on both servers.
   * @param act returns the values to compare
   * @returns the view, equal on both servers
   * @throws Difference
   */
  async both<T>(about: About, act: (side: Side) => Promise<T>): Promise<T> {
    const views = await this.#views(act)
    this.#compare(about, views)
    return views[0] as T
  }

  /**
   * Like `both`, for effects that need time: repeats the read for up to settle_ms before a difference counts
   * (AMB-107).
   */
  async settled<T>(about: About, act: (side: Side) => Promise<T>): Promise<T> {
    this.log.note('settle-time')
    const until = Date.now() + this.shared.settleMs
    for (let pause = 10; ; pause = Math.min(2 * pause, 150)) {
      this.startStep()
      const views = await this.#views(act)
      if (firstDifference(views[0], views[1]) === undefined || Date.now() > until) {
        this.#compare(about, views)
        return views[0] as T
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  /** Prepares both servers without a comparison. @throws NotComparable */
  async prepare(act: (side: Side) => Promise<void>): Promise<void> {
    await Promise.all(this.sides.map((side) => recording.run(side.recorder, () => act(side))))
  }

  #views<T>(act: (side: Side) => Promise<T>): Promise<unknown[]> {
    return Promise.all(this.sides.map((side) => recording.run(side.recorder, () => viewOf(side, act))))
  }

  #compare(about: About, views: readonly unknown[]): void {
    const [a, b] = views
    if (isSilence(a) && isSilence(b)) throw new NotComparable(`neither server answers: ${a.silence}`)
    const place = firstDifference(a, b)
    this.comparisons += 1
    if (place === undefined) {
      if (!this.#looking) this.trail.push(about.what)
      return
    }
    const [one, two] = this.sides.map((side, index): SideOfDifference => ({
      target: side.target.name,
      view: views[index],
      exchanges: side.recorder.exchanges.filter(({ number }) => number > (this.#from[index] ?? 0)),
      session: [...side.recorder.exchanges],
    })) as [SideOfDifference, SideOfDifference]
    throw new Difference(withErrorRows(about, place), place, [one, two], [...this.trail])
  }
}

/** Adds ERR-001, which states the error body for all operations. */
const withErrorRows = (about: About, { pointer }: Place): About =>
  pointer.endsWith('/error')
    ? { ...about, requirements: [...new Set(['ERR-001', ...about.requirements] as const)] }
    : about

/** Returns the view of an action. A missing answer and a rejected hook are views as well. */
async function viewOf<T>(side: Side, act: (side: Side) => Promise<T>): Promise<unknown> {
  try {
    return await act(side)
  } catch (error) {
    if (error instanceof RejectedHook) return { hook: hookOutcome(error.status) }
    if (error instanceof NoReplyError) return { silence: error.exchange.failure ?? 'no answer' }
    if (error instanceof NotTestable) throw new NotComparable(`${side.target.name}: ${error.message}`)
    throw error
  }
}

/**
 * Returns the outcome of a hook without its status: the document leaves the operation of a hook open, and so its
 * status.
 */
const hookOutcome = (status: number): string => (status < 500 ? 'rejected (4xx)' : `${status}`)

const isSilence = (view: unknown): view is { silence: string } =>
  typeof view === 'object' && view !== null && 'silence' in view
