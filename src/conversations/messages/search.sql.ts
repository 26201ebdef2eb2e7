import type { Tx } from '../../platform/database/database.ts'
import type { SearchTerm } from './search-words.rules.ts'

/** A message in the index. */
export interface FoundPlace {
  id: number
  chatId: string
  sequence: number
}

/** Returns the term of a reader in the index. Terms of words contain no ASCII punctuation and cannot be equal. */
export const readerTerm = (actorId: string): string => `@${actorId.replaceAll(/[^a-z0-9]/g, '')}`

const columns = 'e.id, e.chat_id AS "chatId", e.sequence'

/** Current chats of a person, without those that are among the requests. */
const inChat = `EXISTS (SELECT 1 FROM participants p JOIN chats c ON c.id = p.chat_id
  WHERE p.chat_id = e.chat_id AND p.actor_id = ? AND p.left_sequence IS NULL
    AND (c.pending_recipient_id IS NULL OR c.pending_recipient_id <> p.actor_id))`

/** Finds messages in the current chats of a person that have every term, newest first. */
export function findPlaces(
  tx: Tx,
  personId: string,
  terms: readonly SearchTerm[],
  before: number,
  limit: number,
): Promise<FoundPlace[]> {
  if (tx.dialect === 'sqlite') {
    const words = terms.map(({ text, isPrefix }) => `words : "${text}"${isPrefix ? ' *' : ''}`)
    // FTS5 walks the ids downwards, until the page is full.
    return tx.rows<FoundPlace>(
      `SELECT ${columns} FROM search_words w JOIN search_entries e ON e.id = w.rowid
       WHERE search_words MATCH ? AND w.rowid < ? AND ${inChat} ORDER BY w.rowid DESC LIMIT ?`,
      [[`readers : "${readerTerm(personId)}"`, ...words].join(' AND '), before, personId, limit],
    )
  }
  const words = terms.map(({ text, isPrefix }) => `'${text}'${isPrefix ? ':*' : ''}`)
  // The index of words is read first: the planner underestimates how rare the term of a reader is.
  return tx.rows<FoundPlace>(
    `WITH found AS MATERIALIZED (SELECT w.id FROM search_words w WHERE w.words @@ ?::tsquery AND w.id < ?)
     SELECT ${columns} FROM found w JOIN search_entries e ON e.id = w.id WHERE ${inChat} ORDER BY e.id DESC LIMIT ?`,
    [[`'${readerTerm(personId)}'`, ...words].join(' & '), before, personId, limit],
  )
}
