import { idTable } from '../../platform/database/id-table.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import { terminalStates } from './task.rules.ts'
import type { TaskState } from './task.ts'

const openStates = `state NOT IN (${[...terminalStates].map((state) => `'${state}'`).join(', ')})`

/** Ends the open tasks of some agents: failed where such an agent is the worker, otherwise canceled. */
export async function endOpenTasks(
  tx: Tx,
  agentIds: readonly string[],
  now: number,
): Promise<{ id: string; contextId: string; state: TaskState }[]> {
  const accounts = idTable(tx, agentIds)
  const locked = await tx.rows<{ id: string }>(
    `SELECT k.id FROM tasks k WHERE k.${openStates} AND k.id IN (
       SELECT r.id FROM ${accounts.sql} AS t JOIN tasks r ON r.requester_id = t.id
       UNION SELECT w.id FROM ${accounts.sql} AS u JOIN tasks w ON w.worker_id = u.id)
     ORDER BY k.id${tx.forUpdate}`,
    [...accounts.bindings, ...accounts.bindings],
  )
  if (locked.length === 0) return []
  const open = idTable(
    tx,
    locked.map(({ id }) => id),
  )
  return tx.rows(
    `UPDATE tasks SET status_message = NULL, status_at = ?,
       state = CASE WHEN worker_id IN (SELECT t.id FROM ${accounts.sql} AS t) THEN 'TASK_STATE_FAILED' ELSE 'TASK_STATE_CANCELED' END
     WHERE id IN (SELECT o.id FROM ${open.sql} AS o) RETURNING id, context_id AS "contextId", state`,
    [now, ...accounts.bindings, ...open.bindings],
  )
}

/**
 * Deletes the receivers of the tasks that some agents requested, with their pending deliveries.
 * @returns number of deleted rows
 */
export async function deleteReceiversOf(tx: Tx, requesterIds: readonly string[]): Promise<number> {
  const theirs = tx
    .knex('tasks')
    .where(amongIds(tx, 'requester_id', requesterIds))
    .select('id')
  const hooks = tx.knex('webhooks').whereIn('actor_id', theirs).select('id')
  const attempts = await tx.knex('delivery_attempts').whereIn('webhook_id', hooks).delete()
  const deliveries = await tx.knex('deliveries').whereIn('webhook_id', hooks).delete()
  return attempts + deliveries + (await tx.knex('webhooks').whereIn('actor_id', theirs).delete())
}

/** Returns some tasks of deleted requesters, where the worker is deleted too or the task was suppressed. */
export async function abandonedTasks(tx: Tx, agentIds: readonly string[], limit: number): Promise<string[]> {
  const accounts = idTable(tx, agentIds)
  const rows = await tx.rows<{ id: string }>(
    `SELECT k.id FROM ${accounts.sql} AS t JOIN tasks k ON k.requester_id = t.id OR k.worker_id = t.id
     JOIN actors r ON r.id = k.requester_id JOIN actors w ON w.id = k.worker_id
     WHERE r.status = 'deleted' AND (w.status = 'deleted' OR k.suppressed = 1) LIMIT ?`,
    [...accounts.bindings, limit],
  )
  return [...new Set(rows.map(({ id }) => id))]
}

/** Deletes tasks with their messages, artifacts and logs. */
export async function deleteTasks(tx: Tx, taskIds: readonly string[]): Promise<ErasureCounts> {
  let tasks = 0
  for (const table of ['task_artifact_chunks', 'task_artifacts', 'task_messages'] as const)
    tasks += await deleteAmong(tx, table, ['task_id'], taskIds)
  const events = await deleteAmong(tx, 'events', ['actor_id'], taskIds)
  await deleteAmong(tx, 'event_counters', ['actor_id'], taskIds)
  return { erased: { tasks: tasks + (await deleteAmong(tx, 'tasks', ['id'], taskIds)), events } }
}
