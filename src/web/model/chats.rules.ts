import type { Chat, OwnChatList } from '../../../generated/extensions/types.gen.ts'
import type { Message } from '../../../generated/current/types.gen.ts'
import { withoutMarks } from './markdown.rules.ts'
import { carriesSurface } from './surfaces.rules.ts'
import { emptyConversation, type ChatEntry, type Me, type ShownPart, type State } from './state.ts'

/** Returns the chats by their last activity, newest first. */
export function orderedChats({ chats }: Pick<State, 'chats'>): ChatEntry[] {
  return [...chats.values()].sort((one, other) => (lastActivity(one) < lastActivity(other) ? 1 : -1))
}

/**
 * Returns the chats in the order in which they are already drawn, so that no item moves under the pointer; new chats
 * come last.
 * @param drawn ids of chats from the first to the last
 */
export function steadyChats(entries: readonly ChatEntry[], drawn: readonly string[]): ChatEntry[] {
  const places = new Map(drawn.map((id, place) => [id, place]))
  const placeOf = ({ chat }: ChatEntry) => places.get(chat.id) ?? drawn.length
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other))
}

function lastActivity({ chat, conversation }: ChatEntry): string {
  const waiting = conversation.pending.at(-1)
  const stored = chat.last_message?.created_at ?? chat.created_at
  const written = waiting ? new Date(waiting.createdAt).toISOString() : ''
  return stored > written ? stored : written
}

/** Returns the number of unread messages of others. */
export const unreadCount = ({ chat }: ChatEntry): number => chat.unread_count ?? 0

/** The server counts at most this number of unread messages in a chat. */
const unreadMax = 1_000

/** Returns a count as text; counts that the server does not continue end with a plus sign. */
export const unreadText = (count: number): string => (count >= unreadMax ? `${unreadMax - 1}+` : String(count))

/** Returns the number of unread messages in all chats, with a plus sign if chats that are not loaded have more. */
export function totalUnread({ chats, unreadElsewhere }: Pick<State, 'chats' | 'unreadElsewhere'>): string {
  const counts = [...chats.values()].map(unreadCount)
  const loaded = counts.reduce((sum, count) => sum + count, 0)
  if (loaded + unreadElsewhere === 0) return ''
  return unreadElsewhere > 0 || counts.some((count) => count >= unreadMax) ? `${loaded}+` : String(loaded)
}

/** Returns the person who manages a group: its owner, or its first person when an agent created the group (AMB-223). */
export function managerOf(participants: Chat['participants']): Chat['participants'][number] | undefined {
  const persons = participants.filter(({ type }) => type === 'user')
  return persons.find(({ role }) => role === 'owner') ?? persons[0]
}

/** Returns the title of a chat: the name of the group, or the names of the other participants. */
export function chatTitle(chat: Chat, me: Me): string {
  if (chat.group_name !== null) return chat.group_name
  const others = [...chat.participants.filter(({ id }) => id !== me.userId).map(nameOf), ...chat.invited]
  if (others.length > 0) return others.join(', ')
  const { last_message: last } = chat
  return last && last.sender.id !== me.userId ? nameOf(last.sender) : 'Nobody else'
}

/** Returns the name of an actor: its display name, or else its handle. */
export function nameOf({
  display_name: name,
  handle,
}: {
  display_name?: string | null
  handle: string | null
}): string {
  return name || handle || 'Deleted account'
}

export function senderName(message: Pick<Message, 'sender'>, chat: Chat): string {
  return nameOf(senderOf(message, chat) ?? message.sender)
}

/** Returns the participant who sent a message; undefined when it has left. */
export function senderOf(
  { sender }: Pick<Message, 'sender'>,
  { participants }: Chat,
): Chat['participants'][number] | undefined {
  return participants.find(({ id }) => id === sender.id)
}

/** Returns the other participant of a direct chat; undefined for a group, or when the other one has left. */
export function otherParticipant({ kind, participants }: Chat, me: Me): Chat['participants'][number] | undefined {
  return kind === 'direct' ? participants.find(({ id }) => id !== me.userId) : undefined
}

/** Returns whether the other participant of a direct chat has left, so that no one reads a message. */
export const isAbandoned = ({ kind, participants, invited }: Chat): boolean =>
  kind === 'direct' && participants.length < 2 && invited.length === 0

/** Returns the newest message of a chat as one line, which names the sender in a group, and its time. */
export function lastLine({ chat, conversation }: ChatEntry, me: Me): { when: string | number | null; text: string } {
  const pending = conversation.pending.at(-1)
  if (pending) return { when: pending.createdAt, text: `You: ${summarize(pending.parts)}` }
  const { last_message: last } = chat
  if (!last) return { when: null, text: 'No messages yet' }
  const isOwn = last.sender.id === me.userId
  const name = isOwn ? 'You' : (last.sender_name ?? last.sender.handle ?? 'Deleted account')
  const summary = last.sender.type === 'agent' ? withoutMarks(last.summary) : last.summary
  const text = summary === '' ? 'Long message' : summary
  return { when: last.created_at, text: isOwn || chat.kind === 'group' ? `${name}: ${text}` : text }
}

/** Returns a message as one line; a text of an agent is shown without the marks of markdown. */
export function summaryOf({ sender, parts }: Pick<Message, 'sender' | 'parts'>): string {
  return summarize(parts, sender.type === 'agent' ? withoutMarks : undefined)
}

/** Returns parts as one line, for the list and for screen readers. @param plain removes the marks of a text */
export function summarize(parts: readonly ShownPart[], plain = (text: string) => text): string {
  const words = parts.flatMap((part) => {
    if (part.type === 'text') return plain(part.text)
    if (part.type === 'link') return part.title ?? part.url
    return part.type === 'media' ? [] : carriesSurface(part) ? 'Interactive surface' : 'Data'
  })
  const files = parts.filter(({ type }) => type === 'media').length
  const attached = files > 0 ? [files === 1 ? 'Attachment' : `${files} attachments`] : []
  const text = words.join(' ').replaceAll(/\s+/g, ' ').trim()
  const line = [...(text === '' ? [] : [text]), ...attached].join(' · ')
  return line.length > 140 ? `${line.slice(0, 139)}…` : line
}

/**
 * Applies the first page of the server's list, and keeps loaded messages. A chat that was known before the request
 * and is no longer listed is removed, unless its place is after the page; a chat that arrived meanwhile is newer than
 * the list.
 */
export function withFirstChats(state: State, page: OwnChatList, knownBefore: ReadonlySet<string>): State {
  const end = page.has_more ? activityOf(page.chats.at(-1)!) : ''
  const next = new Map([...state.chats].filter(([id, { chat }]) => !knownBefore.has(id) || activityOf(chat) <= end))
  const isFirst = !state.loaded || !page.has_more
  return withChats({ ...state, chats: next }, page, isFirst ? page.next_cursor : state.moreChats, state.chats)
}

/** Adds the next page of the server's list. */
export const withMoreChats = (state: State, page: OwnChatList): State => withChats(state, page, page.next_cursor)

function withChats(
  state: State,
  { chats, unread_chats: unread }: OwnChatList,
  moreChats: string | null,
  known: State['chats'] = state.chats,
): State {
  const next = new Map(state.chats)
  for (const chat of chats) next.set(chat.id, withListed(known.get(chat.id), chat))
  const loaded = [...next.values()].filter((entry) => unreadCount(entry) > 0).length
  const unreadElsewhere = moreChats === null ? 0 : Math.max(0, unread - loaded)
  return { ...state, chats: next, loaded: true, moreChats, unreadElsewhere }
}

const activityOf = (chat: Chat): string => chat.last_message?.created_at ?? chat.created_at

/** Returns a chat as listed by the server, with its loaded messages. */
export function withListed(known: ChatEntry | undefined, chat: Chat): ChatEntry {
  const readSequence = Math.max(known?.readSequence ?? 0, chat.read_sequence ?? 0)
  const conversation = known?.conversation ?? emptyConversation
  const listed = withNewest(known?.chat, withMembers(known?.chat, chat))
  // The page may have read further than the server knew.
  const entry = { ...known, chat: listed, readSequence: chat.read_sequence ?? 0, conversation }
  return caughtUp(entry, readSequence)
}

/** An event may have been faster than the list: then its message and count stay. */
function withNewest(known: Chat | undefined, listed: Chat): Chat {
  if (!known || known.last_sequence <= listed.last_sequence) return listed
  const { last_sequence, last_message, unread_count } = known
  return { ...listed, last_sequence, last_message, unread_count }
}

/** Moves the read position. Without the messages in between, all later ones count as unread messages of others. */
function caughtUp(entry: ChatEntry, through: number): ChatEntry {
  if (entry.readSequence >= through) return entry
  const { chat } = entry
  const left = Math.max(0, (chat.last_message?.sequence ?? chat.last_sequence) - through)
  return {
    ...entry,
    readSequence: through,
    chat: { ...chat, unread_count: Math.min(chat.unread_count ?? 0, left) },
  }
}

/** Records a message as the newest one of its chat, unless a newer one is known. */
export function withLast(entry: ChatEntry, message: Message, me: Me): ChatEntry {
  const { chat } = entry
  if (message.sequence <= (chat.last_message?.sequence ?? 0)) return entry
  const { message_id, sequence, sender, created_at } = message
  const name = chat.participants.find(({ id }) => id === sender.id)?.display_name
  const last_message = {
    message_id,
    sequence,
    sender,
    sender_name: name,
    created_at,
    summary: summarize(message.parts),
  }
  const isOwn = sender.id === me.userId
  const unread_count = isOwn ? 0 : Math.min(unreadMax, (chat.unread_count ?? 0) + 1)
  const changed = { ...chat, last_message, unread_count, last_sequence: Math.max(chat.last_sequence, sequence) }
  return { ...entry, chat: changed, readSequence: isOwn ? Math.max(entry.readSequence, sequence) : entry.readSequence }
}

/**
 * Keeps the loaded participants unless their number changed, because the list contains only some participants of a large
 * group.
 */
function withMembers(known: Chat | undefined, listed: Chat): Chat {
  const isKnown = known !== undefined && !namesAll(listed) && known.participants.length === listed.participants_total
  return isKnown ? { ...listed, participants: known.participants } : listed
}

/** Returns whether a chat contains all of its participants; a chat from the list may not. */
export const namesAll = ({ participants, participants_total: total }: Chat): boolean =>
  total === undefined || participants.length >= total

/** Changes one chat; ignores an unknown chat. */
export function changeChat(state: State, chatId: string, change: (entry: ChatEntry) => ChatEntry): State {
  const entry = state.chats.get(chatId)
  if (!entry) return state
  const changed = change(entry)
  return changed === entry ? state : { ...state, chats: new Map(state.chats).set(chatId, changed) }
}

/** Records that the person has read a chat further, in this session or another one. */
export function withRead(state: State, chatId: string, throughSequence: number): State {
  return changeChat(state, chatId, (entry) => caughtUp(entry, throughSequence))
}

/** Returns whether a message is shown in its chat, stored or pending. */
export function isShown({ chats }: State, chatId: string, messageId: string): boolean {
  const { messages, pending } = chats.get(chatId)?.conversation ?? emptyConversation
  return messages.some(({ message_id: id }) => id === messageId) || pending.some((one) => one.messageId === messageId)
}

/**
 * Returns whether a listed chat has grown since it was read: no event reports messages of the person's other sessions.
 */
export function hasGrown(known: ChatEntry | undefined, listed: Chat): boolean {
  return known === undefined || known.chat.last_sequence < listed.last_sequence
}

/** Returns the handle of a `#@` fragment, as in links of share pages; null for any other fragment. */
export const handleInFragment = (fragment: string): string | null =>
  /^#@([A-Za-z][A-Za-z0-9_]{2,29})$/.exec(fragment)?.[1]?.toLowerCase() ?? null

export function directChatWith({ chats, me }: Pick<State, 'chats' | 'me'>, handle: string): Chat | undefined {
  const isOther = ({ id, handle: known }: Chat['participants'][number]) =>
    id !== me.userId && known?.toLowerCase() === handle
  return [...chats.values()].find(({ chat }) => chat.kind === 'direct' && chat.participants.some(isOther))?.chat
}

/** Returns the handle of the agent that accepts calls in a chat, or null. */
export function calleeOf({ kind, status, participants }: Chat, me: Me): string | null {
  if (kind !== 'direct' || status === 'pending') return null
  const other = participants.find(({ id }) => id !== me.userId)
  return other?.accepts_calls ? other.handle : null
}

/** Returns the unique handles in typed text, separated by spaces or commas, with or without @. */
export function handlesIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^@/, '').toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
