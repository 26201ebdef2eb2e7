import type { Tx } from '../../platform/database/database.ts'
import { terminalStates } from './task.rules.ts'
import type { TaskState } from './task.ts'

const idsOf = (tx: Tx, ids: readonly string[]) =>
  tx.table(
    { id: 'text' },
    ids.map((id) => ({ id })),
  )

const openStates = `state NOT IN (${[...terminalStates].map((state) => `'${state}'`).join(', ')})`

/** Ends the open tasks that some agents take part in: failed where such an agent is the worker, else canceled. */
export async function endOpenTasks(
  tx: Tx,
  agentIds: readonly string[],
  now: number,
): Promise<{ id: string; contextId: string; state: TaskState }[]> {
  const accounts = idsOf(tx, agentIds)
  const locked = await tx.rows<{ id: string }>(
    `SELECT k.id FROM tasks k WHERE k.${openStates} AND k.id IN (
       SELECT r.id FROM ${accounts.sql} AS t JOIN tasks r ON r.requester_id = t.id
       UNION SELECT w.id FROM ${accounts.sql} AS u JOIN tasks w ON w.worker_id = u.id)
     ORDER BY k.id${tx.forUpdate}`,
    [...accounts.bindings, ...accounts.bindings],
  )
  if (locked.length === 0) return []
  const open = idsOf(
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

/** Removes the receivers of the tasks that some agents asked for, with what was still to be posted to them. */
export async function deleteReceiversOf(tx: Tx, requesterIds: readonly string[]): Promise<void> {
  const accounts = idsOf(tx, requesterIds)
  const theirs = `SELECT k.id FROM ${accounts.sql} AS t JOIN tasks k ON k.requester_id = t.id`
  const hooks = `SELECT w.id FROM webhooks w WHERE w.actor_id IN (${theirs})`
  await tx.run(`DELETE FROM delivery_attempts WHERE webhook_id IN (${hooks})`, accounts.bindings)
  await tx.run(`DELETE FROM deliveries WHERE webhook_id IN (${hooks})`, accounts.bindings)
  await tx.run(`DELETE FROM webhooks WHERE actor_id IN (${theirs})`, accounts.bindings)
}

/** Some tasks of which both participants are deleted, or the only one that knew of them. */
export async function abandonedTasks(tx: Tx, agentIds: readonly string[], limit: number): Promise<string[]> {
  const accounts = idsOf(tx, agentIds)
  const rows = await tx.rows<{ id: string }>(
    `SELECT k.id FROM ${accounts.sql} AS t JOIN tasks k ON k.requester_id = t.id OR k.worker_id = t.id
     JOIN actors r ON r.id = k.requester_id JOIN actors w ON w.id = k.worker_id
     WHERE r.status = 'deleted' AND (w.status = 'deleted' OR k.suppressed = 1) LIMIT ?`,
    [...accounts.bindings, limit],
  )
  return [...new Set(rows.map(({ id }) => id))]
}

/** Removes tasks with their messages, artifacts and logs. */
export async function deleteTasks(tx: Tx, taskIds: readonly string[]): Promise<void> {
  const tasks = idsOf(tx, taskIds)
  const columns = {
    task_artifact_chunks: 'task_id',
    task_artifacts: 'task_id',
    task_messages: 'task_id',
    events: 'actor_id',
    event_counters: 'actor_id',
    tasks: 'id',
  }
  for (const [table, column] of Object.entries(columns)) {
    await tx.run(`DELETE FROM ${table} WHERE ${column} IN (SELECT t.id FROM ${tasks.sql} AS t)`, tasks.bindings)
  }
}
