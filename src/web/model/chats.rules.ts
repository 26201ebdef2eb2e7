import type { Chat } from '../../../generated/extensions/types.gen.ts'
import type { Message } from '../../../generated/current/types.gen.ts'
import { carriesSurface } from './surfaces.rules.ts'
import { emptyConversation, type ChatEntry, type Me, type ShownPart, type State } from './state.ts'

/** The list as people read it: where something happened last comes first. */
export function orderedChats({ chats }: Pick<State, 'chats'>): ChatEntry[] {
  return [...chats.values()].sort((one, other) => (lastActivity(one) < lastActivity(other) ? 1 : -1))
}

/**
 * The list in the order in which it is drawn already, so that nothing moves under a pointer; what is new comes last.
 * @param drawn ids of chats from the first to the last
 */
export function steadyChats(entries: readonly ChatEntry[], drawn: readonly string[]): ChatEntry[] {
  const places = new Map(drawn.map((id, place) => [id, place]))
  const placeOf = ({ chat }: ChatEntry) => places.get(chat.id) ?? drawn.length
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other))
}

function lastActivity({ chat, conversation }: ChatEntry): string {
  const waiting = conversation.pending.at(-1)
  const stored = conversation.messages.at(-1)?.created_at ?? chat.created_at
  const written = waiting ? new Date(waiting.createdAt).toISOString() : ''
  return stored > written ? stored : written
}

/** How many messages of others the person has not read. */
export function unreadCount({ conversation, readSequence }: ChatEntry, me: Me): number {
  const { messages } = conversation
  // They are in order: what is read is not looked at.
  const unread = messages.slice(messages.findLastIndex(({ sequence }) => sequence <= readSequence) + 1)
  return unread.filter(({ sender }) => sender.id !== me.userId).length
}

/** What a chat is called: the name of the group, or who is in it beside the person. */
export function chatTitle(chat: Chat, me: Me): string {
  if (chat.group_name !== null) return chat.group_name
  const others = [
    ...chat.participants.filter(({ id }) => id !== me.userId).map(({ handle }) => handle ?? 'deleted account'),
    ...chat.invited,
  ]
  return others.length > 0 ? others.join(', ') : 'Nobody else'
}

/** Position of the last message that the person wrote: whoever answers has read what stands before. */
export function writtenThrough(messages: readonly Message[], me: Me): number {
  return Math.max(0, ...messages.filter(({ sender }) => sender.id === me.userId).map(({ sequence }) => sequence))
}

/** One line about a message, for the list and for who listens instead of looking. */
export function summarize(parts: readonly ShownPart[]): string {
  const words = parts.flatMap((part) => {
    if (part.type === 'text') return part.text
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
 * Chats as the server listed them. What is loaded of each stays, and of those that were known when it was asked, one that
 * is listed no more goes: what came meanwhile is newer than the list.
 */
export function replaceChats(state: State, chats: readonly Chat[], knownBefore: ReadonlySet<string>): State {
  const next = new Map([...state.chats].filter(([id]) => !knownBefore.has(id)))
  for (const chat of chats) {
    next.set(chat.id, withListed(state.chats.get(chat.id), chat))
  }
  return { ...state, chats: next, loaded: true }
}

/** A chat as the server has it now, with what is loaded of it. */
export function withListed(known: ChatEntry | undefined, chat: Chat): ChatEntry {
  const readSequence = Math.max(known?.readSequence ?? 0, chat.read_sequence ?? 0)
  return { conversation: known?.conversation ?? emptyConversation, chat, readSequence }
}

/** Changes one chat; a chat that is not known stays so. */
export function changeChat(state: State, chatId: string, change: (entry: ChatEntry) => ChatEntry): State {
  const entry = state.chats.get(chatId)
  if (!entry) return state
  return { ...state, chats: new Map(state.chats).set(chatId, change(entry)) }
}

/** The person has read a chat further, in this session or in another one. */
export function withRead(state: State, chatId: string, throughSequence: number): State {
  return changeChat(state, chatId, (entry) =>
    entry.readSequence >= throughSequence ? entry : { ...entry, readSequence: throughSequence },
  )
}

/** Whether a message is shown in its chat, be it stored or about to be. */
export function isShown({ chats }: State, chatId: string, messageId: string): boolean {
  const { messages, pending } = chats.get(chatId)?.conversation ?? emptyConversation
  return messages.some(({ message_id: id }) => id === messageId) || pending.some((one) => one.messageId === messageId)
}

/** Whether a chat as it is listed has grown since it was read: no event tells of what another session wrote. */
export function hasGrown(known: ChatEntry | undefined, listed: Chat): boolean {
  return known === undefined || known.chat.last_sequence < listed.last_sequence
}

/** The handle behind `#@`, as share pages link to the messenger; null behind any other fragment. */
export const handleInFragment = (fragment: string): string | null =>
  /^#@([A-Za-z][A-Za-z0-9_]{2,29})$/.exec(fragment)?.[1]?.toLowerCase() ?? null

/** The direct chat with a handle, if there is one. */
export function directChatWith({ chats, me }: Pick<State, 'chats' | 'me'>, handle: string): Chat | undefined {
  const isOther = ({ id, handle: known }: Chat['participants'][number]) =>
    id !== me.userId && known?.toLowerCase() === handle
  return [...chats.values()].find(({ chat }) => chat.kind === 'direct' && chat.participants.some(isOther))?.chat
}

/** The handle of the agent that can be called in a chat; null where nobody can. */
export function calleeOf({ kind, status, participants }: Chat, me: Me): string | null {
  if (kind !== 'direct' || status === 'pending') return null
  const other = participants.find(({ id }) => id !== me.userId)
  return other?.type === 'agent' ? other.handle : null
}
