/** The messages that are drawn: from `start` up to `end`, without it. */
export interface Window {
  start: number
  end: number
}

/** Messages that are drawn at most, so that a long conversation costs no more than a short one. */
export const drawnMax = 240
/** Messages by which the window moves. */
export const step = 80

/** The newest messages. */
export function newestWindow(count: number): Window {
  return { start: Math.max(0, count - step), end: count }
}

/** Towards older messages; what leaves at the other end is drawn again when the reader comes back. */
export function olderWindow({ start, end }: Window): Window {
  const next = Math.max(0, start - step)
  return { start: next, end: Math.min(end, next + drawnMax) }
}

/** Towards newer messages. */
export function newerWindow({ start, end }: Window, count: number): Window {
  const next = Math.min(count, end + step)
  return { start: Math.max(start, next - drawnMax), end: next }
}

/** The window after messages came: `before` older ones in front, and others behind, which are followed at the end. */
export function shiftedWindow(window: Window, before: number, oldCount: number, count: number): Window {
  const start = window.start + before
  const isAtEnd = window.end >= oldCount
  const end = isAtEnd ? count : Math.min(count, window.end + before)
  return { start: Math.max(Math.min(start, count), isAtEnd ? end - drawnMax : 0), end }
}
