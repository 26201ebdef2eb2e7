/** Compared properties of messages, events and lists: names instead of ids, and only stated members. */
import { messagesOf, textOf } from '../client/agent.ts'
import type { WireEvent, WireMessage, WireObject, WirePart } from '../client/wire.ts'
import { emojis, containsValue, multiplicity, reactionsOf } from '../fixtures/reactions.ts'
import type { PairedSession } from './paired-session.ts'
import { isAgent, type ActorName, type AgentName, type ChatName, type ModelMessage } from '../model/conversation.ts'
import type { Side } from './side.ts'

export interface MessageView {
  message: string
  [facet: string]: unknown
}

/** Returns the name of a message by its id, or by its text if no answer contained the id. */
export function nameOfMessage(paired: PairedSession, side: Side, message: WireMessage): string {
  const known = side.nameOf(message.message_id)
  if (known !== undefined) return known
  const written = nameWritten(paired, message)
  if (written === undefined) return 'a message that no actor of the session sent'
  if (side.knows(written)) return `${written}, repeated`
  side.bind(written, message.message_id)
  return written
}

/** Returns the name that the text of a message contains, if this session sent it. */
function nameWritten(paired: PairedSession, message: WireMessage): string | undefined {
  const written = /^([md]\d+) /.exec(textOf(message))?.[1]
  return written !== undefined && paired.model.message(written) !== undefined ? written : undefined
}

/**
 * Returns whether a message was sent in this session, by id or text. Earlier messages, such as the one that opened the
 * chat, and messages of the service or of others are not compared.
 */
function isOfSession(paired: PairedSession, side: Side, message: WireMessage | undefined): boolean {
  if (typeof message !== 'object' || message === null) return true
  const known = !side.earlier.has(message.message_id)
  if (known && (side.nameOf(message.message_id) ?? nameWritten(paired, message)) !== undefined) return true
  paired.log.note('messages-of-others')
  return false
}

/** Returns the sent members of a message, as the server returns them. */
export function messageView(paired: PairedSession, side: Side, message: WireMessage | undefined): MessageView {
  if (typeof message !== 'object' || message === null) return { message: 'none' }
  const name = nameOfMessage(paired, side, message)
  const sent = paired.model.message(name)
  const sequence = side.named(message, 'message_sequence')
  if (typeof sequence === 'number') side.sequences.set(name, sequence)
  if (sent === undefined) return { message: name }
  paired.log.note('ids-by-role')
  paired.log.note('stated-members-only')
  return {
    message: name,
    chat: message.chat_id === undefined ? sent.chat : (side.nameOf(message.chat_id) ?? 'another chat'),
    ...contentView(paired, side, message, sent),
  }
}

function contentView(paired: PairedSession, side: Side, message: WireMessage, sent: ModelMessage): WireObject {
  if (sent.textOnly === true) return { text: textOf(message), replyTo: replyView(side, message) }
  const parts = Array.isArray(message.parts) ? message.parts : []
  paired.log.note('sent-part-within-shown')
  paired.log.note('derived-text')
  return {
    parts:
      parts.length === sent.parts.length
        ? sent.parts.map((part, index) => partView(parts[index], part))
        : `${parts.length} parts`,
    ...(sent.text === undefined ? {} : { text: message.text }),
    replyTo: replyView(side, message),
  }
}

function replyView(side: Side, { reply_to: pointer }: WireMessage): unknown {
  if (pointer === undefined || pointer === null) return 'none'
  return side.nameOf(pointer.message_id) ?? 'an unknown message'
}

function partView(shown: WirePart | undefined, sent: WirePart): unknown {
  if (typeof sent['attachment_id'] === 'string') {
    const { attachment_id: _, url: __, ...rest } = sent
    const namesBytes = typeof shown?.['attachment_id'] === 'string' || typeof shown?.['url'] === 'string'
    return { ...(within(shown, rest) as object), namesBytes }
  }
  return within(shown, sent)
}

/** Reduces a returned value to the members that were sent. */
function within(shown: unknown, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || typeof shown !== 'object' || shown === null) return shown
  if (Array.isArray(sent))
    return Array.isArray(shown) && shown.length === sent.length
      ? sent.map((item, index) => within(shown[index], item))
      : shown
  return Object.fromEntries(
    Object.entries(sent).map(([name, inner]) => [name, within((shown as WireObject)[name], inner)]),
  )
}

/** Returns a message of a history with its reactions and receipt timestamps. */
function storedView(paired: PairedSession, side: Side, message: WireMessage, reader: ActorName): MessageView {
  const view = messageView(paired, side, message)
  const sent = paired.model.message(view.message)
  if (sent === undefined) return view
  const chat = paired.model.chat(sent.chat)
  return {
    ...view,
    ...(chat.disturbed ? {} : { reactions: reactionsView(paired, message) }),
    ...(stampsCompare(paired, sent, reader) ? stampsView(side, message) : {}),
    ...(chat.kind === 'group' ? stampsOfGroup(paired, side, message) : {}),
  }
}

function reactionsView(paired: PairedSession, message: WireMessage): string[] {
  paired.log.note('reaction-entries')
  const reactions = reactionsOf(message)
  return emojis
    .filter((emoji) => containsValue(reactions, emoji))
    .map((emoji) => `${emoji} ${multiplicity(reactions, emoji)}`)
}

/** Returns whether receipt timestamps are compared: only the sender sees them, and between agents they are a choice. */
function stampsCompare(paired: PairedSession, sent: ModelMessage, reader: ActorName): boolean {
  const chat = paired.model.chat(sent.chat)
  const offered = paired.shared.offers('read_state') && (sent.chat === 'person' || paired.shared.receiptsBetweenAgents)
  if (!offered) paired.log.note('receipts-where-offered')
  if (chat.disturbed) paired.log.note('across-a-block')
  return offered && chat.kind === 'direct' && !chat.disturbed && sent.sender === reader && hasStamps(paired)
}

const hasStamps = (paired: PairedSession): boolean =>
  paired.shared.names('delivered_stamp') && paired.shared.names('read_stamp')

function stampsView(side: Side, message: WireMessage): WireObject {
  const isSet = (value: unknown): boolean => value !== undefined && value !== null
  return {
    delivered: isSet(side.named(message, 'delivered_stamp')),
    read: isSet(side.named(message, 'read_stamp')),
  }
}

const stampsOfGroup = (paired: PairedSession, side: Side, message: WireMessage): WireObject =>
  hasStamps(paired) ? stampsView(side, message) : {}

function isBeforeReturn(paired: PairedSession, side: Side, message: WireMessage, reader: ActorName): boolean {
  const sent = paired.model.message(nameOfMessage(paired, side, message))
  if (sent === undefined || !paired.model.isBeforeReturn(sent, reader)) return false
  paired.log.note('earlier-memberships')
  return true
}

export interface HistoryView {
  messages: MessageView[]
  order: string
}

/** Returns a page of history without messages from before the session. */
export function historyView(
  paired: PairedSession,
  side: Side,
  body: WireObject | unknown[],
  reader: ActorName,
): HistoryView {
  paired.log.note('list-in-any-wrapper')
  const shown = messagesOf(body)
  const first = shown.findIndex(({ message_id: id }) => side.earlier.has(id))
  const ours = first === -1 ? shown : shown.slice(0, first)
  const views = ours
    .filter((message) => isOfSession(paired, side, message) && !isBeforeReturn(paired, side, message, reader))
    .map((message) => storedView(paired, side, message, reader))
  return {
    messages: views,
    order: orderOf(side, shown),
  }
}

function orderOf(side: Side, messages: readonly WireMessage[]): string {
  const sequences = messages
    .map((message) => side.named(message, 'message_sequence'))
    .filter((value): value is number => typeof value === 'number')
  return sequences.every((value, index) => index === 0 || value < (sequences[index - 1] ?? 0))
    ? 'newest first'
    : 'not newest first'
}

export interface EventView {
  type: string
  chat: string
  [facet: string]: unknown
}

/** Returns the view of an event in the log of an agent. Undefined for an event that is not compared. */
export function eventView(
  paired: PairedSession,
  side: Side,
  owner: AgentName,
  event: WireEvent,
): EventView | undefined {
  const { event_type: type, data } = event
  paired.log.note('times-unread')
  const view = { type, chat: chatOf(side, event), envelope: envelopeOf(side, owner, event) }
  if (type === 'message.received') return receivedView(paired, side, owner, event, view)
  if (type === 'reaction.added' || type === 'reaction.removed') return reactionView(paired, owner, event, view)
  if (!paired.shared.offers('other_events')) return undefined
  if (type === 'message.read') return readView(paired, side, owner, data, view)
  if (/^participant\.(added|removed)$|^chat\.group_name_updated$/.test(type))
    return isOfOthers(paired, side, owner, event) ? view : undefined
  if (/^(reaction\.changed|install|uninstall|block|account)/.test(type)) return view
  paired.log.note('further-events')
  return undefined
}

const chatOf = (side: Side, { chat_id: id }: WireEvent): string => side.nameOf(id) ?? 'another chat'

function envelopeOf(side: Side, owner: AgentName, event: WireEvent): string {
  const wrong = [
    typeof event.event_id === 'string' && event.event_id !== '' ? [] : ['event_id'],
    Number.isSafeInteger(event.sequence) ? [] : ['sequence'],
    event.agent_id === side.agent(owner).id ? [] : ['agent_id'],
    ['string', 'number'].includes(typeof event.created_at) ? [] : ['created_at'],
    typeof event.schema_version === 'string' ? [] : ['schema_version'],
    typeof event.data === 'object' && event.data !== null ? [] : ['data'],
  ].flat()
  return wrong.length === 0 ? 'valid' : `invalid members: ${wrong.join(', ')}`
}

function receivedView(
  paired: PairedSession,
  side: Side,
  owner: AgentName,
  event: WireEvent,
  view: EventView,
): EventView | undefined {
  if (!isOfSession(paired, side, event.data?.message)) return undefined
  const message = messageView(paired, side, event.data?.message)
  if (paired.model.message(message.message)?.sender === owner) {
    paired.log.note('own-events')
    return undefined
  }
  return { ...view, message }
}

/** Returns the emoji of an actor and a message. Each pair has its own, so that the emoji identifies an event. */
export function emojiOf(paired: PairedSession, actor: ActorName, message: string): string {
  const slot = `${actor} ${message}`
  const known = [...paired.model.slots]
  const index = known.includes(slot) ? known.indexOf(slot) : known.length
  paired.model.slots.add(slot)
  return emojis[index % emojis.length] as string
}

function reactionView(
  paired: PairedSession,
  owner: AgentName,
  { data }: WireEvent,
  view: EventView,
): EventView | undefined {
  const slots = [...paired.model.slots]
  const index = slots.findIndex((_, place) =>
    containsValue(data?.['reaction'], emojis[place % emojis.length] as string),
  )
  const [actor, message] = (slots[index] ?? '').split(' ')
  const sent = message === undefined ? undefined : paired.model.message(message)
  if (sent === undefined) return { ...view, reaction: 'an unknown message' }
  paired.log.note('reaction-audience')
  const mine = sent.sender === owner && actor !== owner && !paired.model.chat(sent.chat).disturbed
  return mine ? { ...view, reaction: `${actor} ${message}` } : undefined
}

function readView(
  paired: PairedSession,
  side: Side,
  owner: AgentName,
  data: WireObject,
  view: EventView,
): EventView | undefined {
  const chat = paired.model.chats.get(view.chat as ChatName)
  const recipient = namesIn(side, data?.['recipient'])[0] ?? 'nobody'
  if (recipient === owner) paired.log.note('own-events')
  if (chat === undefined || chat.disturbed || recipient === owner) return undefined
  if (view.chat !== 'person' && chat.kind === 'direct' && !paired.shared.receiptsBetweenAgents) return undefined
  return { ...view, recipient, through: typeof data?.['through_sequence'] }
}

/**
 * Returns whether an event concerns other actors. Which events an agent receives about itself, and about the first
 * members of a group, is a choice (AMB-046).
 */
function isOfOthers(
  paired: PairedSession,
  side: Side,
  owner: AgentName,
  { data, event_type: type }: WireEvent,
): boolean {
  const chat = paired.model.chats.get('group')
  paired.log.note('further-events')
  if (chat === undefined || owner === 'a2' || !chat.members.has(owner) || chat.former.has(owner)) return false
  if (type === 'chat.group_name_updated') return true
  const named = namesIn(side, data?.['participant'])
  return !named.includes(owner) && (type === 'participant.removed' || named.includes('a2'))
}

/** Returns the actors whose id or handle occurs in a value. */
function namesIn(side: Side, value: unknown): string[] {
  if (typeof value === 'string') {
    const name = side.nameOf(value)
    return name !== undefined && (isAgent(name as ActorName) || /^p\d$/.test(name)) ? [name] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => namesIn(side, inner))
}
