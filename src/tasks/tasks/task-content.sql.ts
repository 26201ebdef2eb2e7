import { idTable } from '../../platform/database/id-table.ts'
import type { TableParameter, Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'
import type { TaskArtifactRow } from '../../platform/database/tables/tasks.ts'
import type { Artifact, TaskMessage } from './task.ts'
import { parseExact } from '../../platform/exact-numbers.ts'

/** Appends a message to a locked task. `idempotencyKey` is null for messages that cannot be repeats. */
export async function insertTaskMessage(
  tx: Tx,
  taskId: string,
  senderId: string,
  message: TaskMessage,
  idempotencyKey: string | null,
): Promise<void> {
  await tx.run(
    `INSERT INTO task_messages (task_id, position, sender_id, idempotency_key, message)
     SELECT CAST(? AS text), COALESCE(max(position), 0) + 1, CAST(? AS text), CAST(? AS text), CAST(? AS text)
     FROM task_messages WHERE task_id = ?`,
    [taskId, senderId, idempotencyKey, JSON.stringify(message), taskId],
  )
}

/** The first message of a new task. */
export interface FirstMessage {
  taskId: string
  senderId: string
  message: TaskMessage
  idempotencyKey: string
}

export async function insertFirstMessages(tx: Tx, messages: readonly FirstMessage[]): Promise<void> {
  await tx.insert(
    'task_messages',
    { task_id: 'text', position: 'bigint', sender_id: 'text', idempotency_key: 'text', message: 'text' },
    messages.map(({ taskId, senderId, idempotencyKey, message }) => ({
      task_id: taskId,
      position: 1,
      sender_id: senderId,
      idempotency_key: idempotencyKey,
      message: JSON.stringify(message),
    })),
  )
}

export async function findRepeated(tx: Tx, senderId: string, idempotencyKey: string): Promise<string | undefined> {
  const repeated = tx.knex('task_messages').where({ sender_id: senderId, idempotency_key: idempotencyKey })
  return (await repeated.first('task_id'))?.task_id
}

/** Deletes idempotency keys, so that the next messages with them are not repeats. */
export async function deleteIdempotencyKeys(
  tx: Tx,
  messages: readonly { senderId: string; idempotencyKey: string }[],
): Promise<void> {
  if (messages.length === 0) return
  const ended = tx.table(
    { sender_id: 'text', key: 'text' },
    messages.map(({ senderId, idempotencyKey }) => ({ sender_id: senderId, key: idempotencyKey })),
  )
  await tx.run(
    `UPDATE task_messages SET idempotency_key = NULL FROM ${ended.sql} AS t
     WHERE task_messages.sender_id = t.sender_id AND task_messages.idempotency_key = t.key`,
    ended.bindings,
  )
}

/** Bounds of a shown history: the newest messages of each task, at least one unless `most` is 0. */
export interface HistoryBounds {
  most: number
  bytes: number
}

/** SQL of the shown messages of each task of `taskTable`. Positions have no gaps. */
const shownMessages = (taskTable: TableParameter) => `FROM (
    SELECT z.task_id, z.position, z.bytes, sum(z.bytes) OVER w AS total, row_number() OVER w AS place FROM (
      SELECT m.task_id, m.position, octet_length(m.message) AS bytes FROM ${taskTable.sql} AS t
      JOIN task_messages m ON m.task_id = t.id AND m.position >
        (SELECT max(x.position) FROM task_messages x WHERE x.task_id = t.id) - CAST(? AS bigint)) AS z
    WINDOW w AS (PARTITION BY z.task_id ORDER BY z.position DESC ROWS UNBOUNDED PRECEDING)) AS s
  CROSS JOIN (SELECT CAST(? AS bigint) AS most) AS b`
const isShown = '(s.place = 1 OR s.total <= b.most)'

/** Reads the newest messages of each task, oldest first. */
export async function readHistories(
  tx: Tx,
  taskIds: readonly string[],
  { most, bytes }: HistoryBounds,
): Promise<Map<string, TaskMessage[]>> {
  const requested = idTable(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; message: string }>(
    `SELECT m.task_id, m.message ${shownMessages(requested)}
     JOIN task_messages m ON m.task_id = s.task_id AND m.position = s.position
     WHERE ${isShown} ORDER BY m.task_id, m.position`,
    [...requested.bindings, most, bytes],
  )
  return grouped(
    rows,
    (row) => row.task_id,
    (row) => parseExact(row.message) as TaskMessage,
  )
}

/** Returns the bytes that `readHistories` would return. */
export async function measureHistories(
  tx: Tx,
  taskIds: readonly string[],
  { most, bytes }: HistoryBounds,
): Promise<Map<string, number>> {
  const requested = idTable(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; bytes: number }>(
    `SELECT s.task_id, sum(s.bytes) AS bytes ${shownMessages(requested)} WHERE ${isShown} GROUP BY s.task_id`,
    [...requested.bindings, most, bytes],
  )
  return new Map(rows.map((row) => [row.task_id, row.bytes]))
}

/** Returns the bytes of the artifacts of each task. */
export async function measureArtifacts(tx: Tx, taskIds: readonly string[]): Promise<Map<string, number>> {
  const requested = idTable(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; bytes: number }>(
    `SELECT c.task_id, sum(octet_length(c.parts)) AS bytes FROM ${requested.sql} AS t
     JOIN task_artifact_chunks c ON c.task_id = t.id GROUP BY c.task_id`,
    requested.bindings,
  )
  return new Map(rows.map((row) => [row.task_id, row.bytes]))
}

/** Reads the artifacts of each task with all parts, in the order of their first chunks. */
export async function readArtifacts(tx: Tx, taskIds: readonly string[]): Promise<Map<string, Artifact[]>> {
  const requested = idTable(tx, taskIds)
  const artifacts = await tx.rows<Pick<TaskArtifactRow, 'task_id' | 'position' | 'description'>>(
    `SELECT a.task_id, a.position, a.description FROM ${requested.sql} AS t JOIN task_artifacts a ON a.task_id = t.id
     ORDER BY a.task_id, a.position`,
    requested.bindings,
  )
  if (artifacts.length === 0) return new Map()
  const chunks = await tx.rows<{ task_id: string; artifact_position: number; parts: string }>(
    `SELECT c.task_id, c.artifact_position, c.parts FROM ${requested.sql} AS t
     JOIN task_artifact_chunks c ON c.task_id = t.id
     ORDER BY c.task_id, c.artifact_position, c.chunk_no`,
    requested.bindings,
  )
  const chunksOf = grouped(
    chunks,
    (row) => `${row.task_id} ${row.artifact_position}`,
    (row) => parseExact(row.parts) as Artifact['parts'],
  )
  return grouped(
    artifacts,
    (row) => row.task_id,
    (row) => ({
      ...(parseExact(row.description) as Omit<Artifact, 'parts'>),
      parts: (chunksOf.get(`${row.task_id} ${row.position}`) ?? []).flat(),
    }),
  )
}

/** Returns the position of an artifact of a task; undefined when the task has none with that id. */
export async function findArtifact(tx: Tx, taskId: string, artifactId: string): Promise<number | undefined> {
  const artifact = tx.knex('task_artifacts').where({ task_id: taskId, artifact_id: artifactId })
  return (await artifact.first('position'))?.position
}

/** Stores an artifact of a locked task, or replaces one. @param known position of the artifact with this id */
export async function putArtifact(
  tx: Tx,
  taskId: string,
  artifact: Artifact,
  known: number | undefined,
): Promise<void> {
  const { parts, ...description } = artifact
  const position = known ?? (await countArtifacts(tx, taskId)) + 1
  if (known === undefined) {
    const row = { task_id: taskId, position, artifact_id: artifact.artifactId }
    await tx.knex('task_artifacts').insert({ ...row, description: JSON.stringify(description) })
  } else {
    const changed = { description: JSON.stringify(description) }
    await tx.knex('task_artifacts').where({ task_id: taskId, position }).update(changed)
    await tx.knex('task_artifact_chunks').where({ task_id: taskId, artifact_position: position }).delete()
  }
  await insertChunk(tx, taskId, position, parts)
}

/** Appends parts to an artifact of a locked task. */
export async function insertChunk(tx: Tx, taskId: string, position: number, parts: Artifact['parts']): Promise<void> {
  await tx.run(
    `INSERT INTO task_artifact_chunks (task_id, artifact_position, chunk_no, parts)
     SELECT CAST(? AS text), CAST(? AS integer), COALESCE(max(chunk_no), 0) + 1, CAST(? AS text)
     FROM task_artifact_chunks WHERE task_id = ? AND artifact_position = ?`,
    [taskId, position, JSON.stringify(parts), taskId, position],
  )
}

async function countArtifacts(tx: Tx, taskId: string): Promise<number> {
  return countRows(tx.knex('task_artifacts').where({ task_id: taskId }))
}

function grouped<R, T>(rows: readonly R[], keyOf: (row: R) => string, read: (row: R) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(read(row))
    else groups.set(keyOf(row), [read(row)])
  }
  return groups
}
