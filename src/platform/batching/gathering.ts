/** Turns of the event loop after which gathering ends although every one of them brought something. */
const turnsMax = 16

export interface Gathering {
  /** How much has gathered so far. */
  count(): number
  /** With so much there is no more waiting. */
  enough: number
  /** Turns of the event loop in a row without anything new that end the gathering. */
  quietTurns: number
  /** Runs its argument in the next turn. Default: setImmediate, after the input at hand was read. */
  schedule?: ((turn: () => void) => void) | undefined
}

/**
 * Waits as long as the turns of the event loop bring more, so that what many connections ask for at about one time
 * is done at once. A thing that comes alone waits for `quietTurns` turns, which take microseconds.
 */
export function gather({ count, enough, quietTurns, schedule = setImmediate }: Gathering, done: () => void): void {
  let seen = count()
  let quiet = 0
  let turns = 0
  const turn = () => {
    quiet = count() === seen ? quiet + 1 : 0
    seen = count()
    turns += 1
    if (quiet >= quietTurns || turns >= turnsMax || seen >= enough) done()
    else schedule(turn)
  }
  schedule(turn)
}
