/**
 * Readings of the reactions of a message. The document names no member inside an entry, so emoji, part ids and actors
 * are looked for as values (AMB-012, RCT-025); entries may be one per reaction or grouped.
 */
import type { Agent } from '../../client/agent.ts'
import type { WireEvent, WireMessage } from '../../client/wire.ts'
import type { CheckContext, Citation } from '../../check-api/context.ts'

/** Emoji of one code point each; every check tells its actors and targets apart by giving each its own. */
export const emojis = [
  '👍',
  '👎',
  '😀',
  '😂',
  '😮',
  '😢',
  '🎉',
  '🔥',
  '🚀',
  '👀',
  '💯',
  '🙏',
  '✅',
  '👏',
  '🤔',
  '🙌',
  '💡',
  '🎯',
  '🌟',
  '🐛',
  '🍀',
  '🍕',
] as const

/** Whether a value occurs anywhere inside, as a value or as the name of a member. */
export function holds(inside: unknown, wanted: string): boolean {
  if (typeof inside === 'string') return inside === wanted
  if (Array.isArray(inside)) return inside.some((item) => holds(item, wanted))
  if (typeof inside !== 'object' || inside === null) return false
  return Object.entries(inside).some(([name, value]) => name === wanted || holds(value, wanted))
}

export const reactionsOf = (message: WireMessage | undefined): unknown[] =>
  Array.isArray(message?.reactions) ? message.reactions : []

/** The message's reactions as an agent's history shows them now; undefined while the message is not there. */
export async function reactionsSeen(agent: Agent, chatId: string, messageId: string): Promise<unknown[] | undefined> {
  const message = (await agent.inHistory(chatId, messageId))[0]
  return message === undefined ? undefined : reactionsOf(message)
}

/** Waits until an emoji is, or is no longer, among the reactions of the message (AMB-107); returns the reactions. */
export function shows(
  t: CheckContext,
  agent: Agent,
  at: { chatId: string; messageId: string },
  emoji: string,
  present: boolean,
  about: Citation = {},
): Promise<unknown[]> {
  const what = `${emoji} ${present ? 'among' : 'gone from'} the reactions of the message in history`
  return t.eventually(
    what,
    async () => {
      const seen = await reactionsSeen(agent, at.chatId, at.messageId)
      return seen !== undefined && holds(seen, emoji) === present ? seen : undefined
    },
    about,
  )
}

/** How often one actor's reaction is counted: entries that hold its emoji, or the largest count in such an entry. */
export function multiplicity(reactions: readonly unknown[], emoji: string): number {
  const entries = reactions.filter((entry) => holds(entry, emoji))
  const counts = entries
    .map((entry) => (entry as { count?: unknown } | null)?.count)
    .filter((count): count is number => typeof count === 'number')
  return Math.max(entries.length, ...counts)
}

export const isReactionEvent = (event: WireEvent, what: 'added' | 'removed', chatId: string): boolean =>
  event.event_type === `reaction.${what}` && event.chat_id === chatId

/** Distinct ids of the reaction events of a chat that a log holds after a cursor. */
export async function reactionEvents(
  agent: Agent,
  after: number,
  chatId: string,
  what: 'added' | 'removed',
): Promise<string[]> {
  const events = (await agent.eventsSince(after)).filter((event) => isReactionEvent(event, what, chatId))
  return [...new Set(events.map((event) => event.event_id))]
}

export const addOf = (
  emoji: string,
  part?: string,
): { operation: 'add'; type: 'emoji'; emoji: string; target_part_id?: string } => ({
  operation: 'add',
  type: 'emoji',
  emoji,
  ...(part === undefined ? {} : { target_part_id: part }),
})

export const removeOf = (
  emoji: string,
  part?: string,
): { operation: 'remove'; type: 'emoji'; emoji: string; target_part_id?: string } => ({
  operation: 'remove',
  type: 'emoji',
  emoji,
  ...(part === undefined ? {} : { target_part_id: part }),
})
