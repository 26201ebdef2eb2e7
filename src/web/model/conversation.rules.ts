import type { Message, Reaction } from '../../../generated/current/types.gen.ts'
import type { Conversation, Pending } from './state.ts'

/** Version of messages: `now` from the transcript, `accepted` from an event or a send. */
type Shown = 'now' | 'accepted'

/**
 * Merges messages in their order without duplicates. For one id, the later read wins, but keeps a timestamp that only
 * the earlier one has, and the reactions when the later one is an accepted version.
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

/** The frequent case, whose cost depends only on the new messages: all are before, or after, the known ones. */
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

/** Adds a page of the transcript. A pending message on the page is no longer pending. */
export function addPage(
  conversation: Conversation,
  page: { messages: readonly Message[]; has_more: boolean },
  isOlder: boolean,
): Conversation {
  const oldest = conversation.messages[0]?.sequence
  const joined = mergeMessages(conversation.messages, page.messages)
  const newest = conversation.messages.at(-1)?.sequence
  const reachesBack = newest === undefined || page.messages.some(({ sequence }) => sequence <= newest + 1)
  // A newest page that does not reach the known messages leaves a gap: older messages are loaded again on demand.
  const isApart = !isOlder && !reachesBack && page.has_more
  const messages = isApart ? mergeMessages([], page.messages) : joined
  const knowsStart = isOlder || oldest === undefined || isApart || messages[0]!.sequence < oldest
  const hasMore = knowsStart ? page.has_more : conversation.hasMore
  const pending = withoutStored(conversation.pending, messages)
  return { ...conversation, isLoaded: true, messages, hasMore, hasNewer: isOlder && conversation.hasNewer, pending }
}

/** Replaces the loaded messages with a page around a position. */
export function placeAt(
  conversation: Conversation,
  page: { messages: readonly Message[]; has_more: boolean },
  hasNewer: boolean,
): Conversation {
  const messages = mergeMessages([], page.messages)
  const pending = withoutStored(conversation.pending, messages)
  return { ...conversation, isLoaded: true, messages, hasMore: page.has_more, hasNewer, pending }
}

/** Adds messages that follow the loaded ones without a gap, or newer versions of loaded ones. */
export function addNewer(conversation: Conversation, newer: readonly Message[], hasNewer: boolean): Conversation {
  const messages = mergeMessages(conversation.messages, newer)
  return { ...conversation, messages, hasNewer, pending: withoutStored(conversation.pending, messages) }
}

/** Drops the loaded messages of a chat that is not shown; its pending messages and watermarks stay. */
export function unload(conversation: Conversation): Conversation {
  return { ...conversation, isLoaded: false, messages: [], hasMore: true, hasNewer: false }
}

/**
 * Adds an accepted message, of this page's own send or of an event. Messages beyond the loaded ones are read when the
 * reader gets there.
 */
export function addMessage(conversation: Conversation, message: Message): Conversation {
  if (!conversation.isLoaded || conversation.hasNewer) {
    return { ...conversation, pending: withoutStored(conversation.pending, [message]) }
  }
  const messages = mergeMessages(conversation.messages, [message], 'accepted')
  return { ...conversation, messages, pending: withoutStored(conversation.pending, [message]) }
}

function withoutStored(pending: readonly Pending[], stored: readonly Message[]): readonly Pending[] {
  const ids = new Set(stored.map(({ message_id }) => message_id))
  return pending.filter(({ messageId }) => !ids.has(messageId))
}

/** Moves the other side's watermark. It never moves back, and a read message is also delivered. */
export function moveWatermark(
  conversation: Conversation,
  status: 'delivered' | 'read',
  throughSequence: number,
): Conversation {
  const deliveredThrough = Math.max(conversation.deliveredThrough, throughSequence)
  if (status === 'delivered') return { ...conversation, deliveredThrough }
  return { ...conversation, deliveredThrough, readThrough: Math.max(conversation.readThrough, throughSequence) }
}

/** Returns the delivery state of one of the person's own messages. */
export function statusOf(
  { deliveredThrough, readThrough }: Pick<Conversation, 'deliveredThrough' | 'readThrough'>,
  { sequence, delivered_at: delivered, read_at: read }: Message,
): 'sent' | 'delivered' | 'read' {
  if (read || sequence <= readThrough) return 'read'
  return delivered || sequence <= deliveredThrough ? 'delivered' : 'sent'
}

/** Applies a reaction change. An actor has at most one reaction for each target, so a new one replaces it. */
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

/** Adds a pending message, or replaces it. */
export function setPending(conversation: Conversation, pending: Pending): Conversation {
  if (conversation.messages.some(({ message_id }) => message_id === pending.messageId)) return conversation
  const at = conversation.pending.findIndex(({ messageId }) => messageId === pending.messageId)
  const list = at < 0 ? [...conversation.pending, pending] : conversation.pending.with(at, pending)
  return { ...conversation, pending: list }
}

/** Removes a rejected message that the person discards. */
export function dropPending(conversation: Conversation, messageId: string): Conversation {
  return { ...conversation, pending: conversation.pending.filter((one) => one.messageId !== messageId) }
}
