import type { SurfaceState } from '../a2ui/a2ui.ts'
import type { Attachment } from '../attachments/attachment.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Message, Sender } from '../messages/message.ts'
import type { ReactionValue } from '../reactions/reaction.ts'
import { NO_WATERMARKS } from '../receipts/watermark.rules.ts'
import type { Watermarks } from '../receipts/receipt.ts'

/** One stay in a chat: the messages from the first to the last of these sequences are its member's to see. */
export interface MembershipPeriod {
  joinedSequence: number
  leftSequence: number | null
}

export interface MemberState {
  actor: Sender
  /** False: only earlier stays are known. */
  current: boolean
  windows: MembershipPeriod[]
}

export interface ChatState {
  id: string
  kind: 'direct' | 'group'
  lastSequence: number
  createdBy: string
  /** The person in whose requests the chat waits; what goes to that person is held back (VMSG-013). */
  pendingRecipientId: string | null
  /** By actor id: every current member, and the callers of the batch who once were. */
  members: Map<string, MemberState>
}

/**
 * What a batch knows: rows read under the locks of its chats, kept up to date by each decision, so that a later
 * write of the batch sees what an earlier one did.
 */
export interface BatchState {
  chats: Map<string, ChatState>
  messages: Map<string, Message>
  /** Those that parts name, by id; whose they are is for the decision to ask. */
  attachments: Map<string, Pick<Attachment, 'ownerId' | 'url'>>
  /** [message, actor] pairs that are never delivered. */
  suppressed: Set<string>
  /** [blocker, blocked] pairs among members of one chat. */
  blocks: Set<string>
  /** By [chat, actor]. */
  watermarks: Map<string, Watermarks>
  /** By [message, slot, actor]. */
  reactions: Map<string, ReactionValue>
  /** Ids of the chats whose members some sends name, by their party key. */
  chatsByParticipants: Map<string, string>
  /** The actors, of those who would be in chats to be made, who are there and will be until the batch is stored. */
  present: Set<string>
  /** What was stored under the keys of some sends, by [actor, key]. */
  idempotencyKeys: Map<string, StoredSend>
  /** By id. */
  drafts: Map<string, Draft>
  /** Ids of drafts that were opened under a key, by [actor, key]. */
  draftIdempotencyKeys: Map<string, string>
  /** How many drafts the actors that open some have open. */
  openDrafts: Map<string, number>
  /** What waits in the chats whose persons write in this batch, in order; what a block withholds is left out. */
  pending: Map<string, PendingMessage[]>
  /** The surfaces that sends of the batch name, by [chat, surface]. */
  surfaces: Map<string, SurfaceState>
  /** Ids of the messages that delivered marks name, by [chat, sequence, actor]; suppressed ones are left out. */
  marked: Map<string, string>
}

export interface StoredSend {
  message: Message
  createdChat: boolean
}

export type PendingMessage = Pick<Message, 'id' | 'sequence'>

/** One map key for several values. No id contains a space; a key of a caller's choice comes last. */
export function keyOf(...values: readonly (string | number)[]): string {
  return values.join(' ')
}

export function watermarksOf(ledger: BatchState, chatId: string, actorId: string): Watermarks {
  return ledger.watermarks.get(keyOf(chatId, actorId)) ?? NO_WATERMARKS
}

/** Whether a member may see a message: inside one of its windows, and never withheld from it. */
export function canSee(ledger: BatchState, member: MemberState, message: PendingMessage): boolean {
  const within = ({ joinedSequence, leftSequence }: MembershipPeriod) =>
    joinedSequence <= message.sequence && (leftSequence === null || message.sequence <= leftSequence)
  return member.windows.some(within) && !ledger.suppressed.has(keyOf(message.id, member.actor.id))
}

/**
 * Whether what `from` does must not reach `to`: in a direct chat a block in either direction, in a group only
 * a block that the receiving side made (BLK-001, BLK-006, BLK-007).
 */
export function isBlocked(ledger: BatchState, chat: ChatState, from: string, to: string): boolean {
  if (ledger.blocks.size === 0) return false
  if (ledger.blocks.has(keyOf(to, from))) return true
  return chat.kind === 'direct' && ledger.blocks.has(keyOf(from, to))
}

/** Whether what `from` does is told to `to` now: no block is between them, and the chat is no open request of `to`. */
export function isNotified(ledger: BatchState, chat: ChatState, from: string, to: string): boolean {
  return chat.pendingRecipientId !== to && !isBlocked(ledger, chat, from, to)
}

/** The current members of a chat other than one actor. */
export function othersIn(chat: ChatState, actorId: string): MemberState[] {
  return [...chat.members.values()].filter((member) => member.current && member.actor.id !== actorId)
}
