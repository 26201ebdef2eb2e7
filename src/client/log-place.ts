/** A reader's position in a log. */
export interface LogPlace {
  /** Highest handled sequence. */
  cursor: number
  /** Epoch of the cursor's log; undefined if the service shows none. */
  epoch?: string | undefined
}

/** Bounds of a log, from a page or the first frame of a socket. */
export interface LogBounds {
  /** Newest sequence of the log. */
  latest: number
  log_epoch?: string | undefined
  /** Sequence after which the events begin. */
  begin: number
}

/** The log has another epoch than the position, or ends before it. */
export interface LogReset {
  from: LogPlace
  to: LogPlace
}

/** Returns the bounds of a page. A log has no gaps, so its first event shows the beginning. */
export function boundsOf(page: {
  events: readonly { sequence: number }[]
  next_cursor: number
  latest: number
  log_epoch?: string | undefined
}): LogBounds {
  const first = page.events[0]?.sequence
  const begin = first === undefined ? Math.min(Number(page.next_cursor), page.latest) : first - 1
  return { latest: page.latest, log_epoch: page.log_epoch, begin }
}

/**
 * Compares a position with the bounds of a log. After the service has restored a backup, its log has another epoch, or
 * ends before the position; it then sends the events that the reader has probably not seen (AMB-240).
 * @returns the new position, or undefined when the position is valid
 */
export function resetOf(from: LogPlace, { latest, log_epoch: epoch, begin }: LogBounds): LogReset | undefined {
  const isOther = from.epoch !== undefined && epoch !== undefined && from.epoch !== epoch
  const isBeyond = Number.isInteger(latest) && latest < from.cursor
  return isOther || isBeyond ? { from, to: { cursor: begin, epoch } } : undefined
}

/** Describes a reset in one sentence, for logs. */
export function describeReset({ from, to }: LogReset): string {
  const reason =
    from.epoch !== undefined && from.epoch !== to.epoch
      ? 'the event log has another history, as after a restored backup'
      : 'the event log ends before the saved position, as after a restored backup'
  return `${reason}: the position moves from ${from.cursor} to ${to.cursor}`
}
