import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/**
 * Messages in a row that an actor is never shown, by their first and last number: a page of a history jumps over as many as
 * there are. What is suppressed, `suppressions` alone says.
 */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const [id, clustered] = dialect === 'postgres' ? ['text COLLATE "C"', ''] : ['text', ' WITHOUT ROWID']
  await knex.raw(`CREATE TABLE suppressed_runs (
    chat_id ${id} NOT NULL,
    actor_id ${id} NOT NULL,
    first_sequence bigint NOT NULL,
    last_sequence bigint NOT NULL,
    PRIMARY KEY (chat_id, actor_id, last_sequence)
  )${clustered}`)
  // Where tables are on several servers, those that are joined name their key.
  const sameServer = (await knex.schema.hasColumn('suppressions', 'chat_id')) ? ' AND s.chat_id = m.chat_id' : ''
  await knex.raw(fill(sameServer))
}

/** Stores the runs of what is suppressed so far. */
export const fill = (sameServer = ''): string =>
  `INSERT INTO suppressed_runs (chat_id, actor_id, first_sequence, last_sequence)
   SELECT n.chat_id, n.actor_id, min(n.sequence), max(n.sequence) FROM (
     SELECT m.chat_id, s.actor_id, m.sequence,
       m.sequence - row_number() OVER (PARTITION BY m.chat_id, s.actor_id ORDER BY m.sequence) AS run
     FROM suppressions s JOIN messages m ON m.id = s.message_id${sameServer}) AS n
   GROUP BY n.chat_id, n.actor_id, n.run`
