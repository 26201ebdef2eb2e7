import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteAmong } from '../../platform/database/queries.ts'
import { chatToLookInto } from '../chats/chat-state.sql.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import { type Batch, type BatchKeys, type LoadedState, keyOf } from '../../platform/unit-of-work/state.ts'
import { chats, type ChatState } from '../chats/chat.state.ts'
import { knownPairs, type KnownPairs } from '../chats/known-pairs.ts'
import { isPendingFor } from '../chats/membership.rules.ts'
import { rankOf } from '../statement-order.ts'
import type { ChatKind } from '../chats/chat.ts'

/**
 * Locks the chats that both actors are in, ordered by id. Messages stored before this commit are delivered without the
 * block; messages stored after it are subject to the block (BLK-014).
 */
export async function lockSharedChats(tx: Tx, one: string, other: string): Promise<void> {
  const shared = tx
    .knex('participants as mine')
    .join('participants as theirs', 'theirs.chat_id', 'mine.chat_id')
    .where({ 'mine.actor_id': one, 'theirs.actor_id': other })
    .whereNull('mine.left_sequence')
    .whereNull('theirs.left_sequence')
    .select('mine.chat_id')
  await tx.knex('chats').whereIn('id', shared).orderBy('id').forUpdate().select('id')
}

/** Stores a block. @returns whether it is new */
export async function insertBlock(tx: Tx, blockerId: string, blockedId: string, now: number): Promise<boolean> {
  const block = { blocker_id: blockerId, blocked_id: blockedId, created_at: now }
  return (await tx.knex('blocks').insert(block).onConflict().ignore().returning('blocker_id')).length > 0
}

/** Deletes a block. @returns whether there was one */
export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  return (await tx.knex('blocks').where({ blocker_id: blockerId, blocked_id: blockedId }).delete()) > 0
}

const withBlocked = (tx: Tx, blockerId: string) =>
  tx.knex('blocks as b').join('actors as a', 'a.id', 'b.blocked_id').where({ 'b.blocker_id': blockerId })

/** Finds the id of a blocked account by its handle, even when that account is suspended. */
export async function findBlocked(tx: Tx, blockerId: string, handle: string): Promise<string | undefined> {
  const [id] = await withBlocked(tx, blockerId).where({ 'a.handle': handle }).pluck<string[]>('a.id')
  return id
}

/** Lists the caller's blocks in the order of their handles, after the handle `after`. Deleted accounts are left out. */
export async function listBlocks(tx: Tx, blockerId: string, after: string, limit: number): Promise<BlockedHandle[]> {
  const page = withBlocked(tx, blockerId).where('a.handle', '>', after).orderBy('a.handle').limit(limit)
  return page.select<BlockedHandle[]>({ handle: 'a.handle', createdAt: 'b.created_at' } satisfies Record<
    keyof BlockedHandle,
    string
  >)
}

export async function deleteBlocksOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  return { erased: { contacts: await deleteAmong(tx, 'blocks', ['blocker_id', 'blocked_id'], idsOf(deleted)) } }
}

export interface BlockedPair {
  blocker_id: string
  blocked_id: string
}

export interface CallerInChat {
  chatId: string
  callerId: string
}

export const blockedPairs = 'SELECT b.blocker_id, b.blocked_id'

/**
 * Reads the blocks between each caller and the current participants of its chat. Each pair is looked up by both ids, so
 * that the cost does not depend on the number of other blocks.
 */
export async function readBlocksInChats(tx: Tx, callers: readonly CallerInChat[]): Promise<BlockedPair[]> {
  if (callers.length === 0) return []
  const other = 'COALESCE(m.actor_id, CASE WHEN c.created_by = t.caller_id THEN c.counterpart_id ELSE c.created_by END)'
  const named = tx.table(
    { chat_id: 'text', caller_id: 'text' },
    callers.map(({ chatId, callerId }) => ({ chat_id: chatId, caller_id: callerId })),
  )
  return tx.rows<BlockedPair>(
    // CROSS JOIN fixes the join order on SQLite, which would otherwise scan all blocks.
    `${blockedPairs}
     FROM ${named.sql} AS t CROSS JOIN chats c
     LEFT JOIN participants m ON m.chat_id = ${chatToLookInto} AND m.left_sequence IS NULL
     CROSS JOIN blocks b
     WHERE c.id = t.chat_id
       AND (b.blocker_id = ${other} AND b.blocked_id = t.caller_id
         OR b.blocker_id = t.caller_id AND b.blocked_id = ${other})`,
    named.bindings,
  )
}

/** An actor who acts, and a possible recipient of the event. */
export interface CallerAndOther {
  callerId: string
  otherId: string
}

/** Reads the blocks between pairs that do not share a chat yet. */
export async function readBlocksBetween(tx: Tx, pairs: readonly CallerAndOther[]): Promise<BlockedPair[]> {
  if (pairs.length === 0) return []
  const named = tx.table(
    { caller_id: 'text', other_id: 'text' },
    pairs.map(({ callerId, otherId }) => ({ caller_id: callerId, other_id: otherId })),
  )
  return tx.rows<BlockedPair>(
    `${blockedPairs} FROM ${named.sql} AS t CROSS JOIN blocks b
     WHERE b.blocker_id = t.other_id AND b.blocked_id = t.caller_id
       OR b.blocker_id = t.caller_id AND b.blocked_id = t.other_id`,
    named.bindings,
  )
}

export interface BlockedHandle {
  handle: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Result of a block or unblock. */
export interface BlockChange {
  /** Normalized handle. */
  handle: string
  changed: boolean
}

/**
 * Blocks in both directions between the callers of a batch and the participants of their chats, or of chats that they
 * would open.
 */
export const blocks: LoadedState<Blocks, CallerAndOther[]> = {
  name: 'blocks',
  rank: rankOf('blocks'),
  phase: 'lock',
  emptyKeys: () => [],
  initial: () => new Set(),
  async load(tx, newcomers, { keys, memory }) {
    const { inPairs, inChats } = split(callersIn(keys), memory.of(knownPairs))
    const found = await Promise.all([readBlocksInChats(tx, inChats), readBlocksBetween(tx, [...newcomers, ...inPairs])])
    return new Set(found.flat().map((pair) => keyOf(pair.blocker_id, pair.blocked_id)))
  },
}

/**
 * Splits callers into chats of known pairs, and chats whose participants must be read. A pair stays known after one of
 * its actors has left.
 */
function split(callers: readonly CallerInChat[], pairs: KnownPairs) {
  const inPairs: CallerAndOther[] = []
  const inChats: CallerInChat[] = []
  for (const caller of callers) {
    const pair = pairs.of(caller.chatId)
    if (pair) inPairs.push({ callerId: caller.callerId, otherId: pair[0] === caller.callerId ? pair[1] : pair[0] })
    else inChats.push(caller)
  }
  return { inPairs, inChats }
}

const callersIn = (keys: BatchKeys): CallerInChat[] =>
  [...(keys.requested(chats) ?? [])].flatMap(([chatId, callers]) =>
    [...callers].map((callerId) => ({ chatId, callerId })),
  )

/**
 * Returns whether `to` is notified of an action of `from`: there is no block, and the chat is not a pending request of
 * either. Until a person accepts a request, the person's actions stay hidden (AMB-067).
 */
export function isNotified(batch: Batch, chat: ChatState, from: string, to: string): boolean {
  return !isPendingFor(chat, to) && !isPendingFor(chat, from) && !isBlocked(batch.get(blocks), chat, from, to)
}

/** [blocker, blocked] pairs by `keyOf`. */
export type Blocks = ReadonlySet<string>

/**
 * Returns whether actions of `from` must not reach `to`: in a direct chat after a block in either direction, in a group
 * only after a block by the receiver (BLK-001, BLK-006, BLK-007).
 */
export function isBlocked(blocks: Blocks, chat: { kind: ChatKind }, from: string, to: string): boolean {
  if (blocks.size === 0) return false
  if (blocks.has(keyOf(to, from))) return true
  return chat.kind === 'direct' && blocks.has(keyOf(from, to))
}
