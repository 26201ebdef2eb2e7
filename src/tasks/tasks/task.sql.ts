import { idTable } from '../../platform/database/id-table.ts'
import type { InsertedRow, Tx } from '../../platform/database/database.ts'
import { bytesOfTexts, measured, octetLengths, readWithin } from '../../platform/read-within.ts'
import type { TaskRow } from '../../platform/database/tables/tasks.ts'
import type { Task, TaskMessage, TaskRole, TaskState, TaskView } from './task.ts'
import { parseExact } from '../../platform/exact-numbers.ts'

const taskColumns = {
  id: 'text',
  context_id: 'text',
  requester_id: 'text',
  worker_id: 'text',
  state: 'text',
  status_message: 'text',
  status_at: 'bigint',
  metadata: 'text',
  suppressed: 'bigint',
  created_at: 'bigint',
  messages: 'bigint',
  artifacts: 'bigint',
  chunks: 'bigint',
  parts: 'bigint',
  bytes: 'bigint',
} as const

/** Stores new tasks and the counters of their logs. */
export async function insertTasks(tx: Tx, tasks: readonly Task[]): Promise<void> {
  const rows = tasks.map((task): InsertedRow<'tasks'> => ({
    id: task.id,
    context_id: task.contextId,
    requester_id: task.requesterId,
    worker_id: task.workerId,
    state: task.state,
    status_message: stringifyOrNull(task.statusMessage),
    status_at: task.statusAt,
    metadata: stringifyOrNull(task.metadata),
    suppressed: task.suppressed ? 1 : 0,
    created_at: task.createdAt,
    ...task.usage,
  }))
  const counters = tasks.map(({ id }) => ({ actor_id: id, last_sequence: 0 }))
  await Promise.all([
    tx.insert('tasks', taskColumns, rows),
    tx.insert('event_counters', { actor_id: 'text', last_sequence: 'bigint' }, counters),
  ])
}

/** A task that began with a message of this key. */
export interface RepeatedTask {
  task: Task
  idempotencyKey: string
}

/** Finds the tasks that these messages began before. */
export async function findRepeatedTasks(
  tx: Tx,
  messages: readonly { requesterId: string; idempotencyKey: string }[],
): Promise<RepeatedTask[]> {
  const requested = tx.table(
    { requester_id: 'text', key: 'text' },
    messages.map(({ requesterId, idempotencyKey }) => ({ requester_id: requesterId, key: idempotencyKey })),
  )
  const rows = await tx.rows<TaskRow & { idempotency_key: string }>(
    `SELECT DISTINCT m.idempotency_key, k.* FROM ${requested.sql} AS t
     JOIN task_messages m ON m.sender_id = t.requester_id AND m.idempotency_key = t.key JOIN tasks k ON k.id = m.task_id`,
    requested.bindings,
  )
  return rows.map((row) => ({ task: taskOf(row), idempotencyKey: row.idempotency_key }))
}

/** Returns the bytes of tasks at their beginning. */
export async function measureBeginnings(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const requested = idTable(tx, new Set(ids))
  const rows = await tx.rows<{ id: string; bytes: number }>(
    `SELECT k.id, ${octetLengths('k.metadata', 'm.message')} AS bytes FROM ${requested.sql} AS t
     JOIN tasks k ON k.id = t.id JOIN task_messages m ON m.task_id = k.id AND m.position = 1`,
    requested.bindings,
  )
  return new Map(rows.map(({ id, bytes }) => [id, bytes]))
}

export async function readBeginnings(tx: Tx, ids: readonly string[]): Promise<Map<string, TaskView>> {
  const requested = idTable(tx, new Set(ids))
  const rows = await tx.rows<TaskRow & { message: string }>(
    `SELECT k.*, m.message FROM ${requested.sql} AS t
     JOIN tasks k ON k.id = t.id JOIN task_messages m ON m.task_id = k.id AND m.position = 1`,
    requested.bindings,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...taskOf(row),
        state: 'TASK_STATE_SUBMITTED',
        statusMessage: null,
        statusAt: row.created_at,
        history: [parseExact(row.message) as TaskMessage],
        artifacts: [],
      },
    ]),
  )
}

export async function findTask(tx: Tx, id: string): Promise<Task | undefined> {
  const row = await tx.knex('tasks').where({ id }).first()
  return row && taskOf(row)
}

/** Locks and reads a task. Every change of a task needs this lock. */
export async function lockTask(tx: Tx, id: string): Promise<Task | undefined> {
  const row = await tx.knex('tasks').where({ id }).forUpdate().first()
  return row && taskOf(row)
}

/** Stores the status and usage of a locked task. */
export async function updateTask(tx: Tx, { id, state, statusMessage, statusAt, usage }: Task): Promise<void> {
  const status = { state, status_message: stringifyOrNull(statusMessage), status_at: statusAt }
  await tx
    .knex('tasks')
    .where({ id })
    .update({ ...status, ...usage })
}

/** Stores only the usage of a locked task. */
export async function updateTaskUsage(tx: Tx, { id, usage }: Pick<Task, 'id' | 'usage'>): Promise<void> {
  await tx.knex('tasks').where({ id }).update(usage)
}

export interface TaskFilter {
  role: TaskRole
  actorId: string
  /** The other participant; null for any. */
  peerId: string | null
  contextId: string | null
  state: TaskState | null
  /** Minimum time of the current status, in epoch milliseconds, inclusive. */
  statusSince: number | null
}

/** Position of a task in lists, ordered by the newest status. */
export interface TaskPlace {
  statusAt: number
  id: string
}

/** Reads a page of tasks after a position, newest status first. `cut`: the page ended because of its bytes. */
export async function listTaskRows(
  tx: Tx,
  filter: TaskFilter,
  before: TaskPlace | null,
  limit: number,
): Promise<{ rows: Task[]; cut: boolean }> {
  const read = async (behind: TaskRow | undefined, count: number) => {
    const place = behind ? { statusAt: behind.status_at, id: behind.id } : before
    return (await placed(tx, filter, place, count)) as TaskRow[]
  }
  const { rows, cut } = await readWithin<TaskRow>(
    {
      read,
      async measure({ status_at: statusAt, id }, count, bytes) {
        const sizes = placed(tx, filter, { statusAt, id }, count)
          .select(tx.knex.raw('row_number() OVER (ORDER BY status_at DESC, id DESC) AS place'))
          .select(tx.knex.raw(`${octetLengths('status_message', 'metadata')} AS bytes`))
          .toSQL()
        const [row] = await tx.rows<{ found: number; fitting: number }>(measured(sizes.sql), [...sizes.bindings, bytes])
        return { found: Number(row!.found), fitting: Number(row!.fitting) }
      },
      bytesOf: ({ status_message, metadata }) => bytesOfTexts(status_message, metadata),
    },
    limit,
  )
  return { rows: rows.map(taskOf), cut }
}

function placed(tx: Tx, filter: TaskFilter, before: TaskPlace | null, limit: number) {
  const query = narrowed(tx, filter)
    .orderBy([
      { column: 'status_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
  if (before) {
    const { statusAt, id } = before
    query.whereRaw('(status_at < ? OR (status_at = ? AND id < ?))', [statusAt, statusAt, id])
  }
  return query
}

/** Counts the tasks of a list on all pages. */
export async function countTaskRows(tx: Tx, filter: TaskFilter): Promise<number> {
  const [row] = (await narrowed(tx, filter).count({ n: '*' })) as { n: number }[]
  return Number(row!.n)
}

function narrowed(tx: Tx, { role, actorId, peerId, contextId, state, statusSince }: TaskFilter) {
  const query = tx.knex('tasks')
  if (role === 'requester') query.where('requester_id', actorId)
  else query.where('worker_id', actorId).where('suppressed', 0)
  if (peerId !== null) query.where(role === 'requester' ? 'worker_id' : 'requester_id', peerId)
  if (contextId !== null) query.where('context_id', contextId)
  if (state !== null) query.where('state', state)
  if (statusSince !== null) query.where('status_at', '>=', statusSince)
  return query
}

function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    contextId: row.context_id,
    requesterId: row.requester_id,
    workerId: row.worker_id,
    state: row.state,
    statusMessage: parseOrNull(row.status_message),
    statusAt: row.status_at,
    metadata: parseOrNull(row.metadata),
    suppressed: row.suppressed === 1,
    createdAt: row.created_at,
    usage: {
      messages: row.messages,
      artifacts: row.artifacts,
      chunks: row.chunks,
      parts: row.parts,
      bytes: row.bytes,
    },
  }
}

/** Serializes a value for a nullable JSON column. */
const stringifyOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Parses a nullable JSON column. The caller provides the stored type. */
const parseOrNull = <T>(text: string | null): T | null => (text === null ? null : (parseExact(text) as T))
