import type { Batch, LoadedState } from '../../platform/unit-of-work/state.ts'
import { blocks } from '../blocks/block.sql.ts'
import type { Sender } from '../messages/message.ts'
import { rankOf } from '../statement-order.ts'
import { findChatsByParticipants } from './chat-state.sql.ts'
import { participantsKey } from './chat.rules.ts'
import { chats, type ChatState } from './chat.state.ts'
import { requestChatKeys, othersIn } from './membership.ts'
import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'

/** A chat that a send finds by its participants, at most one for each set. */
export interface Opening {
  participantsKey: string
  kind: 'direct' | 'group'
  participants: readonly Sender[]
  /** Person in whose requests a new chat is placed (VMSG-013). */
  request: { userId: string; status: 'pending' | 'declined' } | null
}

/** Ids of the chats of the participants that sends name, by participants key. These chats are locked. */
export const openedChats: LoadedState<Map<string, string>, { actorId: string; opening: Opening }[]> = {
  name: 'openedChats',
  rank: rankOf('openedChats'),
  phase: 'find',
  emptyKeys: () => [],
  initial: () => new Map(),
  async load(tx, requested, { keys }) {
    const found = await findChatsByParticipants(tx, new Set(requested.map(({ opening }) => opening.participantsKey)))
    for (const { actorId, opening } of requested) {
      const { kind, participantsKey: key, participants } = opening
      if (found.has(key)) requestChatKeys(keys, found.get(key)!, actorId)
      // The participants of a group may change before it is locked. Then another group is opened.
      if (kind === 'direct' && found.has(key)) continue
      for (const { id } of participants) {
        keys.of(presentActors).add(id)
        keys.of(blocks).push({ callerId: actorId, otherId: id })
      }
    }
    return found
  },
}

/**
 * Returns the chat of the participants that a send names, if it still has these participants. Undefined if there is
 * none.
 */
export function findOpened(batch: Batch, key: string): string | undefined {
  const chatId = batch.get(openedChats).get(key)
  const chat = chatId === undefined ? undefined : batch.get(chats).byId.get(chatId)
  return chat && isStillOf(chat, key) ? chat.id : undefined
}

/** Checks the participants of a group again: they may have changed between the lookup and the lock. */
function isStillOf(chat: ChatState, key: string): boolean {
  return chat.kind === 'direct' || participantsKey(othersIn(chat, '').map(({ id }) => id)) === key
}

/** Existing actors among the participants of chats to be opened. They cannot be deleted before the batch is stored. */
export const presentActors: LoadedState<ReadonlySet<string>, Set<string>> = {
  name: 'presentActors',
  rank: rankOf('presentActors'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => new Set(),
  load: async (tx, ids) => new Set(await lockActorsForShare(tx, [...ids])),
}
