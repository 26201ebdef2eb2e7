import type { LoadedState } from '../../platform/unit-of-work/state.ts'
import { requestChatKeys } from '../chats/membership.ts'
import { rankOf } from '../statement-order.ts'
import type { Message } from './message.ts'
import { findChatsOfMessages, insertMessages, readStoredOrPurged } from './message.store.ts'

export interface MessagesValue {
  byId: Map<string, Message>
  /** Ids of messages that were purged. */
  purged: ReadonlySet<string>
  added: Message[]
}

/** Messages by id: those to be stored, which may exist already, and those that writes refer to. */
export const messages: LoadedState<MessagesValue, Set<string>> = {
  name: 'messages',
  rank: rankOf('messages'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => ({ byId: new Map(), purged: new Set(), added: [] }),
  async load(tx, ids) {
    const { found, purged } = await readStoredOrPurged(tx, ids)
    return { byId: new Map(found.map((message) => [message.id, message])), purged, added: [] }
  },
  store: (tx, { added }) => insertMessages(tx, added),
}

/** Requests the locks of chats for writes that name only a message. */
export const messageChats: LoadedState<null, { messageId: string; actorId: string }[]> = {
  name: 'messageChats',
  rank: rankOf('messageChats'),
  phase: 'find',
  emptyKeys: () => [],
  initial: () => null,
  async load(tx, requested, { keys }) {
    const found = await findChatsOfMessages(tx, new Set(requested.map(({ messageId }) => messageId)))
    for (const { messageId, actorId } of requested)
      if (found.has(messageId)) requestChatKeys(keys, found.get(messageId)!, actorId)
    return null
  },
}
