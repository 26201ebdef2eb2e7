import { idTable } from '../../platform/database/id-table.ts'
import type { ColumnTypes, Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { keyOf, type LoadedState, type Batch, type BatchKeys } from '../../platform/unit-of-work/state.ts'
import { placesOf } from './message-place.store.ts'
import { rankOf } from '../statement-order.ts'
import type { ParticipantState } from '../chats/chat.state.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { Message } from './message.ts'
import { messages } from './message.store.ts'

/** A message and an actor who never receives it. */
export interface SuppressedPair {
  messageId: string
  actorId: string
}

/** An undelivered message and its position in the chat. */
export interface Suppression extends SuppressedPair {
  chatId: string
  sequence: number
}

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
  const named = idTable(tx, messageIds)
  const rows = await tx.rows<{ message_id: string; actor_id: string }>(
    `SELECT s.message_id, s.actor_id FROM ${named.sql} AS t JOIN suppressions s ON s.message_id = t.id`,
    named.bindings,
  )
  return rows.map((row) => ({ messageId: row.message_id, actorId: row.actor_id }))
}

/** Stores suppressions of new messages. The caller has locked the chats. */
export async function insertSuppressions(tx: Tx, suppressions: readonly Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  const pair = { message_id: 'text', actor_id: 'text' } as const
  const columns: ColumnTypes<'suppressions'> = tx.distributed ? { chat_id: 'text', ...pair } : pair
  await Promise.all([
    tx.insert(
      'suppressions',
      columns,
      suppressions.map((row) => ({ chat_id: row.chatId, message_id: row.messageId, actor_id: row.actorId })),
    ),
    storeRuns(tx, runsOf(suppressions)),
  ])
}

const runColumns = { chat_id: 'text', actor_id: 'text', first_sequence: 'bigint', last_sequence: 'bigint' } as const

type NewRun = Record<'chat_id' | 'actor_id', string> & Record<'first_sequence' | 'last_sequence', number>

/** Merges the suppressions of new messages into runs. The messages of a chat are in order. */
function runsOf(suppressions: readonly Suppression[]): NewRun[] {
  const runs: NewRun[] = []
  const newest = new Map<string, NewRun>()
  for (const { chatId, actorId, sequence } of suppressions) {
    const run = newest.get(keyOf(chatId, actorId))
    if (run?.last_sequence === sequence - 1) run.last_sequence = sequence
    else {
      const run = { chat_id: chatId, actor_id: actorId, first_sequence: sequence, last_sequence: sequence }
      newest.set(keyOf(chatId, actorId), run)
      runs.push(run)
    }
  }
  return runs
}

/** Extends runs that end where new ones begin, and stores the other new runs. */
async function storeRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  // A distributed database needs a statement for each chat.
  const parts = tx.distributed ? runs.map((run) => [run]) : [runs]
  await inOrder(...parts.flatMap((part) => [() => extendRuns(tx, part), () => insertRuns(tx, part)]))
}

async function extendRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  const added = tx.table(runColumns, runs)
  const inChats = onlyKeys(tx, 'suppressed_runs.chat_id', chatsOf(runs))
  await tx.run(
    `UPDATE suppressed_runs SET last_sequence = t.last_sequence FROM ${added.sql} AS t
     WHERE suppressed_runs.chat_id = t.chat_id AND suppressed_runs.actor_id = t.actor_id
       AND suppressed_runs.last_sequence = t.first_sequence - 1${inChats.sql}`,
    [...added.bindings, ...inChats.bindings],
  )
}

/** Stores new runs, except those with which `extendRuns` has extended another run. */
async function insertRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  const added = tx.table(runColumns, runs)
  const inChats = onlyKeys(tx, 'r.chat_id', chatsOf(runs))
  await tx.run(
    `INSERT INTO suppressed_runs (chat_id, actor_id, first_sequence, last_sequence)
     SELECT t.chat_id, t.actor_id, t.first_sequence, t.last_sequence FROM ${added.sql} AS t WHERE NOT EXISTS (
       SELECT 1 FROM suppressed_runs r
       WHERE r.chat_id = t.chat_id AND r.actor_id = t.actor_id AND r.last_sequence = t.last_sequence${inChats.sql})`,
    [...added.bindings, ...inChats.bindings],
  )
}

const chatsOf = (runs: readonly NewRun[]): string[] => runs.map(({ chat_id: chatId }) => chatId)

/** A run of consecutive messages that an actor never sees. */
export interface SuppressedRun {
  firstSequence: number
  lastSequence: number
}

/** Reads the runs of an actor that end before a message of a chat, last run first. */
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

export interface SuppressionsValue {
  /** [message, actor] pairs that are never delivered. */
  pairs: Set<string>
  added: Suppression[]
}

/**
 * Suppressions of the messages that writes refer to: actors that never receive them because of a block at the time of
 * sending.
 */
export const suppressions: LoadedState<SuppressionsValue, Set<string>> = {
  name: 'suppressions',
  rank: rankOf('suppressions'),
  phase: 'lock',
  emptyKeys: () => new Set(),
  initial: () => ({ pairs: new Set(), added: [] }),
  async load(tx, messageIds) {
    const found = await readSuppressions(tx, messageIds)
    return { pairs: new Set(found.map((row) => keyOf(row.messageId, row.actorId))), added: [] }
  },
  store: (tx, { added }) => insertSuppressions(tx, added),
}

/** Adds a message to the keys of a write that refers to it, with its suppressions, which decide its visibility. */
export function requestMessageKeys(keys: BatchKeys, messageId: string): void {
  keys.of(messages).add(messageId)
  keys.of(suppressions).add(messageId)
}

/** Returns whether a participant can see a message: it is in one of its periods, and not suppressed for it. */
export function canSee(
  batch: Batch,
  participant: ParticipantState,
  message: Pick<Message, 'id' | 'sequence'>,
): boolean {
  return (
    isInside(participant.periods, message.sequence) &&
    !batch.get(suppressions).pairs.has(keyOf(message.id, participant.id))
  )
}

/**
 * Returns the message with an id if a participant can see it. Unknown and suppressed messages look the same (BLK-015,
 * HIST-018).
 */
export function visibleMessage(batch: Batch, participant: ParticipantState, messageId: string): Message | undefined {
  const message = batch.get(messages).byId.get(messageId)
  return message && canSee(batch, participant, message) ? message : undefined
}
