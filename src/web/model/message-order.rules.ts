import type { Message } from '../../../generated/current/types.gen.ts'

/** Milliseconds between two messages of one sender up to which the second one needs no name of its own. */
const runMs = 5 * 60_000

type Placed = Pick<Message, 'created_at' | 'reply_to'> & { sender: { id?: string | null } }

/** Whether a message goes on where the one before it ended: the same sender, soon after, on the same day. */
export function continuesRun(message: Placed, before: Placed | undefined): boolean {
  if (!before || message.reply_to || startsDay(message, before)) return false
  if (!message.sender.id || message.sender.id !== before.sender.id) return false
  const gap = Date.parse(message.created_at) - Date.parse(before.created_at)
  return gap >= 0 && gap < runMs
}

/** Whether a message is the first one of its day, as far as they are loaded. Days are those of the reader. */
export function startsDay(
  message: Pick<Placed, 'created_at'>,
  before: Pick<Placed, 'created_at'> | undefined,
): boolean {
  return !before || new Date(message.created_at).toDateString() !== new Date(before.created_at).toDateString()
}

/** What the day of a time is called: today, yesterday, or its date. */
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

/** A time of the day, such as 14:45. */
export function clockTime(time: string | number): string {
  return new Date(time).toLocaleTimeString(undefined, { timeStyle: 'short' })
}

/** When something happened last, in a few characters: the time today, the date before. */
export function shortTime(time: string | number, now: Date = new Date()): string {
  const date = new Date(time)
  return date.toDateString() === now.toDateString()
    ? clockTime(time)
    : date.toLocaleDateString(undefined, { dateStyle: 'short' })
}
