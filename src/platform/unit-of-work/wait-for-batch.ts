/** Maximum number of turns of the event loop, after which a batch closes even if each turn brought items. */
const turnsMax = 16

/** Conditions under which a batch stays open for further items. */
export interface BatchWindow {
  /** Returns the number of items in the batch. */
  count(): number
  /** Size at which the batch closes immediately. */
  maxBatch: number
  /** Number of consecutive turns without a further item that close the batch. */
  quietTurns: number
  /** Runs its argument in the next turn. Default: setImmediate, after pending input is read. */
  schedule?: ((turn: () => void) => void) | undefined
}

/**
 * Waits while turns of the event loop bring further items, so that concurrent submissions of many connections form one
 * batch. A single item waits for `quietTurns` turns, which take microseconds.
 *
 * Not dataloader: its batchScheduleFn does not know the size of a batch, which decides when this one closes.
 */
export function waitForBatch(
  { count, maxBatch, quietTurns, schedule = setImmediate }: BatchWindow,
  close: () => void,
): void {
  let seen = count()
  let quiet = 0
  let waited = 0
  const turn = () => {
    quiet = count() === seen ? quiet + 1 : 0
    seen = count()
    waited += 1
    if (quiet >= quietTurns || waited >= turnsMax || seen >= maxBatch) close()
    else schedule(turn)
  }
  schedule(turn)
}
