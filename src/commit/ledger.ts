import type { Message, Sender } from '../messages/message.ts'
import type { Mark } from '../reactions/reaction.ts'
import { NO_WATERMARKS } from '../receipts/watermark.rules.ts'
import type { Watermarks } from '../receipts/receipt.ts'

/** One stay in a chat: the messages from the first to the last of these sequences are its member's to see. */
export interface Window {
  joinedSequence: number
  leftSequence: number | null
}

export interface MemberState {
  actor: Sender
  /** False: only earlier stays are known. */
  current: boolean
  windows: Window[]
}

export interface ChatState {
  id: string
  kind: 'direct' | 'group'
  lastSequence: number
  /** By actor id: every current member, and the callers of the batch who once were. */
  members: Map<string, MemberState>
}

/**
 * What a batch knows: rows read under the locks of its chats, kept up to date by each decision, so that a later
 * write of the batch sees what an earlier one did.
 */
export interface Ledger {
  chats: Map<string, ChatState>
  messages: Map<string, Message>
  /** [message, actor] pairs that are never delivered. */
  suppressed: Set<string>
  /** [blocker, blocked] pairs among members of one chat. */
  blocks: Set<string>
  /** By [chat, actor]. */
  watermarks: Map<string, Watermarks>
  /** By [message, slot, actor]. */
  reactions: Map<string, Mark>
  /** Ids of the messages that delivered marks name, by [chat, sequence, actor]; suppressed ones are left out. */
  marked: Map<string, string>
}

/** One map key for several values. No id contains a space. */
export function keyOf(...values: readonly (string | number)[]): string {
  return values.join(' ')
}

export function watermarksOf(ledger: Ledger, chatId: string, actorId: string): Watermarks {
  return ledger.watermarks.get(keyOf(chatId, actorId)) ?? NO_WATERMARKS
}

/** Whether a member may see a message: inside one of its windows, and never withheld from it. */
export function canSee(ledger: Ledger, member: MemberState, message: Message): boolean {
  const within = ({ joinedSequence, leftSequence }: Window) =>
    joinedSequence <= message.sequence && (leftSequence === null || message.sequence <= leftSequence)
  return member.windows.some(within) && !ledger.suppressed.has(keyOf(message.id, member.actor.id))
}

/**
 * Whether what `from` does must not reach `to`: in a direct chat a block in either direction, in a group only
 * a block that the receiving side made (BLK-001, BLK-006, BLK-007).
 */
export function isBlocked(ledger: Ledger, chat: ChatState, from: string, to: string): boolean {
  if (ledger.blocks.size === 0) return false
  if (ledger.blocks.has(keyOf(to, from))) return true
  return chat.kind === 'direct' && ledger.blocks.has(keyOf(from, to))
}

/** The current members of a chat other than one actor. */
export function othersIn(chat: ChatState, actorId: string): MemberState[] {
  return [...chat.members.values()].filter((member) => member.current && member.actor.id !== actorId)
}
