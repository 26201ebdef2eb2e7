/** Turns of the event loop after which a batch is closed although each of them brought something. */
const turnsMax = 16

/** How long a batch stays open for further items. */
export interface BatchWindow {
  /** How many items the batch has so far. */
  count(): number
  /** The size at which the batch is closed at once. */
  maxBatch: number
  /** Turns of the event loop in a row without a further item that close the batch. */
  quietTurns: number
  /** Runs its argument in the next turn. Default: setImmediate, after the pending input was read. */
  schedule?: ((turn: () => void) => void) | undefined
}

/**
 * Waits as long as the turns of the event loop bring further items, so that what many connections submit at about one
 * time is one batch. A single item waits for `quietTurns` turns, which take microseconds.
 *
 * Not dataloader: its batchScheduleFn does not see how large a batch is, which decides when this one is closed.
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
