import type { Tx } from '../database/database.ts'
import type { Limits } from '../limits/limits.ts'
import { finishWith } from './finish-with.ts'
import { byRank, phases, type RequestedKeys } from './requested-keys.ts'
import type { Memory, Batch, State, StoreContext } from './state.ts'

/** Values of the states of one batch, as loaded and changed by decisions. */
export class BatchStates implements Batch {
  readonly #values = new Map<State<unknown>, unknown>()
  readonly limits: Pick<Limits, 'of'>
  readonly #memory: Memory

  constructor(limits: Pick<Limits, 'of'>, memory: Memory) {
    this.limits = limits
    this.#memory = memory
  }

  get<Value>(state: State<Value>): Value {
    let value = this.#values.get(state)
    if (value === undefined) this.#values.set(state, (value = state.initial()))
    // The value of a state was created by its own `initial` or `load`.
    return value as Value
  }

  /** Loads the states with keys: phase by phase, the states of a phase together, in rank order. */
  async load(tx: Tx, keys: RequestedKeys, now: number): Promise<void> {
    const context = { keys, batch: this, memory: this.#memory, now }
    for (const phase of phases) {
      const requested = keys.startPhase(phase)
      const values = await Promise.all(requested.map((state) => state.load(tx, keys.of(state), context)))
      requested.forEach((state, index) => this.#values.set(state, values[index]))
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
