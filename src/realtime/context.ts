import type { ConversationsContext } from '../conversations/context.ts'

/** What operations on calls may ask for. */
export type RealtimeContext = ConversationsContext
