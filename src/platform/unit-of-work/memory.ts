/** Key of a value in the memory of batches: the function that creates the empty value. */
export type Remembered<Value> = () => Value

/**
 * Memory of the batches of one process. Its values are hints, learned from rows that may have changed since, also by
 * other processes: a batch relies on them only if its locked rows confirm them.
 */
export class Memory {
  readonly #values = new Map<Remembered<unknown>, unknown>()

  of<Value>(remembered: Remembered<Value>): Value {
    let value = this.#values.get(remembered)
    if (value === undefined) this.#values.set(remembered, (value = remembered()))
    // The value of a key was created by that key, which the type of Map cannot express.
    return value as Value
  }
}
