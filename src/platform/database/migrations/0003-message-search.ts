import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Adds the search index of messages (AMB-256). */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  // A message in the index. Ids are in the order of time, so that the newest results are read first.
  await knex.raw(
    `CREATE TABLE search_entries (id bigint NOT NULL PRIMARY KEY, message_id ${id} NOT NULL UNIQUE,
       chat_id ${id} NOT NULL, sequence bigint NOT NULL)`,
  )
  // Position of each chat up to which its messages are in the index.
  await knex.raw(`CREATE TABLE search_progress (chat_id ${id} NOT NULL PRIMARY KEY, through_sequence bigint NOT NULL)`)
  // Words of the entries, and the users that can see them. The texts are in `messages` only.
  if (dialect === 'sqlite') {
    await knex.raw(
      "CREATE VIRTUAL TABLE search_words USING fts5(words, readers, content='', contentless_delete=1, tokenize='ascii')",
    )
  } else {
    await knex.raw('CREATE TABLE search_words (id bigint NOT NULL PRIMARY KEY, words tsvector NOT NULL)')
    // Without a list of pending changes, which each search would read.
    await knex.raw('CREATE INDEX search_words_by_word ON search_words USING gin (words) WITH (fastupdate = off)')
  }
}
