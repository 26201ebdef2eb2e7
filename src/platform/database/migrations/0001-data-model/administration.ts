import type { ModelMaker } from './model-maker.ts'

/** Limits, keys and logs for the operator. */
export async function createAdministration({ dialect, table, id, raw }: ModelMaker): Promise<void> {
  // The requests that were counted for a rate limit, until its window ends.
  await table('rate_windows', { clustered: true, fillFactor: 50 }, (t) => {
    id(t, 'name').primary()
    t.bigint('used').notNullable()
    t.bigint('ends_at').notNullable()
    t.index(['ends_at'], 'rate_windows_by_end')
  })
  // The counts are worthless after a crash.
  if (dialect === 'postgres') await raw('ALTER TABLE rate_windows SET UNLOGGED')

  // A limit of one account. A removed limit stays as a row without a value, so that other processes see the removal.
  await table('limit_overrides', { clustered: true }, (t) => {
    id(t, 'account_id').notNullable()
    t.text('name').notNullable()
    t.bigint('value')
    t.bigint('revision').notNullable()
    t.primary(['account_id', 'name'])
    t.unique(['revision'], { indexName: 'limit_overrides_by_revision' })
  })

  // The last revision of limit_overrides, in one row.
  await table('limit_revisions', {}, (t) => {
    t.bigint('revision').notNullable()
  })
  await raw('INSERT INTO limit_revisions (revision) VALUES (0)')

  // The bytes that an account has stored in messages and tasks.
  await table('stored_bytes', {}, (t) => {
    id(t, 'account_id').primary()
    t.bigint('bytes').notNullable()
  })

  // A key that the service generates for itself, encrypted like signing secrets.
  await table('service_keys', {}, (t) => {
    id(t, 'name').primary()
    t.text('secret').notNullable()
  })

  // A change by an operator. It names accounts by id, and so keeps no data of deleted accounts.
  await table('operator_log', {}, (t) => {
    id(t, 'id').primary()
    t.bigint('at').notNullable()
    t.text('operation').notNullable()
    id(t, 'account_id')
    t.text('details').notNullable()
    t.text('address').notNullable()
    t.smallint('is_done').notNullable().defaultTo(0)
    t.index(['at'], 'operator_log_by_time')
  })

  // A row for write trials: a full disk may still accept writes that need no additional space.
  await table('write_trials', {}, (t) => {
    t.integer('id').primary()
    t.text('filler').notNullable()
  })
  await raw("INSERT INTO write_trials (id, filler) VALUES (1, '')")
}
