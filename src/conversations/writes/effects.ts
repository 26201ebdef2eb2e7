import type { SurfaceState } from '../a2ui/a2ui.ts'
import type { OpenedChat } from '../chats/chat.store.ts'
import type { NewRequest } from '../message-requests/request.ts'
import type { Draft } from '../drafts/draft.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import type { Message } from '../messages/message.ts'
import type { SlotState } from '../reactions/reaction.store.ts'
import type { Advance } from '../receipts/watermark.rules.ts'
import type { Watermarks } from '../receipts/receipt.ts'

export interface WatermarkRow extends Watermarks {
  chatId: string
  actorId: string
}

/** Everything that a batch is going to store, gathered by its decisions. */
export interface Effects {
  chats: OpenedChat[]
  members: { chatId: string; actorId: string }[]
  /** By chat: the person in whose requests it waits from now on, or null. */
  waiting: Map<string, string | null>
  requests: NewRequest[]
  /** Persons who let an agent write to them (AMB-101). */
  installations: { userId: string; agentId: string; chatId: string }[]
  messages: Message[]
  sendKeys: { actorId: string; sendKey: string; messageId: string; createdChat: boolean }[]
  newDrafts: Draft[]
  /** By id: only the last state of the batch is stored. */
  drafts: Map<string, Draft>
  /** By [chat, surface]: only the last state of the batch is stored. */
  surfaces: Map<string, SurfaceState>
  suppressions: { messageId: string; actorId: string }[]
  /** By slot: only the last state of the batch is stored. */
  slots: Map<string, SlotState>
  /** By [chat, actor]: only the last state of the batch is stored. */
  watermarks: Map<string, WatermarkRow>
  advances: (Advance & { chatId: string; actorId: string })[]
  /** In the order in which they happened; each log numbers its own in this order. */
  events: EventDraft[]
}

export function noEffects(): Effects {
  return {
    chats: [],
    members: [],
    waiting: new Map(),
    requests: [],
    installations: [],
    messages: [],
    sendKeys: [],
    newDrafts: [],
    drafts: new Map(),
    surfaces: new Map(),
    suppressions: [],
    slots: new Map(),
    watermarks: new Map(),
    advances: [],
    events: [],
  }
}
