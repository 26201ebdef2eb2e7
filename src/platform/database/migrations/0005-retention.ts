import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'
import { modelMaker } from './0001-data-model/model-maker.ts'

/** Adds the retention of messages (AMB-267, AMB-268), and the reports of erasures (AMB-269). */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const { table, id } = modelMaker(knex, dialect)

  // The id of a message that was purged: a send with it is rejected.
  await table('purged_messages', { clustered: true }, (t) => {
    id(t, 'id').primary()
  })

  // The last use of an attachment by a message of a direct chat, and of a group. The uses before this migration are
  // unknown, and count as uses of each kind at its time.
  for (const column of ['direct_use_at', 'group_use_at'])
    await knex.raw(`ALTER TABLE attachments ADD COLUMN ${column} bigint`)
  const now =
    dialect === 'sqlite'
      ? "CAST(strftime('%s', 'now') AS integer) * 1000"
      : '(extract(epoch FROM now()) * 1000)::bigint'
  await knex.raw(`UPDATE attachments SET direct_use_at = ${now}, group_use_at = ${now}`)

  // A round of purging: its lease or the time of the next round, and the chat that it has reached.
  await table('retention_rounds', {}, (t) => {
    id(t, 'name').primary()
    t.bigint('due_at').notNullable()
    id(t, 'lease_id')
    id(t, 'reached')
  })

  // The requester of a deletion, the number of its accounts, and the time of the last erasure. Null before this migration.
  for (const column of ['requested_by text', 'persons bigint', 'agents bigint', 'completed_at bigint'])
    await knex.raw(`ALTER TABLE deletions ADD COLUMN ${column}`)

  // The number of rows of a kind that a deletion has erased, or changed so that they do not name a person.
  await table('erasure_counts', { clustered: true }, (t) => {
    id(t, 'deletion_id').notNullable()
    id(t, 'kind').notNullable()
    t.text('outcome').notNullable().checkIn(['erased', 'anonymized'])
    t.bigint('count').notNullable()
    t.primary(['deletion_id', 'kind', 'outcome'])
  })
}
