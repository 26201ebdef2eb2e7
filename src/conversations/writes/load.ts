import type { SurfaceState } from '../a2ui/a2ui.ts'
import { loadSurfaces } from '../a2ui/surface.store.ts'
import { lockActorsForShare } from '../../identity/accounts/actor.store.ts'
import { readAttachments } from '../attachments/attachment.store.ts'
import { participantsKey } from '../chats/chat.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { countOpenDrafts, findChatsOfDrafts, lockDrafts, readDraftsByIdempotencyKey } from '../drafts/draft.store.ts'
import { readMessages } from '../messages/message.store.ts'
import { readIdempotencyKeys } from '../messages/idempotency-key.store.ts'
import { surfacesNamed } from '../a2ui/decide-surfaces.ts'
import { keyOf, othersIn, type ChatState, type PendingMessage, type BatchState } from './batch-state.ts'
import { loadBlocks, loadBlocksAmong, lockChats, readMembers, addParticipants } from './load-chats.ts'
import {
  findChatsOf,
  findChatsByParticipants,
  loadPending,
  loadMarked,
  loadReactions,
  loadSuppressed,
  loadWatermarks,
} from './load-states.ts'
import {
  attachmentsOf,
  chatsOf,
  draftOpeningsOf,
  draftWritesOf,
  openingsOf,
  draftIdempotencyKeysOf,
  positionsOf,
  idempotencyKeysOf,
  sentIds,
  targetsOf,
} from './batch-keys.ts'
import type { DeliveredWrite, ReactionWrite, Write } from './write.ts'

/**
 * Locks the chats of a batch and reads all that its decisions need: one statement per table, whatever the number
 * of writes, and none for a table that no write of the batch asks for. The statements are sent together and run
 * in the order in which they stand here: what is read after the locks is as the holders before have left it.
 */
export async function load(tx: Tx, writes: readonly Write[], now: number): Promise<BatchState> {
  const reactionWrites = writes.filter((write): write is ReactionWrite => write.kind === 'reaction')
  const deliveries = writes.filter((write): write is DeliveredWrite => write.kind === 'delivered')
  const draftOpenings = draftOpeningsOf(writes)
  const draftIds = new Set(draftWritesOf(writes).map((write) => write.draftId))
  const openings = openingsOf(writes)
  const targets = targetsOf(writes)
  const [found, drafted, parties] = await Promise.all([
    findChatsOf(tx, new Set([...reactionWrites.map((write) => write.messageId), ...draftIds])),
    findChatsOfDrafts(tx, draftIds),
    findChatsByParticipants(tx, new Set(openings.map((write) => write.opens.participantsKey))),
  ])
  const chatIds = new Set([...chatsOf(writes), ...found, ...drafted, ...parties.values()])
  const newcomers = newcomersOf(openings, parties)
  const [
    chats,
    members,
    present,
    drafts,
    messages,
    blocks,
    blocksAmong,
    suppressed,
    marked,
    watermarks,
    reactions,
    sendKeys,
    keyed,
    openDrafts,
    attachments,
  ] = await Promise.all([
    lockChats(tx, chatIds),
    readMembers(tx, chatIds, new Set(writes.map((write) => write.actorId))),
    lockActorsForShare(tx, newcomers),
    lockDrafts(tx, draftIds),
    readMessages(tx, new Set([...sentIds(writes), ...targets])),
    loadBlocks(tx, chatIds),
    loadBlocksAmong(tx, new Set(newcomers)),
    loadSuppressed(tx, targets),
    loadMarked(tx, deliveries),
    loadWatermarks(tx, positionsOf(writes)),
    loadReactions(tx, reactionWrites),
    readIdempotencyKeys(tx, idempotencyKeysOf(writes)),
    readDraftsByIdempotencyKey(tx, draftIdempotencyKeysOf(draftOpenings)),
    countOpenDrafts(tx, new Set(draftOpenings.map((write) => write.actorId)), now),
    readAttachments(tx, attachmentsOf(writes)),
  ])
  addParticipants(chats, members)
  const known = new Map([...drafts, ...keyed].map((draft) => [draft.id, draft]))
  for (const pair of blocksAmong) blocks.add(pair)
  return {
    chats,
    blocks,
    suppressed,
    marked,
    watermarks,
    reactions,
    openDrafts,
    messages: new Map(messages.map((message) => [message.id, message])),
    attachments: new Map(attachments.map((attachment) => [attachment.id, attachment])),
    present: new Set(present),
    chatsByParticipants: new Map([...parties].filter(([key, chatId]) => stillOf(chats.get(chatId), key))),
    idempotencyKeys: new Map(sendKeys.map((key) => [keyOf(key.actorId, key.sendKey), key])),
    drafts: known,
    draftIdempotencyKeys: new Map(keyed.map((draft) => [keyOf(draft.actorId, draft.idempotencyKey!), draft.id])),
    pending: await loadAnswered(tx, chats, writes),
    surfaces: await loadNamed(tx, writes, { chatsByParticipants: parties, drafts: known }),
  }
}

/** The surfaces that messages of the batch name; whoever sends none asks for none. */
async function loadNamed(
  tx: Tx,
  writes: readonly Write[],
  { chatsByParticipants, drafts }: Pick<BatchState, 'chatsByParticipants' | 'drafts'>,
): Promise<Map<string, SurfaceState>> {
  const names = writes.flatMap((write) => {
    if (write.kind === 'send') {
      const chatId = write.opens ? chatsByParticipants.get(write.opens.participantsKey) : write.chatId
      return chatId === undefined ? [] : surfacesNamed({ chatId, parts: write.parts })
    }
    if (write.kind !== 'finalize') return []
    const draft = drafts.get(write.draftId)
    return draft ? surfacesNamed({ chatId: draft.chatId, parts: write.parts ?? draft.parts }) : []
  })
  const named = new Map(names.map((name) => [keyOf(name.chatId, name.surfaceId), name]))
  const found = await loadSurfaces(tx, [...named.values()])
  return new Map(found.map((surface) => [keyOf(surface.chatId, surface.surfaceId), surface]))
}

/** Who would be in the chats that may have to be made: a group that was found may have other members by now. */
function newcomersOf(openings: ReturnType<typeof openingsOf>, parties: ReadonlyMap<string, string>): string[] {
  const ids = openings.flatMap(({ opens }) =>
    opens.kind === 'direct' && parties.has(opens.participantsKey) ? [] : opens.participants.map(({ id }) => id),
  )
  return [...new Set(ids)]
}

/** The members of a group may have changed since it was found by them, and before it was locked. */
function stillOf(chat: ChatState | undefined, key: string): boolean {
  if (!chat) return false
  return chat.kind === 'direct' || participantsKey(othersIn(chat, '').map(({ actor }) => actor.id)) === key
}

/** What waits where the person for whom it waits now writes. */
function loadAnswered(
  tx: Tx,
  chats: ReadonlyMap<string, ChatState>,
  writes: readonly Write[],
): Promise<Map<string, PendingMessage[]>> {
  const waiting = [...chats.values()].filter(
    ({ pendingRecipientId }) =>
      pendingRecipientId !== null && writes.some((write) => write.actorId === pendingRecipientId),
  )
  return loadPending(
    tx,
    waiting.map(({ id, pendingRecipientId }) => ({ id, waitingFor: pendingRecipientId! })),
  )
}
