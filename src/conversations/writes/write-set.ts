import type { SurfaceState } from '../a2ui/a2ui.ts'
import type { OpenedChat } from '../chats/chat.store.ts'
import type { NewRequest } from '../message-requests/request.ts'
import type { Draft } from '../drafts/draft.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Message } from '../messages/message.ts'
import type { ReactionTargetState } from '../reactions/reaction.store.ts'
import type { WatermarkUpdate } from '../receipts/watermark.rules.ts'
import type { Watermarks } from '../receipts/receipt.ts'

export interface WatermarkRow extends Watermarks {
  chatId: string
  actorId: string
}

/** Everything that a batch is going to store, gathered by its decisions. */
export interface WriteSet {
  chats: OpenedChat[]
  members: { chatId: string; actorId: string }[]
  /** By chat: the person in whose requests it waits from now on, or null. */
  pendingRecipients: Map<string, string | null>
  requests: NewRequest[]
  /** Persons who let an agent write to them (AMB-101). */
  installations: { userId: string; agentId: string; chatId: string }[]
  messages: Message[]
  idempotencyKeys: { actorId: string; sendKey: string; messageId: string; createdChat: boolean }[]
  newDrafts: Draft[]
  /** By id: only the last state of the batch is stored. */
  drafts: Map<string, Draft>
  /** By [chat, surface]: only the last state of the batch is stored. */
  surfaces: Map<string, SurfaceState>
  suppressions: { messageId: string; actorId: string }[]
  /** By slot: only the last state of the batch is stored. */
  reactionTargets: Map<string, ReactionTargetState>
  /** By [chat, actor]: only the last state of the batch is stored. */
  watermarks: Map<string, WatermarkRow>
  watermarkUpdates: (WatermarkUpdate & { chatId: string; actorId: string })[]
  /** In the order in which they happened; each log numbers its own in this order. */
  events: EventDraft[]
}

export function emptyWriteSet(): WriteSet {
  return {
    chats: [],
    members: [],
    pendingRecipients: new Map(),
    requests: [],
    installations: [],
    messages: [],
    idempotencyKeys: [],
    newDrafts: [],
    drafts: new Map(),
    surfaces: new Map(),
    suppressions: [],
    reactionTargets: new Map(),
    watermarks: new Map(),
    watermarkUpdates: [],
    events: [],
  }
}
