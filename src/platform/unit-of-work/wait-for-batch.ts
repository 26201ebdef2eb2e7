/** Maximum number of turns of the event loop, after which a batch closes even if each turn brought items. */
const turnsMax = 16

/**
 * Maximum time, in milliseconds, for which a batch stays open. Turns take microseconds, unless the event loop is busy
 * with other work: waiting for many of them would delay each write by that work several times.
 */
const openMsMax = 5

/** Conditions under which a batch stays open for further items. */
export interface BatchWindow {
  count(): number
  /** Size at which the batch closes immediately. */
  maxBatch: number
  /** Number of consecutive turns without a further item that close the batch. */
  quietTurns: number
  /** Runs its argument in the next turn. Default: setImmediate, after pending input is read. */
  schedule?: ((turn: () => void) => void) | undefined
  /** Returns monotonic time in milliseconds. Default: the clock of the machine. */
  monotonic?: (() => number) | undefined
}

/**
 * Waits while turns of the event loop bring further items, so that concurrent submissions of many connections form one
 * batch. A single item waits for `quietTurns` turns, which take microseconds.
 *
 * Not dataloader: its batchScheduleFn does not know the size of a batch, which decides when this one closes.
 */
export function waitForBatch(
  { count, maxBatch, quietTurns, schedule = setImmediate, monotonic = () => performance.now() }: BatchWindow,
  close: () => void,
): void {
  let seen = count()
  let quiet = 0
  let waited = 0
  const closesAt = monotonic() + openMsMax
  const turn = () => {
    quiet = count() === seen ? quiet + 1 : 0
    seen = count()
    waited += 1
    const isOver = quiet >= quietTurns || waited >= turnsMax || seen >= maxBatch || monotonic() >= closesAt
    if (isOver) close()
    else schedule(turn)
  }
  schedule(turn)
}
