import type { History as HistoryBody } from '../../../generated/current/types.gen.ts'
import type { History } from './history.ts'
import { encodeMessage } from './message.current.ts'

/** A page of a transcript, newest first (HIST-002, HIST-009, HIST-010). */
export function encodeHistory({ messages, hasMore }: History): HistoryBody {
  return {
    messages: messages.map(({ message, reactions, stamps }) => encodeMessage(message, { reactions, stamps })),
    has_more: hasMore,
  }
}
