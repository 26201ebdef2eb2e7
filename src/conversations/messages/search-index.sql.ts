import { parseExact } from '../../platform/exact-numbers.ts'
import type { Tx } from '../../platform/database/database.ts'
import { idTable } from '../../platform/database/id-table.ts'
import { amongIds } from '../../platform/database/queries.ts'
import { octetLengths } from '../../platform/read-within.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { MembershipPeriod } from '../chats/chat.ts'
import { readSuppressions } from './suppression.sql.ts'
import type { Part } from './part.ts'
import { searchedText } from './found-message.rules.ts'
import { readerTerm } from './search.sql.ts'
import { termsOf } from './search-words.rules.ts'

/** Maximum number of messages and of chats in one step. */
const messagesMax = 200
const chatsMax = 50
/** Maximum size of an indexed message, in bytes. */
const indexedBytes = 64 * 1024
/** Ids of entries for each millisecond. */
const idsOfMs = 2_048

/** A chat with messages that are not in the index. */
interface StaleChat {
  id: string
  lastSequence: number
  through: number
}

interface NewEntry {
  messageId: string
  chatId: string
  sequence: number
  createdAt: number
  text: string
}

/** Returns whether chats of a person have messages that are not in the index. */
export async function isBehind(tx: Tx, personId: string): Promise<boolean> {
  return (await staleChatsOf(tx, personId, 1)).length > 0
}

/** Adds messages of a person's chats to the index, oldest first. @returns whether there may be more */
export async function indexSome(tx: Tx, personId: string): Promise<boolean> {
  // One process indexes at a time. Searches do not wait for it.
  if (tx.dialect === 'postgres') await tx.run('LOCK TABLE search_progress IN EXCLUSIVE MODE')
  const stale = await staleChatsOf(tx, personId, chatsMax)
  const entries: NewEntry[] = []
  const progress: { chat_id: string; through_sequence: number }[] = []
  for (const chat of stale) {
    const limit = messagesMax - entries.length
    if (limit === 0) break
    const read = await readAfter(tx, chat, limit)
    entries.push(...read)
    const through = read.length < limit ? chat.lastSequence : read.at(-1)!.sequence
    progress.push({ chat_id: chat.id, through_sequence: through })
  }
  await insertEntries(tx, entries)
  await storeProgress(tx, progress)
  return stale.length === chatsMax || entries.length === messagesMax
}

function staleChatsOf(tx: Tx, personId: string, limit: number): Promise<StaleChat[]> {
  return tx.rows<StaleChat>(
    `SELECT c.id, c.last_sequence AS "lastSequence", COALESCE(s.through_sequence, 0) AS through
     FROM participants p JOIN chats c ON c.id = p.chat_id LEFT JOIN search_progress s ON s.chat_id = c.id
     WHERE p.actor_id = ? AND p.left_sequence IS NULL AND c.last_sequence > COALESCE(s.through_sequence, 0)
     ORDER BY c.id LIMIT ?`,
    [personId, limit],
  )
}

/** Reads messages after the indexed ones. The chat locks its numbers, so that no message commits between them later. */
async function readAfter(tx: Tx, { id, through }: StaleChat, limit: number): Promise<NewEntry[]> {
  const small = `${octetLengths('m.parts', 'm.text')} <= ${indexedBytes}`
  const rows = await tx.rows<Omit<NewEntry, 'text'> & { parts: string | null; text: string | null }>(
    `SELECT m.id AS "messageId", m.chat_id AS "chatId", m.sequence, m.created_at AS "createdAt",
       CASE WHEN ${small} THEN m.parts END AS parts, CASE WHEN ${small} THEN m.text END AS text
     FROM messages m WHERE m.chat_id = ? AND m.sequence > ? ORDER BY m.sequence LIMIT ?`,
    [id, through, limit],
  )
  return rows.map(({ parts, text, ...row }) => ({
    ...row,
    text: parts === null ? '' : searchedText(parseExact(parts) as Part[], text),
  }))
}

async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const readersOf = await findReaders(tx, entries)
  const found = entries
    .map((entry) => ({ ...entry, terms: termsOf(entry.text), readers: readersOf(entry) }))
    .filter(({ terms, readers }) => terms.length > 0 && readers.length > 0)
  if (found.length === 0) return
  const nextId = await createIds(tx, found)
  const numbered = found.flatMap((entry) => {
    const id = nextId(entry.createdAt)
    return id === undefined ? [] : [{ ...entry, id }]
  })
  await tx.insert(
    'search_entries',
    { id: 'bigint', message_id: 'text', chat_id: 'text', sequence: 'bigint' },
    numbered.map(({ id, messageId, chatId, sequence }) => ({ id, message_id: messageId, chat_id: chatId, sequence })),
  )
  if (tx.dialect === 'sqlite') {
    await tx.insert(
      'search_words',
      { rowid: 'bigint', words: 'text', readers: 'text' },
      numbered.map(({ id, terms, readers }) => ({ rowid: id, words: terms.join(' '), readers: readers.join(' ') })),
    )
    return
  }
  const words = tx.table(
    { id: 'bigint', words: 'text' },
    numbered.map(({ id, terms, readers }) => ({
      id,
      words: [...terms, ...readers].map((term) => `'${term}'`).join(' '),
    })),
  )
  await tx.run(
    `INSERT INTO search_words (id, words) SELECT t.id, t.words::tsvector FROM ${words.sql} AS t`,
    words.bindings,
  )
}

/**
 * Finds the persons that can see messages: participants at that time, except those for whom they are suppressed. A later
 * change of the participants does not change this.
 */
async function findReaders(tx: Tx, entries: readonly NewEntry[]): Promise<(entry: NewEntry) => string[]> {
  const chats = idTable(tx, new Set(entries.map(({ chatId }) => chatId)))
  const rows = await tx.rows<{ chatId: string; actorId: string } & MembershipPeriod>(
    `SELECT p.chat_id AS "chatId", p.actor_id AS "actorId", p.joined_sequence AS "joinedSequence",
       p.left_sequence AS "leftSequence"
     FROM ${chats.sql} AS t JOIN participants p ON p.chat_id = t.id JOIN actors a ON a.id = p.actor_id AND a.kind = 'user'`,
    chats.bindings,
  )
  const periods = Map.groupBy(rows, ({ chatId }) => chatId)
  const suppressed = new Set(
    (
      await readSuppressions(
        tx,
        entries.map(({ messageId, chatId }) => ({ id: messageId, chatId })),
      )
    ).map(({ messageId, actorId }) => `${messageId} ${actorId}`),
  )
  return ({ chatId, messageId, sequence }) => {
    const present = (periods.get(chatId) ?? []).filter((period) => isInside([period], sequence))
    const ids = new Set(present.map(({ actorId }) => actorId))
    return [...ids].filter((id) => !suppressed.has(`${messageId} ${id}`)).map(readerTerm)
  }
}

/** Returns a function that creates ids in the order of time. They are undefined when a millisecond has no free id. */
async function createIds(tx: Tx, entries: readonly NewEntry[]): Promise<(at: number) => number | undefined> {
  const times = tx.table(
    { at: 'bigint' },
    [...new Set(entries.map(({ createdAt }) => createdAt))].map((at) => ({ at })),
  )
  const rows = await tx.rows<{ at: number; last: number | null }>(
    `SELECT t.at, (SELECT max(e.id) FROM search_entries e
       WHERE e.id >= t.at * ${idsOfMs} AND e.id < (t.at + 1) * ${idsOfMs}) AS last FROM ${times.sql} AS t`,
    times.bindings,
  )
  const next = new Map(rows.map(({ at, last }) => [at, last === null ? at * idsOfMs : last + 1]))
  return (at) => {
    const id = next.get(at)!
    next.set(at, id + 1)
    return id < (at + 1) * idsOfMs ? id : undefined
  }
}

async function storeProgress(
  tx: Tx,
  progress: readonly { chat_id: string; through_sequence: number }[],
): Promise<void> {
  const rows = tx.table({ chat_id: 'text', through_sequence: 'bigint' }, progress)
  await tx.run(
    `INSERT INTO search_progress (chat_id, through_sequence) SELECT t.chat_id, t.through_sequence FROM ${rows.sql} AS t
     WHERE true ON CONFLICT (chat_id) DO UPDATE SET through_sequence = excluded.through_sequence`,
    rows.bindings,
  )
}

/**
 * Deletes messages from the index, in which they only have a mark until `mergeDeleted`. The first statement waits for a
 * process that is indexing them.
 */
export async function deleteFromIndex(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (tx.dialect === 'postgres') await tx.run('LOCK TABLE search_progress IN ROW EXCLUSIVE MODE')
  const deleted = idTable(tx, messageIds)
  const entries = `SELECT e.id FROM search_entries e JOIN ${deleted.sql} AS t ON t.id = e.message_id`
  const isEmbedded = tx.dialect === 'sqlite'
  // The merge that SQLite begins at a commit with many deleted entries blocks the event loop for hundreds of milliseconds.
  if (isEmbedded) await command(tx, 'automerge', 0)
  await tx.run(`DELETE FROM search_words WHERE ${isEmbedded ? 'rowid' : 'id'} IN (${entries})`, deleted.bindings)
  if (isEmbedded) {
    await tx.run("INSERT INTO search_words (search_words) VALUES ('flush')", [])
    await command(tx, 'automerge', mergedSegments)
  }
  await tx
    .knex('search_entries')
    .where(amongIds(tx, 'message_id', messageIds))
    .delete()
}

/** Default of SQLite: number of segments of a level that are merged. */
const mergedSegments = 4
/** Pages of the index that one step of a merge writes. A step takes a few milliseconds. */
const mergedPages = 16

const command = (tx: Tx, name: 'automerge' | 'merge', value: number) =>
  tx.run('INSERT INTO search_words (search_words, rank) VALUES (?, ?)', [name, value])

/**
 * Runs one step of a merge of those parts of the embedded index of which a tenth is deleted. Called until it returns
 * false after each step of a deletion: a step reads also all deleted entries between the pages that it writes.
 * @returns whether there is more to merge
 */
export async function mergeDeleted(tx: Tx): Promise<boolean> {
  return merge(tx, mergedPages)
}

/**
 * Continues a merge of the whole index in the embedded database, so that the words of deleted messages are in none of its
 * pages. @param begins false continues the merge @returns whether the merge has more to do
 */
export async function mergeIndex(tx: Tx, begins: boolean): Promise<boolean> {
  return merge(tx, begins ? -mergedPages : mergedPages)
}

async function merge(tx: Tx, pages: number): Promise<boolean> {
  if (tx.dialect !== 'sqlite') return false
  const changes = async () => (await tx.rows<{ n: number }>('SELECT total_changes() AS n'))[0]!.n
  const before = await changes()
  await command(tx, 'merge', pages)
  // A merge that has nothing to do changes one row.
  return (await changes()) - before >= 2
}
