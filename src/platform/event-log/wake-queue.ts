/** Something that waits, and that the queue wakes when it is its turn. */
export interface Sleeper {
  /** Wakes it now. @returns whether it was still waiting; if so, `WakeQueue.left` is called once it needs its place no more */
  wakeNow(): boolean
}

/** Wakes those who wait a few at a time, so that thousands who wait for one event delay nobody else. */
export interface WakeQueue<S extends Sleeper> {
  /** Those that one cause wakes. Whoever is the only one of a cause does not wait behind the thousands of another. */
  add(sleepers: Iterable<S>): void
  /** One that was woken has read what there was to read. */
  left(): void
}

export interface WakeQueueOptions {
  /** The most that are woken in one turn of the event loop, and that read at once. Default: 8. */
  atOnce?: number
  /** Runs its argument in the next turn of the event loop, after the pending input was read. */
  schedule: (turn: () => void) => void
}

/** Each costs up to a millisecond of the process: an answer, and the next pull of the client that it reaches. */
const atOnceDefault = 8

/** The causes take turns; a single waiter is woken in the turn of its cause. */
export function createWakeQueue<S extends Sleeper>({
  atOnce = atOnceDefault,
  schedule,
}: WakeQueueOptions): WakeQueue<S> {
  const causes: Iterator<S>[] = []
  let wokenInTurn = 0
  let reading = 0
  let scheduled = false

  function run(): void {
    while (causes.length > 0 && wokenInTurn < atOnce && reading < atOnce) {
      const cause = causes.shift()!
      const { value, done } = cause.next()
      if (done) continue
      causes.push(cause)
      if (!value.wakeNow()) continue
      wokenInTurn++
      reading++
    }
    if (wokenInTurn > 0 && !scheduled) {
      scheduled = true
      schedule(nextTurn)
    }
  }

  function nextTurn(): void {
    scheduled = false
    wokenInTurn = 0
    run()
  }

  return {
    add(sleepers) {
      // Whoever comes meanwhile has its own reading before it.
      causes.push([...sleepers][Symbol.iterator]())
      run()
    },
    left() {
      reading--
      run()
    },
  }
}
