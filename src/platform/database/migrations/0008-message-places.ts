import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'
import { modelMaker } from './0001-data-model/model-maker.ts'

/**
 * Adds the chat to the keys of reactions and suppressions, as in the keys of the other rows that depend on messages: a
 * distributed database stores them with the messages of their chat.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const { table, id, raw } = modelMaker(knex, dialect)

  await withChat(knex, 'suppressions', 'message_id, actor_id', () =>
    table('suppressions', { clustered: true }, (t) => {
      id(t, 'chat_id').notNullable()
      id(t, 'message_id').notNullable()
      id(t, 'actor_id').notNullable()
      t.primary(['chat_id', 'message_id', 'actor_id'])
    }),
  )

  const columns = 'message_id, target_part_id, actor_id, type, emoji, suppressed_for, created_at'
  await withChat(knex, 'reactions', columns, () =>
    table('reactions', { clustered: true }, (t) => {
      id(t, 'chat_id').notNullable()
      id(t, 'message_id').notNullable()
      id(t, 'target_part_id').notNullable().defaultTo('')
      id(t, 'actor_id').notNullable()
      t.text('type').notNullable()
      t.text('emoji')
      t.text('suppressed_for')
      t.bigint('created_at').notNullable()
      t.primary(['chat_id', 'message_id', 'target_part_id', 'actor_id'])
    }),
  )

  // The chat of each message. In a distributed database a table, because `messages` is found by chat there.
  await raw('CREATE VIEW message_ids AS SELECT id, chat_id FROM messages')
  if (dialect === 'postgres') await acceptRowsWithoutChat(raw)
}

/** Processes of the earlier version, which run until they are replaced, store rows without a chat. */
async function acceptRowsWithoutChat(raw: (sql: string) => Promise<void>): Promise<void> {
  await raw('CREATE UNIQUE INDEX reactions_without_chat ON reactions (message_id, target_part_id, actor_id)')
  await raw(
    `CREATE OR REPLACE FUNCTION chat_of_message() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT
     AS $$ BEGIN NEW.chat_id := (SELECT m.chat_id FROM messages m WHERE m.id = NEW.message_id); RETURN NEW; END $$`,
  )
  for (const table of ['suppressions', 'reactions'])
    await raw(
      `CREATE TRIGGER chat_of_message BEFORE INSERT ON ${table} FOR EACH ROW WHEN (NEW.chat_id IS NULL)
       EXECUTE FUNCTION chat_of_message()`,
    )
}

/** Replaces a table of rows that depend on messages by one with their chat. */
async function withChat(knex: Knex, name: string, columns: string, create: () => Promise<void>): Promise<void> {
  const kept = columns
    .split(', ')
    .map((column) => `d.${column}`)
    .join(', ')
  await knex.raw(
    `CREATE TABLE former_rows AS SELECT m.chat_id, ${kept} FROM ${name} d JOIN messages m ON m.id = d.message_id`,
  )
  await knex.raw(`DROP TABLE ${name}`)
  await create()
  await knex.raw(`INSERT INTO ${name} (chat_id, ${columns}) SELECT chat_id, ${columns} FROM former_rows`)
  await knex.raw('DROP TABLE former_rows')
}
