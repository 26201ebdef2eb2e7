import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { askForChat } from '../chats/membership.ts'
import { rankOf } from '../statement-order.ts'
import type { Message } from './message.ts'
import { findChatsOfMessages, insertMessages, readMessages } from './message.store.ts'

export interface MessagesValue {
  byId: Map<string, Message>
  added: Message[]
}

/** Messages by id: those to be stored, since they may be stored already, and those at which writes point. */
export const messages: LoadedState<MessagesValue, Set<string>> = {
  name: 'messages',
  rank: rankOf('messages'),
  phase: 'lock',
  keys: () => new Set(),
  initial: () => ({ byId: new Map(), added: [] }),
  async load(tx, ids) {
    const found = await readMessages(tx, ids)
    return { byId: new Map(found.map((message) => [message.id, message])), added: [] }
  },
  store: (tx, { added }) => insertMessages(tx, added),
}

/** For writes that name a message and not its chat: the chats of these messages are locked, for the caller. */
export const messageChats: LoadedState<null, { messageId: string; actorId: string }[]> = {
  name: 'messageChats',
  rank: rankOf('messageChats'),
  phase: 'find',
  keys: () => [],
  initial: () => null,
  async load(tx, asked, { keys }) {
    const found = await findChatsOfMessages(tx, new Set(asked.map(({ messageId }) => messageId)))
    for (const { messageId, actorId } of asked)
      if (found.has(messageId)) askForChat(keys, found.get(messageId)!, actorId)
    return null
  },
}
