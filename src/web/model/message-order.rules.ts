import type { Message } from '../../../generated/current/types.gen.ts'

/** Maximum time between two messages of one sender that share one name, in milliseconds. */
const runMs = 5 * 60_000

type Placed = Pick<Message, 'created_at' | 'reply_to'> & { sender: { id?: string | null } }

/** Returns whether a message continues the one before it: the same sender, soon after, on the same day. */
export function continuesRun(message: Placed, before: Placed | undefined): boolean {
  if (!before || message.reply_to || startsDay(message, before)) return false
  if (!message.sender.id || message.sender.id !== before.sender.id) return false
  const gap = Date.parse(message.created_at) - Date.parse(before.created_at)
  return gap >= 0 && gap < runMs
}

/** Returns whether a message is the first loaded one of its day, in the reader's time zone. */
export function startsDay(
  message: Pick<Placed, 'created_at'>,
  before: Pick<Placed, 'created_at'> | undefined,
): boolean {
  return !before || new Date(message.created_at).toDateString() !== new Date(before.created_at).toDateString()
}

/** Returns the name of a day: today, yesterday, or its date. */
export function dayName(time: string | number, now: Date = new Date()): string {
  const date = new Date(time)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(undefined, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** Formats a time of day, such as 14:45. */
export function clockTime(time: string | number): string {
  return new Date(time).toLocaleTimeString(undefined, { timeStyle: 'short' })
}

/** Formats a time in a few characters: the time of day for today, and the date for earlier days. */
export function shortTime(time: string | number, now: Date = new Date()): string {
  const date = new Date(time)
  return date.toDateString() === now.toDateString()
    ? clockTime(time)
    : date.toLocaleDateString(undefined, { dateStyle: 'short' })
}
