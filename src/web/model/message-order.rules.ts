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
