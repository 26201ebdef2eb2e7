import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** Ways into the socket, and how far agents have acknowledged what came through it. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const postgres = dialect === 'postgres'
  const id = postgres ? 'text COLLATE "C"' : 'text'
  const clustered = postgres ? '' : ' WITHOUT ROWID'
  await knex.raw(`CREATE TABLE socket_tickets (
    hash ${id} PRIMARY KEY,
    actor_id ${id} NOT NULL,
    credential_id ${id} NOT NULL,
    expires_at bigint NOT NULL
  )${clustered}`)
  await knex.raw('CREATE INDEX socket_tickets_by_end ON socket_tickets (expires_at)')
  await knex.raw(`CREATE TABLE socket_cursors (
    actor_id ${id} PRIMARY KEY,
    acknowledged bigint NOT NULL
  )${clustered}`)
}
