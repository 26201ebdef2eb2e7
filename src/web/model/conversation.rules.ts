import type { Message, Reaction } from '../../../generated/current/types.gen.ts'
import type { Conversation, Pending } from './state.ts'

/** Whether messages are shown as they are now, by the transcript, or as they were accepted, by an event or a send. */
type Shown = 'now' | 'accepted'

/**
 * Messages in their order, each once; of two with one id the later read wins, but a stamp that only the earlier one knows
 * stays, and so do the reactions beside a message that is shown as it was accepted.
 */
export function mergeMessages(
  known: readonly Message[],
  incoming: readonly Message[],
  shown: Shown = 'now',
): readonly Message[] {
  const apart = joinApart(known, incoming)
  if (apart) return apart
  const byId = new Map(known.map((message) => [message.message_id, message]))
  for (const message of incoming) {
    const before = byId.get(message.message_id)
    byId.set(message.message_id, before ? combine(before, message, shown) : message)
  }
  return [...byId.values()].sort((one, other) => one.sequence - other.sequence)
}

/** The frequent case, at a cost of what is new: all of it comes before, or after, what is known. */
function joinApart(known: readonly Message[], incoming: readonly Message[]): readonly Message[] | undefined {
  const added = [...incoming].sort((one, other) => one.sequence - other.sequence)
  const [first, last] = [known[0], known.at(-1)]
  if (added.length === 0 || !first || !last) return undefined
  if (added.some(({ message_id: id }, at) => id === added[at - 1]?.message_id)) return undefined
  if (added.at(-1)!.sequence < first.sequence) return [...added, ...known]
  return added[0]!.sequence > last.sequence ? [...known, ...added] : undefined
}

function combine(before: Message, after: Message, shown: Shown): Message {
  return {
    ...after,
    reactions: shown === 'accepted' ? (before.reactions ?? after.reactions) : after.reactions,
    delivered_at: after.delivered_at ?? before.delivered_at,
    read_at: after.read_at ?? before.read_at,
  }
}

/** A page of the transcript. What was sent meanwhile and is in it waits no longer. */
export function addPage(
  conversation: Conversation,
  page: { messages: readonly Message[]; has_more: boolean },
  isOlder: boolean,
): Conversation {
  const oldest = conversation.messages[0]?.sequence
  const joined = mergeMessages(conversation.messages, page.messages)
  const newest = conversation.messages.at(-1)?.sequence
  const reachesBack = newest === undefined || page.messages.some(({ sequence }) => sequence <= newest + 1)
  // A newest page that does not reach what is known leaves a gap: what lies before the gap is loaded again when asked for.
  const isApart = !isOlder && !reachesBack && page.has_more
  const messages = isApart ? mergeMessages([], page.messages) : joined
  const knowsStart = isOlder || oldest === undefined || isApart || messages[0]!.sequence < oldest
  const hasMore = knowsStart ? page.has_more : conversation.hasMore
  return { ...conversation, messages, hasMore, pending: withoutStored(conversation.pending, messages) }
}

/** A message that was accepted, by this page's own send or by an event. */
export function addMessage(conversation: Conversation, message: Message): Conversation {
  const messages = mergeMessages(conversation.messages, [message], 'accepted')
  return { ...conversation, messages, pending: withoutStored(conversation.pending, [message]) }
}

function withoutStored(pending: readonly Pending[], stored: readonly Message[]): readonly Pending[] {
  const ids = new Set(stored.map(({ message_id }) => message_id))
  return pending.filter(({ messageId }) => !ids.has(messageId))
}

/** The other side's watermark has moved; it never moves back, and what is read was delivered. */
export function moveWatermark(
  conversation: Conversation,
  status: 'delivered' | 'read',
  throughSequence: number,
): Conversation {
  const deliveredThrough = Math.max(conversation.deliveredThrough, throughSequence)
  if (status === 'delivered') return { ...conversation, deliveredThrough }
  return { ...conversation, deliveredThrough, readThrough: Math.max(conversation.readThrough, throughSequence) }
}

/** How far one of the person's own messages has come. */
export function statusOf(
  { deliveredThrough, readThrough }: Pick<Conversation, 'deliveredThrough' | 'readThrough'>,
  { sequence, delivered_at: delivered, read_at: read }: Message,
): 'sent' | 'delivered' | 'read' {
  if (read || sequence <= readThrough) return 'read'
  return delivered || sequence <= deliveredThrough ? 'delivered' : 'sent'
}

/** A reaction came or went. An actor has at most one in each place, so that a new one replaces the one before. */
export function changeReaction(
  conversation: Conversation,
  messageId: string,
  change: 'added' | 'removed',
  reaction: Reaction,
): Conversation {
  const isSamePlace = (other: Reaction) =>
    other.actor.id === reaction.actor.id && (other.target_part_id ?? null) === (reaction.target_part_id ?? null)
  const messages = conversation.messages.map((message) => {
    if (message.message_id !== messageId) return message
    const others = (message.reactions ?? []).filter((other) => !isSamePlace(other))
    return { ...message, reactions: change === 'added' ? [...others, reaction] : others }
  })
  return { ...conversation, messages }
}

/** Puts a message among those that wait, or changes one of them. */
export function setPending(conversation: Conversation, pending: Pending): Conversation {
  if (conversation.messages.some(({ message_id }) => message_id === pending.messageId)) return conversation
  const at = conversation.pending.findIndex(({ messageId }) => messageId === pending.messageId)
  const list = at < 0 ? [...conversation.pending, pending] : conversation.pending.with(at, pending)
  return { ...conversation, pending: list }
}

/** The person gives a rejected message up. */
export function dropPending(conversation: Conversation, messageId: string): Conversation {
  return { ...conversation, pending: conversation.pending.filter((one) => one.messageId !== messageId) }
}
