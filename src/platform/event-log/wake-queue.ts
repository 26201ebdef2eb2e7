/** A waiter that the queue wakes in its turn. */
export interface Sleeper {
  /** Wakes the waiter. @returns whether it was waiting; if so, it calls `WakeQueue.left` after its read */
  wakeNow(): boolean
}

/** Wakes a few waiters at a time, so that thousands of waiters for one event do not delay others. */
export interface WakeQueue<S extends Sleeper> {
  /** Adds the waiters of one cause. A cause with one waiter does not wait for the thousands of another cause. */
  add(sleepers: Iterable<S>): void
  /** Reports that a woken waiter has finished its read. */
  left(): void
}

export interface WakeQueueOptions {
  /** Maximum number of wake-ups in one turn of the event loop, and of concurrent reads. Default: 8. */
  atOnce?: number
  /** Runs its argument in the next turn of the event loop, after pending input is read. */
  schedule: (turn: () => void) => void
}

/** Each wake-up costs up to 1 ms of processor time: a response, and the client's next pull. */
const atOnceDefault = 8

/** Creates a queue. Causes are served in rotation, one waiter at a time. */
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
      // A copy: waiters that register later read after this event.
      causes.push([...sleepers][Symbol.iterator]())
      run()
    },
    left() {
      reading--
      run()
    },
  }
}
