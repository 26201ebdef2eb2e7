/** How far an agent has come: everything up to `cursor` is dealt with, and so are the events named in `handled`. */
export interface Position {
  /** A sequence of the event log; 0 is its beginning. */
  cursor: number
  /** Ids of events behind the cursor that are dealt with, and of the last webhook deliveries; the newest last. */
  handled: readonly string[]
}

/** Where the position is kept between two runs: a file, or a row of a database. */
export interface PositionStore {
  /** Undefined when nothing was saved. */
  load(): Promise<Position | undefined>
  save(position: Position): Promise<void>
}

/** How many event ids are remembered, to recognise what comes again. */
export const dedupWindow = 10_000

interface Logged {
  event_id: string
  sequence: number
}

/**
 * Which events are dealt with, although they end in another order than they came. The cursor never passes an event that is
 * still under way: what a crash interrupts comes again. Events come in the order of the log, so a sequence that is passed over
 * does not exist any more.
 */
export class Progress {
  /** The highest sequence that came. */
  #seen: number
  /** Sequences that came and are not dealt with; true while their turn runs. */
  readonly #open = new Map<number, boolean>()
  /** Sequences behind the cursor that are dealt with, with their events. */
  readonly #ended = new Map<number, string>()
  /** The last ids that are dealt with, oldest first. */
  readonly #handled: Set<string>
  readonly #window: number

  constructor({ cursor, handled }: Position, window = dedupWindow) {
    this.#seen = cursor
    this.#handled = new Set(handled)
    this.#window = window
  }

  /** Everything up to here is dealt with. */
  get cursor(): number {
    let lowest = this.#seen + 1
    for (const sequence of this.#open.keys()) lowest = Math.min(lowest, sequence)
    return lowest - 1
  }

  /** Whether an event is still to be dealt with; if so, it is under way from now on. */
  begin({ event_id: id, sequence }: Logged): boolean {
    const running = this.#open.get(sequence)
    if (running === true || this.#ended.has(sequence) || (running === undefined && sequence <= this.cursor))
      return false
    this.#seen = Math.max(this.#seen, sequence)
    this.#open.set(sequence, true)
    if (!this.#handled.has(id)) return true
    this.end({ event_id: id, sequence })
    return false
  }

  /** It is dealt with. */
  end({ event_id: id, sequence }: Logged): void {
    this.#open.delete(sequence)
    this.#ended.set(sequence, id)
    this.note(id)
    const { cursor } = this
    for (const ended of this.#ended.keys()) if (ended <= cursor) this.#ended.delete(ended)
  }

  /** Its turn is over and it is not dealt with: the cursor waits for it to come again. */
  release({ sequence }: Logged): void {
    this.#open.set(sequence, false)
  }

  /** Events that came by webhook have no order and no holes to wait for: their id alone says whether they are known. */
  knows(eventId: string): boolean {
    return this.#handled.has(eventId)
  }

  note(eventId: string): void {
    this.#handled.delete(eventId)
    this.#handled.add(eventId)
    for (const oldest of this.#handled) {
      if (this.#handled.size <= this.#window) break
      this.#handled.delete(oldest)
    }
  }

  /** What to save. Events up to the cursor need no remembering, but for webhooks, which may repeat the last ones. */
  position(kept = 100): Position {
    const recent = [...this.#handled].slice(-kept)
    return { cursor: this.cursor, handled: [...new Set([...recent, ...this.#ended.values()])] }
  }
}
