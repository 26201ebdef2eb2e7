import type { Batch, LoadedState } from '../../platform/unit-of-work/state.ts'
import { blocks } from '../blocks/block.state.ts'
import type { Sender } from '../messages/message.ts'
import { rankOf } from '../statement-order.ts'
import { findChatsByParticipants } from './chat-state.store.ts'
import { participantsKey } from './chat.rules.ts'
import { chats, type ChatState } from './chat.state.ts'
import { askForChat, othersIn } from './membership.ts'
import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'

/** The chat of certain participants, of which there is at most one. */
export interface Opening {
  participantsKey: string
  kind: 'direct' | 'group'
  /** The sender and everybody else. */
  participants: readonly Sender[]
  /** The person in whose requests the chat is put if it has to be opened (VMSG-013). */
  request: { userId: string; status: 'pending' | 'declined' } | null
}

/** Ids of the chats whose participants some sends name, by participants key. Which chats to lock follows from it. */
export const openedChats: LoadedState<Map<string, string>, { actorId: string; opening: Opening }[]> = {
  name: 'openedChats',
  rank: rankOf('openedChats'),
  phase: 'find',
  keys: () => [],
  initial: () => new Map(),
  async load(tx, asked, { keys }) {
    const found = await findChatsByParticipants(tx, new Set(asked.map(({ opening }) => opening.participantsKey)))
    for (const { actorId, opening } of asked) {
      const { kind, participantsKey: key, participants } = opening
      if (found.has(key)) askForChat(keys, found.get(key)!, actorId)
      // A group that was found may have other participants by the time that it is locked: then another one is opened.
      if (kind === 'direct' && found.has(key)) continue
      for (const { id } of participants) {
        keys.of(presentActors).add(id)
        keys.of(blocks).push({ callerId: actorId, otherId: id })
      }
    }
    return found
  },
}

/** The chat of the participants that a send names, as far as it is still theirs; undefined when there is none yet. */
export function findOpened(batch: Batch, key: string): string | undefined {
  const chatId = batch.get(openedChats).get(key)
  const chat = chatId === undefined ? undefined : batch.get(chats).byId.get(chatId)
  return chat && isStillOf(chat, key) ? chat.id : undefined
}

/** The participants of a group may have changed after it was found by them and before it was locked. */
function isStillOf(chat: ChatState, key: string): boolean {
  return chat.kind === 'direct' || participantsKey(othersIn(chat, '').map(({ id }) => id)) === key
}

/** The actors, of those who would be in chats to be opened, who are there and will be until the batch is stored. */
export const presentActors: LoadedState<ReadonlySet<string>, Set<string>> = {
  name: 'presentActors',
  rank: rankOf('presentActors'),
  phase: 'lock',
  keys: () => new Set(),
  initial: () => new Set(),
  load: async (tx, ids) => new Set(await lockActorsForShare(tx, [...ids])),
}
