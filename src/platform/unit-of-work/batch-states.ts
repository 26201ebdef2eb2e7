import type { Tx } from '../database/database.ts'
import type { Limits } from '../limits/limits.ts'
import { finishWith } from './finish-with.ts'
import type { Memory, Batch, BatchKeys, LoadedState, LoadPhase, State, StoreContext } from './state.ts'

const phases: readonly LoadPhase[] = ['find', 'lock', 'follow']

/** States of one batch: their keys, and their values as loaded and changed by decisions. */
export class BatchStates implements Batch, BatchKeys {
  readonly #keys = new Map<LoadedState<unknown, unknown>, unknown>()
  readonly #values = new Map<State<unknown>, unknown>()
  /** Number of phases that have started. */
  #begun = 0
  readonly limits: Pick<Limits, 'of'>
  readonly #memory: Memory

  constructor(limits: Pick<Limits, 'of'>, memory: Memory) {
    this.limits = limits
    this.#memory = memory
  }

  of<Keys>(state: LoadedState<unknown, Keys>): Keys {
    let keys = this.#keys.get(state)
    if (keys === undefined) {
      if (phases.indexOf(state.phase) < this.#begun) throw new Error(`${state.name} was asked for after its phase.`)
      this.#keys.set(state, (keys = state.keys()))
    }
    // The keys of a state were created by its own `keys`, which the type of Map cannot express.
    return keys as Keys
  }

  asked<Keys>(state: LoadedState<unknown, Keys>): Keys | undefined {
    return this.#keys.get(state) as Keys | undefined
  }

  get<Value>(state: State<Value>): Value {
    let value = this.#values.get(state)
    if (value === undefined) this.#values.set(state, (value = state.initial()))
    // The value of a state was created by its own `initial` or `load`.
    return value as Value
  }

  /** Loads the states with keys: phase by phase, the states of a phase together, in rank order. */
  async load(tx: Tx, now: number): Promise<void> {
    for (const phase of phases) {
      this.#begun++
      const asked = byRank([...this.#keys.keys()].filter((state) => state.phase === phase))
      if (asked.length === 0) continue
      const context = { keys: this, batch: this, memory: this.#memory, now }
      const values = await Promise.all(asked.map((state) => state.load(tx, this.#keys.get(state), context)))
      asked.forEach((state, index) => this.#values.set(state, values[index]))
    }
  }

  /** Stores changes: the statements of all states are sent together and run in rank order. */
  async store(tx: Tx, context: StoreContext): Promise<void> {
    const known = byRank([...this.#values.keys()])
    await finishWith(
      tx,
      Promise.all(known.flatMap((state) => state.store?.(tx, this.#values.get(state), context) ?? [])),
    )
  }
}

/** @throws Error when two states have the same rank, because the order of their locks would be undefined */
function byRank<S extends State<unknown>>(states: S[]): S[] {
  states.sort((one, other) => one.rank - other.rank)
  states.forEach((state, index) => {
    const next = states[index + 1]
    if (next?.rank === state.rank) throw new Error(`${state.name} and ${next.name} have the same rank.`)
  })
  return states
}
