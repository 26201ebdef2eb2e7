/** Something that the batches of a process remember: what makes it, empty. */
export type Remembered<Value> = () => Value

/**
 * What the batches of one process remember from one to the next. All of it is hints, learned from rows that may have changed
 * since, and by other processes: a batch relies on them only where what it locks tells it so.
 */
export class Memory {
  readonly #values = new Map<Remembered<unknown>, unknown>()

  of<Value>(remembered: Remembered<Value>): Value {
    let value = this.#values.get(remembered)
    if (value === undefined) this.#values.set(remembered, (value = remembered()))
    // What is kept under a key was made by that key; a Map cannot say so.
    return value as Value
  }
}
