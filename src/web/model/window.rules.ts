/** The range of drawn messages: from `start`, up to but excluding `end`. */
export interface Window {
  start: number
  end: number
}

/** Maximum number of drawn messages, so that a long conversation costs no more than a short one. */
export const drawnMax = 160
/** Number of messages by which the window moves. */
export const step = 40

/** Returns the window of the newest messages. */
export function newestWindow(count: number): Window {
  return { start: Math.max(0, count - step), end: count }
}

export function windowAround(at: number, count: number): Window {
  const start = Math.max(0, Math.min(at - step / 4, count - step))
  return { start, end: Math.min(count, start + step) }
}

/** Moves the window towards older messages; dropped newer messages are drawn again when the reader scrolls back. */
export function olderWindow({ start, end }: Window): Window {
  const next = Math.max(0, start - step)
  return { start: next, end: Math.min(end, next + drawnMax) }
}

/** Moves the window towards newer messages. */
export function newerWindow({ start, end }: Window, count: number): Window {
  const next = Math.min(count, end + step)
  return { start: Math.max(start, next - drawnMax), end: next }
}

/**
 * Returns the window after messages were added, `before` of them at the beginning. A window at the end follows new
 * messages.
 */
export function shiftedWindow(window: Window, before: number, oldCount: number, count: number): Window {
  const start = window.start + before
  const isAtEnd = window.end >= oldCount
  const end = isAtEnd ? count : Math.min(count, window.end + before)
  return { start: Math.max(Math.min(start, count), isAtEnd ? end - drawnMax : 0), end }
}
