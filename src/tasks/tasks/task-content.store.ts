import type { TableParameter, Tx } from '../../platform/database/database.ts'
import type { Artifact, TaskMessage } from './task.ts'

/** Puts a message behind the others of a locked task. `idempotencyKey` is null for messages that cannot be repeats. */
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

/** The message that a new task begins with. */
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

/** The task that a message was stored in before, if it is a repeat. */
export async function findRepeated(tx: Tx, senderId: string, idempotencyKey: string): Promise<string | undefined> {
  const [row] = await tx.rows<{ task_id: string }>(
    'SELECT task_id FROM task_messages WHERE sender_id = ? AND idempotency_key = ?',
    [senderId, idempotencyKey],
  )
  return row?.task_id
}

/** The next messages of these keys are no repeats. */
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

/** How much of a history is shown: the newest messages of each task, one at least unless `most` is 0. */
export interface HistoryBounds {
  most: number
  bytes: number
}

/** The shown messages of each task of `wanted`; their positions have no gaps. */
const shownMessages = (wanted: TableParameter) => `FROM (
    SELECT z.task_id, z.position, z.bytes, sum(z.bytes) OVER w AS total, row_number() OVER w AS place FROM (
      SELECT m.task_id, m.position, octet_length(m.message) AS bytes FROM ${wanted.sql} AS t
      JOIN task_messages m ON m.task_id = t.task_id AND m.position >
        (SELECT max(x.position) FROM task_messages x WHERE x.task_id = t.task_id) - CAST(? AS bigint)) AS z
    WINDOW w AS (PARTITION BY z.task_id ORDER BY z.position DESC ROWS UNBOUNDED PRECEDING)) AS s
  CROSS JOIN (SELECT CAST(? AS bigint) AS most) AS b`
const isShown = '(s.place = 1 OR s.total <= b.most)'

/** The newest messages of each task, the oldest of them first. */
export async function readHistories(
  tx: Tx,
  taskIds: readonly string[],
  { most, bytes }: HistoryBounds,
): Promise<Map<string, TaskMessage[]>> {
  const wanted = idsOf(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; message: string }>(
    `SELECT m.task_id, m.message ${shownMessages(wanted)}
     JOIN task_messages m ON m.task_id = s.task_id AND m.position = s.position
     WHERE ${isShown} ORDER BY m.task_id, m.position`,
    [...wanted.bindings, most, bytes],
  )
  return grouped(
    rows,
    (row) => row.task_id,
    (row) => JSON.parse(row.message) as TaskMessage,
  )
}

/** Bytes of what `readHistories` gives. */
export async function measureHistories(
  tx: Tx,
  taskIds: readonly string[],
  { most, bytes }: HistoryBounds,
): Promise<Map<string, number>> {
  const wanted = idsOf(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; bytes: number }>(
    `SELECT s.task_id, sum(s.bytes) AS bytes ${shownMessages(wanted)} WHERE ${isShown} GROUP BY s.task_id`,
    [...wanted.bindings, most, bytes],
  )
  return new Map(rows.map((row) => [row.task_id, row.bytes]))
}

/** Bytes of the artifacts of each task. */
export async function measureArtifacts(tx: Tx, taskIds: readonly string[]): Promise<Map<string, number>> {
  const wanted = idsOf(tx, taskIds)
  const rows = await tx.rows<{ task_id: string; bytes: number }>(
    `SELECT c.task_id, sum(octet_length(c.parts)) AS bytes FROM ${wanted.sql} AS t
     JOIN task_artifact_chunks c ON c.task_id = t.task_id GROUP BY c.task_id`,
    wanted.bindings,
  )
  return new Map(rows.map((row) => [row.task_id, row.bytes]))
}

const idsOf = (tx: Tx, taskIds: readonly string[]): TableParameter =>
  tx.table(
    { task_id: 'text' },
    taskIds.map((task_id) => ({ task_id })),
  )

/** An artifact without its parts, and where it stands. */
interface ArtifactRow {
  task_id: string
  position: number
  description: string
}

/** The artifacts of each task with all their parts, in the order of their first chunks. */
export async function readArtifacts(tx: Tx, taskIds: readonly string[]): Promise<Map<string, Artifact[]>> {
  const wanted = tx.table(
    { task_id: 'text' },
    taskIds.map((task_id) => ({ task_id })),
  )
  const artifacts = await tx.rows<ArtifactRow>(
    `SELECT a.task_id, a.position, a.description FROM ${wanted.sql} AS t JOIN task_artifacts a ON a.task_id = t.task_id
     ORDER BY a.task_id, a.position`,
    wanted.bindings,
  )
  if (artifacts.length === 0) return new Map()
  const chunks = await tx.rows<{ task_id: string; artifact_position: number; parts: string }>(
    `SELECT c.task_id, c.artifact_position, c.parts FROM ${wanted.sql} AS t
     JOIN task_artifact_chunks c ON c.task_id = t.task_id
     ORDER BY c.task_id, c.artifact_position, c.chunk_no`,
    wanted.bindings,
  )
  const chunksOf = grouped(
    chunks,
    (row) => `${row.task_id} ${row.artifact_position}`,
    (row) => JSON.parse(row.parts) as Artifact['parts'],
  )
  return grouped(
    artifacts,
    (row) => row.task_id,
    (row) => ({
      ...(JSON.parse(row.description) as Omit<Artifact, 'parts'>),
      parts: (chunksOf.get(`${row.task_id} ${row.position}`) ?? []).flat(),
    }),
  )
}

/** Where an artifact of a task stands; undefined when the task has none of that id. */
export async function findArtifact(tx: Tx, taskId: string, artifactId: string): Promise<number | undefined> {
  const [row] = await tx.rows<{ position: number }>(
    'SELECT position FROM task_artifacts WHERE task_id = ? AND artifact_id = ?',
    [taskId, artifactId],
  )
  return row?.position
}

/**
 * Stores an artifact of a locked task, or puts another in its place.
 * @param known where the one of this id stands
 */
export async function putArtifact(
  tx: Tx,
  taskId: string,
  artifact: Artifact,
  known: number | undefined,
): Promise<void> {
  const { parts, ...description } = artifact
  const position = known ?? (await countArtifacts(tx, taskId)) + 1
  if (known === undefined) {
    await tx.run('INSERT INTO task_artifacts (task_id, position, artifact_id, description) VALUES (?, ?, ?, ?)', [
      taskId,
      position,
      artifact.artifactId,
      JSON.stringify(description),
    ])
  } else {
    await tx.run('UPDATE task_artifacts SET description = ? WHERE task_id = ? AND position = ?', [
      JSON.stringify(description),
      taskId,
      position,
    ])
    await tx.run('DELETE FROM task_artifact_chunks WHERE task_id = ? AND artifact_position = ?', [taskId, position])
  }
  await insertChunk(tx, taskId, position, parts)
}

/** Puts parts behind those that an artifact of a locked task has. */
export async function insertChunk(tx: Tx, taskId: string, position: number, parts: Artifact['parts']): Promise<void> {
  await tx.run(
    `INSERT INTO task_artifact_chunks (task_id, artifact_position, chunk_no, parts)
     SELECT CAST(? AS text), CAST(? AS integer), COALESCE(max(chunk_no), 0) + 1, CAST(? AS text)
     FROM task_artifact_chunks WHERE task_id = ? AND artifact_position = ?`,
    [taskId, position, JSON.stringify(parts), taskId, position],
  )
}

async function countArtifacts(tx: Tx, taskId: string): Promise<number> {
  const [row] = await tx.rows<{ n: number }>('SELECT count(*) AS n FROM task_artifacts WHERE task_id = ?', [taskId])
  return Number(row!.n)
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
