import type { Tx } from '../../platform/database/database.ts'
import type { Chat, ChatRecord } from './chat.ts'
import { participantsOf } from './participant.store.ts'

/** Adds the current participants to one chat. */
export async function withParticipants(tx: Tx, chat: ChatRecord): Promise<Chat> {
  const [whole] = await withAllParticipants(tx, [chat])
  return whole!
}

/** Adds the current participants to each chat, by one query for all of them. */
export async function withAllParticipants(tx: Tx, chats: readonly ChatRecord[]): Promise<Chat[]> {
  const participants = await participantsOf(
    tx,
    chats.map((chat) => chat.id),
  )
  return chats.map((chat) => ({ ...chat, participants: participants.get(chat.id)! }))
}
