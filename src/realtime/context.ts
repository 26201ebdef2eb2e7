import type { ConversationsContext } from '../conversations/context.ts'

/** Context of the operations on calls. */
export type RealtimeContext = ConversationsContext
