import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Chat, ChatRecord } from './chat.ts'
import { loadWatermarks } from '../receipts/receipt.store.ts'
import { invitedHandlesOf } from './invitation.store.ts'
import { isPendingFor } from './membership.rules.ts'
import { withAllParticipants } from './participant.store.ts'

/** A chat as one of its participants may know it. */
export interface ShownChat extends Chat {
  /** Handles of those who were asked and have not come, for those who may ask. Whether one declined is not shown. */
  invited: readonly string[]
  /** The position up to which the person who looks has read; null for an agent. */
  readSequence: number | null
}

/** Chats as a participant may know them, by the same few queries however many. */
export async function showChats(
  tx: Tx,
  caller: Pick<Caller, 'id' | 'kind'>,
  chats: readonly ChatRecord[],
  now: number,
): Promise<ShownChat[]> {
  const isPerson = caller.kind === 'user'
  const groups = isPerson ? chats.filter(({ kind }) => kind === 'group').map(({ id }) => id) : []
  const whole = await withAllParticipants(tx, chats)
  const invited = await invitedHandlesOf(tx, groups, now)
  const own = isPerson ? chats.map(({ id }) => ({ chatId: id, actorId: caller.id })) : []
  const read = new Map((await loadWatermarks(tx, own)).map(({ chatId, readSequence }) => [chatId, readSequence]))
  return whole.map((chat) => ({
    ...showChat(chat, caller.id, invited.get(chat.id) ?? []),
    readSequence: isPerson ? (read.get(chat.id) ?? 0) : null,
  }))
}

/**
 * A person in whose requests the chat is is no participant to the others: whoever opened the chat sees the handle that
 * it named itself, and nothing else of that person (AMB-067).
 */
function showChat(chat: Chat, callerId: string, invited: readonly string[]): Omit<ShownChat, 'readSequence'> {
  const { pendingRecipientId } = chat
  if (pendingRecipientId === null || isPendingFor(chat, callerId)) return { ...chat, invited }
  const named = chat.participants.filter(({ id }) => id === pendingRecipientId && chat.createdBy === callerId)
  return {
    ...chat,
    participants: chat.participants.filter(({ id }) => id !== pendingRecipientId),
    invited: [...invited, ...named.flatMap(({ handle }) => (handle === null ? [] : [handle]))],
  }
}
