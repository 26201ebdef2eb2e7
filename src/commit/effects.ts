import type { EventDraft } from '../events/log-event.ts'
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
  messages: Message[]
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
  return { messages: [], suppressions: [], slots: new Map(), watermarks: new Map(), advances: [], events: [] }
}
