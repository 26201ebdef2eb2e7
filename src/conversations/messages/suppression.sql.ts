import type { Tx } from '../../platform/database/database.ts'
import { inOrder, sendNow } from '../../platform/database/queries.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import { keyOf, type LoadedState, type Batch, type BatchKeys } from '../../platform/unit-of-work/state.ts'
import type { MessagePlace } from './message-place.sql.ts'
import { rankOf } from '../statement-order.ts'
import type { ParticipantState } from '../chats/chat.state.ts'
import { isInside } from '../chats/membership.rules.ts'
import type { Message } from './message.ts'
import { messages, placesIn, type NamedMessage } from './message.sql.ts'

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

/** Reads the suppressions of some messages. */
export async function readSuppressions(tx: Tx, messages: readonly MessagePlace[]): Promise<SuppressedPair[]> {
  if (messages.length === 0) return []
  const named = tx.table(
    { chat_id: 'text', message_id: 'text' },
    messages.map(({ id, chatId }) => ({ chat_id: chatId, message_id: id })),
  )
  const inChats = onlyKeys(
    tx,
    's.chat_id',
    messages.map(({ chatId }) => chatId),
  )
  return tx.rows<SuppressedPair>(
    `SELECT s.message_id AS "messageId", s.actor_id AS "actorId" FROM ${named.sql} AS t
     JOIN suppressions s ON s.chat_id = t.chat_id AND s.message_id = t.message_id${inChats.sql}`,
    [...named.bindings, ...inChats.bindings],
  )
}

/** Stores suppressions of new messages. The caller has locked the chats. */
async function insertSuppressions(tx: Tx, suppressions: readonly Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  await Promise.all([
    tx.insert(
      'suppressions',
      { chat_id: 'text', message_id: 'text', actor_id: 'text' },
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

/** Extends a run that ends where a new run begins, or stores the new run. Each statement changes one chat. */
async function storeRuns(tx: Tx, runs: readonly NewRun[]): Promise<void> {
  await inOrder(...runs.flatMap((run) => [() => extendRun(tx, run), () => insertRun(tx, run)]))
}

async function extendRun(tx: Tx, run: NewRun): Promise<void> {
  const { chat_id, actor_id, first_sequence, last_sequence } = run
  const former = { chat_id, actor_id, last_sequence: first_sequence - 1 }
  await sendNow(tx.knex('suppressed_runs').where(former).update({ last_sequence }))
}

/** Stores a new run, unless `extendRun` has extended another run with it. */
async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx.insert('suppressed_runs', runColumns, [run], 'chat_id, actor_id, last_sequence')
}

/** A run of consecutive messages that an actor never sees. */
export interface SuppressedRun {
  firstSequence: number
  lastSequence: number
}

/** Selects the messages of a chat that are not suppressed for an actor, as `m`. */
export const unsuppressed = (tx: Tx, chatId: string, actorId: string) =>
  tx
    .knex('messages as m')
    .where('m.chat_id', chatId)
    .whereNotExists(
      tx
        .knex('suppressions as s')
        .where({ 's.chat_id': chatId, 's.actor_id': actorId })
        .whereRaw('s.message_id = m.id'),
    )
    .select('m.*')

/** Reads the runs of an actor that end before a message of a chat, last run first. */
export function readSuppressedRuns(
  tx: Tx,
  { chatId, actorId, before }: { chatId: string; actorId: string; before: number },
  limit: number,
): Promise<SuppressedRun[]> {
  const earlier = tx
    .knex('suppressed_runs')
    .where({ chat_id: chatId, actor_id: actorId })
    .where('last_sequence', '<', before)
  return sendNow(
    earlier
      .orderBy('last_sequence', 'desc')
      .limit(limit)
      .select({ firstSequence: 'first_sequence', lastSequence: 'last_sequence' } as const),
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
export const suppressions: LoadedState<SuppressionsValue, NamedMessage[]> = {
  name: 'suppressions',
  rank: rankOf('suppressions'),
  phase: 'lock',
  emptyKeys: () => [],
  initial: () => ({ pairs: new Set(), added: [] }),
  async load(tx, requested, { batch }) {
    const found = await readSuppressions(tx, placesIn(batch, requested))
    return { pairs: new Set(found.map((row) => keyOf(row.messageId, row.actorId))), added: [] }
  },
  store: (tx, { added }) => insertSuppressions(tx, added),
}

/** Adds a message to the keys of a write that refers to it, with its suppressions, which decide its visibility. */
export function requestMessageKeys(keys: BatchKeys, messageId: string, chatOf: NamedMessage['chatOf']): void {
  keys.of(messages).named.push({ messageId, chatOf })
  keys.of(suppressions).push({ messageId, chatOf })
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
