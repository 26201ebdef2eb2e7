import { DatabaseSync } from 'node:sqlite'

/** Messages of one transaction, as the server indexes them: the index has a segment for each. */
const indexedAtOnce = 200

/** A direct chat between an agent and a person who has written many messages. */
export interface FilledChat {
  chatId: string
  agentId: string
}

/**
 * Stores old messages of the person in these direct chats, with their events in the logs of the agents and their words in
 * the search index.
 */
export function fillChats(path: string, chats: readonly FilledChat[], messageCount: number): void {
  const database = new DatabaseSync(path)
  const count = messageCount / chats.length
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  const text = `'The quick brown fox w' || (i * 7919 % 5003) || ' w' || (i * 104729 % 50021)`
  database.exec('BEGIN')
  for (const { chatId, agentId } of chats) {
    const person = personOf(database, chatId, agentId)
    const { last_sequence: last } = database
      .prepare('SELECT last_sequence FROM event_counters WHERE actor_id = ?')
      .get(agentId)!
    const messageId = `'msg_' || substr(?, -8) || i`
    database
      .prepare(
        `INSERT INTO messages (id, chat_id, sequence, sender_id, sender, parts, text, created_at)
         ${numbers} SELECT ${messageId}, ?, i, ?, json_object('type', 'user', 'id', ?, 'handle', 'p'),
           json_array(json_object('type', 'text', 'text', ${text})), ${text}, 0 FROM n`,
      )
      .run(chatId, chatId, person, person)
    database
      .prepare(
        `INSERT INTO events (actor_id, sequence, event_id, event_type, chat_id, message_id, created_at)
         ${numbers} SELECT ?, ? + i, 'evt_' || substr(?, -8) || i, 'message.received', ?, ${messageId}, 0 FROM n`,
      )
      .run(agentId, last!, agentId, chatId, chatId)
    database.prepare('UPDATE chats SET last_sequence = ? WHERE id = ?').run(count, chatId)
    database
      .prepare('UPDATE event_counters SET last_sequence = last_sequence + ? WHERE actor_id = ?')
      .run(count, agentId)
  }
  database.exec('COMMIT')
  for (const { chatId, agentId } of chats) indexChat(database, chatId, personOf(database, chatId, agentId))
  database.close()
}

function personOf(database: DatabaseSync, chatId: string, agentId: string): string {
  const { actor_id: person } = database
    .prepare('SELECT actor_id FROM participants WHERE chat_id = ? AND actor_id <> ?')
    .get(chatId, agentId)!
  return person as string
}

/** Adds the messages of a chat to the search index of its person, in steps. */
function indexChat(database: DatabaseSync, chatId: string, person: string): void {
  const reader = `@${person.replaceAll(/[^a-z0-9]/g, '')}`
  const { last } = database.prepare('SELECT COALESCE(max(id), 0) AS last FROM search_entries').get()!
  database.exec('PRAGMA synchronous = OFF')
  const entries = database.prepare(
    `INSERT INTO search_entries (id, message_id, chat_id, sequence)
     SELECT ? + sequence, id, chat_id, sequence FROM messages WHERE chat_id = ? AND sequence > ? AND sequence <= ?`,
  )
  const words = database.prepare(
    `INSERT INTO search_words (rowid, words, readers)
     SELECT ? + sequence, lower(text), ? FROM messages WHERE chat_id = ? AND sequence > ? AND sequence <= ?`,
  )
  for (let from = 0, added: number | bigint = 1; added > 0; from += indexedAtOnce) {
    database.exec('BEGIN')
    added = entries.run(last!, chatId, from, from + indexedAtOnce).changes
    words.run(last!, reader, chatId, from, from + indexedAtOnce)
    database.exec('COMMIT')
  }
  database
    .prepare('INSERT INTO search_progress (chat_id, through_sequence) SELECT id, last_sequence FROM chats WHERE id = ?')
    .run(chatId)
}
