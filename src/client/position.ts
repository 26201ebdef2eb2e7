/** Position of an agent: all events up to `cursor`, and the events in `handled`, are handled. */
export interface Position {
  /** Sequence of the event log; 0 is its beginning. */
  cursor: number
  /** Epoch of the cursor's log, as shown by the service. */
  epoch?: string | undefined
  /** Ids of handled events after the cursor, and of the last webhook deliveries; newest last. */
  handled: readonly string[]
}

/** Storage of the position between runs: a file, or a row of a database. */
export interface PositionStore {
  /** Undefined when nothing was saved. */
  load(): Promise<Position | undefined>
  save(position: Position): Promise<void>
}

/** Another program writes the same position: one of the two would skip events. The agent stops. */
export class PositionConflict extends Error {
  override name = 'PositionConflict'
}

/** Number of remembered event ids, to recognize repeats. */
export const dedupWindow = 10_000

/** Number of event ids that are saved, about 30 KB. */
const savedIds = 1_000

interface Logged {
  event_id: string
  sequence: number
}

/**
 * Tracks handled events, which may end out of order. The cursor never passes a running event: after a crash, it is
 * received again. Events arrive in log order, so skipped sequences do not exist any more.
 */
export class Progress {
  /** Highest received sequence. */
  #seen: number
  /** Received sequences that are not handled; true while an attempt is running. */
  readonly #open = new Map<number, boolean>()
  /** Open sequences whose handlers wait for an answer. */
  readonly #parked = new Set<number>()
  /** Handled sequences after the cursor, with their event ids. */
  readonly #ended = new Map<number, string>()
  /** Last handled event ids, oldest first. */
  readonly #handled: Set<string>
  readonly #window: number
  /** Epoch of the sequences' log; undefined until the service shows one. */
  epoch: string | undefined

  constructor({ cursor, epoch, handled }: Position, window = dedupWindow) {
    this.#seen = cursor
    this.epoch = epoch
    this.#handled = new Set(handled)
    this.#window = window
  }

  /** Sequence up to which all events are handled. */
  get cursor(): number {
    let lowest = this.#seen + 1
    for (const sequence of this.#open.keys()) lowest = Math.min(lowest, sequence)
    return lowest - 1
  }

  /** Sequence up to which no event delays acknowledgements: all are handled, or wait for an answer. */
  get acknowledged(): number {
    let lowest = this.#seen + 1
    for (const sequence of this.#open.keys()) if (!this.#parked.has(sequence)) lowest = Math.min(lowest, sequence)
    return lowest - 1
  }

  /** Marks that the handler of an event waits for an answer. */
  park({ sequence }: Logged, isWaiting: boolean): void {
    if (isWaiting) this.#parked.add(sequence)
    else this.#parked.delete(sequence)
  }

  /** Highest received sequence. */
  get seen(): number {
    return this.#seen
  }

  /** Returns whether an event must be handled; if so, marks it as running. */
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

  /** Marks an event as handled. */
  end({ event_id: id, sequence }: Logged): void {
    this.#open.delete(sequence)
    this.#ended.set(sequence, id)
    this.note(id)
    const { cursor } = this
    for (const ended of this.#ended.keys()) if (ended <= cursor) this.#ended.delete(ended)
  }

  /** Marks an event as not handled: the cursor waits until it is received again. */
  release({ sequence }: Logged): void {
    this.#open.set(sequence, false)
  }

  /** Returns whether an event was handled, by its id only: webhook deliveries have no order. */
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

  /** Returns the progress in another log. Handled events are still known by id. */
  movedTo(cursor: number, epoch: string | undefined): Progress {
    return new Progress({ cursor, epoch, handled: [...this.#handled] }, this.#window)
  }

  /**
   * Returns the position to save, with the last ids up to the cursor: only its id shows that an event is repeated by a
   * webhook, or by the log after the service has restored a backup, which may be hours later.
   */
  position(kept = savedIds): Position {
    const recent = [...this.#handled].slice(-kept)
    const { cursor, epoch } = this
    return {
      cursor,
      ...(epoch !== undefined && { epoch }),
      handled: [...new Set([...recent, ...this.#ended.values()])],
    }
  }
}
