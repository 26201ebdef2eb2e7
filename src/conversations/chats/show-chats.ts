import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Chat, ChatRecord } from './chat.ts'
import { loadWatermarks } from '../receipts/receipt.sql.ts'
import { invitedHandlesOf } from './invitation.sql.ts'
import { isPendingFor } from './membership.rules.ts'
import type { ChatOverview } from './overview.ts'
import { readOverviews } from './overview.sql.ts'
import { withAllParticipants, withListedParticipants } from './participant.sql.ts'

export interface ShownChat extends Chat {
  /** Handles of invited persons who have not joined, including declined invitations. Only inviters see it. */
  invited: readonly string[]
  /** Number of participants. A list of chats names only some of them. */
  participantsTotal: number
  /** Read position of the calling person; null for an agent. */
  readSequence: number | null
  /** The newest message and the number of unread ones, for a person; null for an agent. */
  overview: ChatOverview | null
}

/** Builds the view of chats for a participant, with all of their participants. */
export async function showChats(
  tx: Tx,
  caller: Pick<Caller, 'id' | 'kind'>,
  chats: readonly ChatRecord[],
  now: number,
): Promise<ShownChat[]> {
  const whole = await withAllParticipants(tx, chats)
  const counted = whole.map((chat) => ({ ...chat, participantsTotal: chat.participants.length }))
  return showTo(tx, caller, counted, now)
}

/** Builds the view for a list, which names only some participants of a large group, so that its size is bounded. */
export async function showListedChats(
  tx: Tx,
  caller: Pick<Caller, 'id' | 'kind'>,
  chats: readonly ChatRecord[],
  now: number,
): Promise<ShownChat[]> {
  return showTo(tx, caller, await withListedParticipants(tx, chats, caller.id), now)
}

type CountedChat = Chat & Pick<ShownChat, 'participantsTotal'>

/** Adds the fields for the caller only. The number of queries does not depend on the number of chats. */
async function showTo(
  tx: Tx,
  caller: Pick<Caller, 'id' | 'kind'>,
  chats: readonly CountedChat[],
  now: number,
): Promise<ShownChat[]> {
  const isPerson = caller.kind === 'user'
  const groups = isPerson ? chats.filter(({ kind }) => kind === 'group').map(({ id }) => id) : []
  const invited = await invitedHandlesOf(tx, groups, now)
  const own = isPerson ? chats.map(({ id }) => ({ chatId: id, actorId: caller.id })) : []
  const read = new Map((await loadWatermarks(tx, own)).map(({ chatId, readSequence }) => [chatId, readSequence]))
  const shown = chats.map((chat) => ({
    ...showChat(chat, caller.id, invited.get(chat.id) ?? []),
    readSequence: isPerson ? (read.get(chat.id) ?? 0) : null,
  }))
  const overviews = isPerson ? await readOverviews(tx, caller.id, shown.map(withOwnStart(caller.id))) : undefined
  return shown.map((chat) => ({ ...chat, overview: overviews?.get(chat.id) ?? null }))
}

/** Returns a function that adds the first message that a person sees, and its read position. */
const withOwnStart =
  (personId: string) =>
  ({ id, lastSequence, participants, readSequence }: CountedChat & Pick<ShownChat, 'readSequence'>) => ({
    id,
    lastSequence,
    joinedSequence: participants.find((one) => one.id === personId)?.joinedSequence ?? lastSequence + 1,
    readSequence: readSequence ?? 0,
  })

/**
 * Hides a person in whose requests the chat is from the other participants: the opener sees only the handle that it
 * named itself (AMB-067).
 */
function showChat(
  chat: CountedChat,
  callerId: string,
  invited: readonly string[],
): Omit<ShownChat, 'readSequence' | 'overview'> {
  const { pendingRecipientId } = chat
  if (pendingRecipientId === null || isPendingFor(chat, callerId)) return { ...chat, invited }
  const named = chat.participants.filter(({ id }) => id === pendingRecipientId && chat.createdBy === callerId)
  const participants = chat.participants.filter(({ id }) => id !== pendingRecipientId)
  return {
    ...chat,
    participants,
    participantsTotal: chat.participantsTotal - (chat.participants.length - participants.length),
    invited: [...invited, ...named.flatMap(({ handle }) => (handle === null ? [] : [handle]))],
  }
}
