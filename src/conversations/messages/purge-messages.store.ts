import { parseExact } from '../../platform/exact-numbers.ts'
import type { Tx } from '../../platform/database/database.ts'
import { withdrawUnused } from '../attachments/attachment.sql.ts'
import { attachmentsIn } from '../attachments/resolve-attachments.ts'
import type { ChatKind } from '../chats/chat.ts'
import { lockChats } from '../chats/chat-state.sql.ts'
import { deleteMessages, deleteSomeProjections } from '../chats/transcript.sql.ts'
import type { Part } from './part.ts'

/** Messages stored before this time are purged, by the kind of their chat, in epoch milliseconds. Null keeps all. */
export type StoredBefore = Readonly<Record<ChatKind, number | null>>

/** A chat, and the time of its oldest message. */
export interface AgedChat {
  id: string
  kind: ChatKind
  oldest: number | null
}

/**
 * Returns a page of the chats after an id, in the order of their ids. Each chat has its own query: a distributed
 * database has each chat on its own server.
 */
export async function chatsAfter(tx: Tx, after: string, limit: number): Promise<AgedChat[]> {
  const chats = await tx.knex('chats').where('id', '>', after).orderBy('id').limit(limit).select('id', 'kind')
  const oldestOf = ({ id }: { id: string }) =>
    tx.knex('messages').where({ chat_id: id }).orderBy('sequence').first('created_at')
  const found = await Promise.all(chats.map(oldestOf))
  return chats.map((chat, index) => ({ ...chat, oldest: found[index]?.created_at ?? null }))
}

/** Maximum number of reactions, receipts and suppressions that one step deletes. */
const projectionsMax = 500

/** Result of one step through a chat. */
export interface PurgedMessages {
  messages: number
  attachments: number
  /** Whether the chat may have more to delete. */
  hasMore: boolean
}

/**
 * Deletes at most `limit` of the oldest messages of a chat that are older than its kind allows, with all rows that depend
 * on them, and hides attachments that only such messages use. Their ids are kept (AMB-267, AMB-268). A message after a
 * younger one is kept. Messages with many dependent rows need several steps, of which the last deletes the messages.
 */
export async function purgeMessages(
  tx: Tx,
  chatId: string,
  before: StoredBefore,
  limit: number,
): Promise<PurgedMessages> {
  const nothing = { messages: 0, attachments: 0, hasMore: false }
  // Sends, reactions and receipts of the chat wait.
  const [chat] = await lockChats(tx, new Set([chatId]))
  const bound = chat && before[chat.kind]
  if (bound === undefined || bound === null) return nothing
  const old = await oldestMessages(tx, chatId, bound, limit)
  const last = old.at(-1)
  if (last === undefined) return nothing
  const ids = old.map(({ id }) => id)
  const projections = await deleteSomeProjections(tx, chatId, { ids, through: last.sequence }, projectionsMax)
  if (projections === projectionsMax) return { ...nothing, hasMore: true }
  await deleteMessages(tx, chatId, ids)
  await tx.insert(
    'purged_messages',
    { id: 'text' },
    ids.map((id) => ({ id })),
    'id',
  )
  const named = new Set(old.flatMap(({ parts }) => (parts === null ? [] : attachmentsIn(parseExact(parts) as Part[]))))
  return {
    messages: ids.length,
    attachments: await withdrawUnused(tx, named, before),
    hasMore: ids.length === limit,
  }
}

/** Reads the oldest messages of a chat, up to the first that is young enough. Parts are read if they name attachments. */
async function oldestMessages(
  tx: Tx,
  chatId: string,
  bound: number,
  limit: number,
): Promise<{ id: string; sequence: number; parts: string | null }[]> {
  const rows: { id: string; sequence: number; created_at: number; parts: string | null }[] = await tx
    .knex('messages')
    .where({ chat_id: chatId })
    .orderBy('sequence')
    .limit(limit)
    .select('id', 'sequence', 'created_at', {
      parts: tx.knex.raw(`CASE WHEN parts LIKE '%"attachmentId"%' THEN parts END`),
    })
  const end = rows.findIndex(({ created_at: at }) => at >= bound)
  return end === -1 ? rows : rows.slice(0, end)
}
