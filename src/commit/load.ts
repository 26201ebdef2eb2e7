import type { Tx } from '../database/database.ts'
import { readMessages } from '../messages/message.store.ts'
import { keyOf, type Ledger } from './ledger.ts'
import { loadBlocks, lockChats, readMembers, seatMembers } from './load-chats.ts'
import { findChatsOf, loadMarked, loadReactions, loadSuppressed, loadWatermarks } from './load-states.ts'
import type { DeliveredWrite, ReactionWrite, Write } from './write.ts'

/**
 * Locks the chats of a batch and reads all that its decisions need: one statement per table, whatever the number
 * of writes, and none for a table that no write of the batch asks for. The statements are sent together and run
 * in the order in which they stand here: what is read after the locks is as the holders before have left it.
 */
export async function load(tx: Tx, writes: readonly Write[]): Promise<Ledger> {
  const reactionWrites = writes.filter((write): write is ReactionWrite => write.kind === 'reaction')
  const deliveries = writes.filter((write): write is DeliveredWrite => write.kind === 'delivered')
  const targets = targetsOf(writes)
  const found = await findChatsOf(tx, new Set(reactionWrites.map((write) => write.messageId)))
  const chatIds = new Set([...chatsOf(writes), ...found])
  const [chats, members, messages, blocks, suppressed, marked, watermarks, reactions] = await Promise.all([
    lockChats(tx, chatIds),
    readMembers(tx, chatIds, new Set(writes.map((write) => write.actorId))),
    readMessages(tx, new Set([...sentIds(writes), ...targets])),
    loadBlocks(tx, chatIds),
    loadSuppressed(tx, targets),
    loadMarked(tx, deliveries),
    loadWatermarks(tx, positionsOf(writes)),
    loadReactions(tx, reactionWrites),
  ])
  seatMembers(chats, members)
  const byId = new Map(messages.map((message) => [message.id, message]))
  return { chats, messages: byId, blocks, suppressed, marked, watermarks, reactions }
}

function chatsOf(writes: readonly Write[]): string[] {
  return writes.flatMap((write) => {
    if (write.kind === 'reaction') return []
    return write.kind === 'delivered' ? write.marks.map((mark) => mark.chatId) : [write.chatId]
  })
}

function sentIds(writes: readonly Write[]): string[] {
  return writes.flatMap((write) => (write.kind === 'send' ? [write.messageId] : []))
}

/** The messages that writes point at, and may only if they can see them. */
function targetsOf(writes: readonly Write[]): Set<string> {
  return new Set(writes.flatMap((write) => {
    if (write.kind === 'delivered') return []
    if (write.kind === 'send') return write.replyTo ? [write.replyTo.messageId] : []
    return [write.messageId]
  }))
}

function positionsOf(writes: readonly Write[]): Map<string, { chat_id: string; actor_id: string }> {
  const pairs = writes.flatMap((write) => {
    if (write.kind === 'receipt') return [{ chat_id: write.chatId, actor_id: write.actorId }]
    if (write.kind !== 'delivered') return []
    return write.marks.map((mark) => ({ chat_id: mark.chatId, actor_id: write.actorId }))
  })
  return new Map(pairs.map((pair) => [keyOf(pair.chat_id, pair.actor_id), pair]))
}
