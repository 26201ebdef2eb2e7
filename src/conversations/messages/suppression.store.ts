import type { ColumnType, TableParameter, Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import type { SuppressedRun } from './history.rules.ts'
import { placesOf } from './message-place.store.ts'

/** An actor to whom a message is never delivered. */
export interface SuppressedPair {
  messageId: string
  actorId: string
}

/** The same with the place of the message. */
export interface Suppression extends SuppressedPair {
  chatId: string
  sequence: number
}

/** The suppressions of some messages. */
export async function readSuppressions(tx: Tx, messageIds: ReadonlySet<string>): Promise<SuppressedPair[]> {
  if (messageIds.size === 0) return []
  if (tx.distributed) {
    const chatIds = (await placesOf(tx, [...messageIds])).map(({ chatId }) => chatId)
    if (chatIds.length === 0) return []
    return tx.rows<SuppressedPair>(
      `SELECT s.message_id AS "messageId", s.actor_id AS "actorId" FROM suppressions s
       WHERE s.chat_id = ANY(?::text[]) AND s.message_id = ANY(?::text[])`,
      [[...new Set(chatIds)], [...messageIds]],
    )
  }
  const named = tx.table(
    { id: 'text' },
    [...messageIds].map((id) => ({ id })),
  )
  const rows = await tx.rows<{ message_id: string; actor_id: string }>(
    `SELECT s.message_id, s.actor_id FROM ${named.sql} AS t JOIN suppressions s ON s.message_id = t.id`,
    named.bindings,
  )
  return rows.map((row) => ({ messageId: row.message_id, actorId: row.actor_id }))
}

/** Stores suppressions of new messages, whose chats are locked. */
export async function insertSuppressions(tx: Tx, suppressions: readonly Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  const pair = { message_id: 'text', actor_id: 'text' } as const
  const columns: Readonly<Record<string, ColumnType>> = tx.distributed ? { chat_id: 'text', ...pair } : pair
  await Promise.all([
    tx.insert(
      'suppressions',
      columns,
      suppressions.map((row) => ({ chat_id: row.chatId, message_id: row.messageId, actor_id: row.actorId })),
    ),
    storeRuns(tx, runsOf(suppressions)),
  ])
}

type NewRun = SuppressedRun & Pick<Suppression, 'chatId' | 'actorId'>

/** The runs that new messages make among themselves, in the order of each chat. */
function runsOf(suppressions: readonly Suppression[]): NewRun[] {
  const byOwner = Map.groupBy(suppressions, ({ chatId, actorId }) => `${chatId} ${actorId}`)
  return [...byOwner.values()].flatMap((ofOwner) => {
    const runs: NewRun[] = []
    for (const { chatId, actorId, sequence } of ofOwner.toSorted((one, other) => one.sequence - other.sequence)) {
      const last = runs.at(-1)
      if (last && last.lastSequence === sequence - 1) last.lastSequence = sequence
      else runs.push({ chatId, actorId, firstSequence: sequence, lastSequence: sequence })
    }
    return runs
  })
}

/** Makes runs longer that end where new ones begin, and stores the other new ones. */
async function storeRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  // A distributed database takes each by itself, under the name of its chat.
  const parts = tx.distributed ? runs.map((run) => [run]) : [runs]
  await Promise.all(parts.flatMap((part) => [extendRuns(tx, part), insertRuns(tx, part)]))
}

const runColumns = { chat_id: 'text', actor_id: 'text', first_sequence: 'bigint', last_sequence: 'bigint' } as const

const runTable = (tx: Tx, runs: readonly NewRun[]): TableParameter =>
  tx.table(
    runColumns,
    runs.map((run) => ({
      chat_id: run.chatId,
      actor_id: run.actorId,
      first_sequence: run.firstSequence,
      last_sequence: run.lastSequence,
    })),
  )

async function extendRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  const added = runTable(tx, runs)
  const inChats = onlyKeys(tx, 'suppressed_runs.chat_id', chatsOf(runs))
  await tx.run(
    `UPDATE suppressed_runs SET last_sequence = t.last_sequence FROM ${added.sql} AS t
     WHERE suppressed_runs.chat_id = t.chat_id AND suppressed_runs.actor_id = t.actor_id
       AND suppressed_runs.last_sequence = t.first_sequence - 1${inChats.sql}`,
    [...added.bindings, ...inChats.bindings],
  )
}

/** Behind `extendRuns`: what has become part of another run is left out. */
async function insertRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  const added = runTable(tx, runs)
  const inChats = onlyKeys(tx, 'r.chat_id', chatsOf(runs))
  const names = Object.keys(runColumns)
  await tx.run(
    `INSERT INTO suppressed_runs (${names.join(', ')}) SELECT ${names.map((name) => `t.${name}`).join(', ')}
     FROM ${added.sql} AS t WHERE NOT EXISTS (
       SELECT 1 FROM suppressed_runs r
       WHERE r.chat_id = t.chat_id AND r.actor_id = t.actor_id AND r.last_sequence = t.last_sequence${inChats.sql})`,
    [...added.bindings, ...inChats.bindings],
  )
}

const chatsOf = (runs: readonly NewRun[]): string[] => runs.map(({ chatId }) => chatId)

/** The runs of an actor that end before a message of a chat, the last one first. */
export function readSuppressedRuns(
  tx: Tx,
  { chatId, actorId, before }: { chatId: string; actorId: string; before: number },
  limit: number,
): Promise<SuppressedRun[]> {
  return tx.rows<SuppressedRun>(
    `SELECT first_sequence AS "firstSequence", last_sequence AS "lastSequence" FROM suppressed_runs
     WHERE chat_id = ? AND actor_id = ? AND last_sequence < ? ORDER BY last_sequence DESC LIMIT ?`,
    [chatId, actorId, before, limit],
  )
}
