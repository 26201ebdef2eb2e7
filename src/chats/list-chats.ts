import type { Context } from '../context.ts'
import type { Caller } from '../edge/handler.ts'
import type { Chat, ChatKind } from './chat.ts'
import { listChatsOf } from './chat.store.ts'
import { withAllParticipants } from './with-participants.ts'

export interface ChatPage {
  chats: Chat[]
  /** give it as `cursor` to go on; null at the end */
  nextCursor: string | null
  hasMore: boolean
}

/**
 * The chats that the caller is in now, newest first.
 * @param page `cursor`: the previous answer's; `limit`: 1 to 100
 */
export async function listChats(
  context: Context,
  caller: Caller,
  page: { cursor: string | null; kind: ChatKind | null; limit: number },
): Promise<ChatPage> {
  return context.database.read(async (tx) => {
    const { cursor: before, kind, limit } = page
    const found = await listChatsOf(tx, caller.id, { before, kind, limit: limit + 1 })
    const hasMore = found.length > limit
    const chats = await withAllParticipants(tx, found.slice(0, limit))
    return { chats, hasMore, nextCursor: hasMore ? chats.at(-1)!.id : null }
  })
}
