import type { Knex } from 'knex'
import type { Dialect } from '../database.ts'

/** How much was said and handed over in a task, so that each write of it can be held to the limits. */
export async function up(knex: Knex, dialect: Dialect): Promise<void> {
  const partCount = dialect === 'postgres' ? 'json_array_length(c.parts::json)' : 'json_array_length(c.parts)'
  const of = (table: string) => `FROM ${table} c WHERE c.task_id = tasks.id`
  for (const column of ['messages', 'artifacts', 'chunks', 'parts', 'bytes'])
    await knex.raw(`ALTER TABLE tasks ADD COLUMN ${column} bigint NOT NULL DEFAULT 0`)
  await knex.raw(`UPDATE tasks SET
    messages = (SELECT count(*) ${of('task_messages')}),
    artifacts = (SELECT count(*) ${of('task_artifacts')}),
    chunks = (SELECT count(*) ${of('task_artifact_chunks')}),
    parts = (SELECT COALESCE(sum(${partCount}), 0) ${of('task_artifact_chunks')}),
    bytes = (SELECT COALESCE(sum(octet_length(c.message)), 0) ${of('task_messages')})
      + (SELECT COALESCE(sum(octet_length(c.parts)), 0) ${of('task_artifact_chunks')})`)
}
