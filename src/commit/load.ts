import type { Tx } from '../database/database.ts'
import { readMessages } from '../messages/message.store.ts'
import { keyOf, type Ledger } from './ledger.ts'
import { loadBlocks, loadMembers, lockChats } from './load-chats.ts'
import { findChatsOf, loadMarked, loadReactions, loadSuppressed, loadWatermarks } from './load-states.ts'
import type { DeliveredWrite, ReactionWrite, Write } from './write.ts'

/**
 * Locks the chats of a batch and reads all that its decisions need: one statement per table, whatever the number
 * of writes, and none for a table that no write of the batch asks for.
 */
export async function load(tx: Tx, writes: readonly Write[]): Promise<Ledger> {
  const reactions = writes.filter((write): write is ReactionWrite => write.kind === 'reaction')
  const deliveries = writes.filter((write): write is DeliveredWrite => write.kind === 'delivered')
  const targets = targetsOf(writes)
  const found = await findChatsOf(tx, new Set(reactions.map((write) => write.messageId)))
  const chats = await lockChats(tx, new Set([...chatsOf(writes), ...found]))
  await loadMembers(tx, chats, new Set(writes.map((write) => write.actorId)))
  const messages = await readMessages(tx, new Set([...sentIds(writes), ...targets]))
  return {
    chats,
    messages: new Map(messages.map((message) => [message.id, message])),
    blocks: await loadBlocks(tx, chats),
    suppressed: await loadSuppressed(tx, targets),
    marked: await loadMarked(tx, deliveries),
    watermarks: await loadWatermarks(tx, positionsOf(writes)),
    reactions: await loadReactions(tx, reactions),
  }
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
