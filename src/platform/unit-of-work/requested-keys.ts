import type { BatchKeys, LoadedState, LoadPhase, State } from './state.ts'

/** The phases, in their order. */
export const phases: readonly LoadPhase[] = ['find', 'lock', 'follow']

/** Keys that the writes of one batch, and its states of earlier phases, request. */
export class RequestedKeys implements BatchKeys {
  readonly #byState = new Map<LoadedState<unknown, unknown>, unknown>()
  readonly #started = new Set<LoadPhase>()

  of<Keys>(state: LoadedState<unknown, Keys>): Keys {
    let keys = this.#byState.get(state)
    if (keys === undefined) {
      if (this.#started.has(state.phase)) throw new Error(`${state.name} was requested after its phase.`)
      this.#byState.set(state, (keys = state.emptyKeys()))
    }
    // The keys of a state were created by its own `emptyKeys`, which the type of Map cannot express.
    return keys as Keys
  }

  requested<Keys>(state: LoadedState<unknown, Keys>): Keys | undefined {
    return this.#byState.get(state) as Keys | undefined
  }

  /** Starts a phase, which then accepts no further states. @returns the requested states, in rank order */
  startPhase(phase: LoadPhase): LoadedState<unknown, unknown>[] {
    this.#started.add(phase)
    return byRank([...this.#byState.keys()].filter((state) => state.phase === phase))
  }
}

/** @throws Error when two states have the same rank, because the order of their locks would be undefined */
export function byRank<S extends State<unknown>>(states: S[]): S[] {
  states.sort((one, other) => one.rank - other.rank)
  states.forEach((state, index) => {
    const next = states[index + 1]
    if (next?.rank === state.rank) throw new Error(`${state.name} and ${next.name} have the same rank.`)
  })
  return states
}
