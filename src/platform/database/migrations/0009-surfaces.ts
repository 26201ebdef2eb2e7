import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** The A2UI surfaces that chats have, each with the one member who may change it. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const id = dialect === 'postgres' ? 'text COLLATE "C"' : 'text'
  await knex.raw(`CREATE TABLE surfaces (
    chat_id ${id} NOT NULL,
    surface_id ${id} NOT NULL,
    creator_id ${id} NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (chat_id, surface_id)
  )${dialect === 'postgres' ? '' : ' WITHOUT ROWID'}`)
  await knex.raw('CREATE INDEX surfaces_by_creator ON surfaces (creator_id)')
}
