import { expect, test } from 'vitest'
import { unnamedKeys } from './named-keys.ts'

test.each([
  ['SELECT * FROM messages WHERE id = ?', ['messages']],
  ['SELECT * FROM messages m WHERE m.chat_id = ? AND m.id = ?', []],
  ['SELECT * FROM messages WHERE chat_id = ANY(?::text[])', []],
  ['SELECT 1 FROM events e JOIN messages m ON m.id = e.message_id WHERE e.actor_id = ?', ['messages']],
  ['SELECT 1 FROM messages m JOIN reactions r ON r.chat_id = m.chat_id WHERE m.chat_id = ?', []],
  ['SELECT 1 FROM messages m JOIN reactions r ON r.message_id = m.id WHERE m.chat_id = ?', ['reactions']],
  ['SELECT 1 FROM events e JOIN watermarks w ON w.chat_id = e.actor_id WHERE e.actor_id = ?', ['watermarks']],
  ['INSERT INTO reactions (message_id, actor_id) VALUES (?, ?)', ['reactions']],
  ['INSERT INTO message_ids (id, chat_id) VALUES (…)', []],
  ['UPDATE event_counters SET last_sequence = last_sequence + ? WHERE actor_id = ?', []],
  ['DELETE FROM suppressions WHERE message_id = ?', ['suppressions']],
  ['SELECT * FROM chats WHERE id = ?', []],
])('%s', (sql, tables) => {
  expect(unnamedKeys(sql)).toEqual(tables)
})
