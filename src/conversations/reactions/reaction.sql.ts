import type { Tx } from '../../platform/database/database.ts'
import { onlyKeys } from '../../platform/database/only-keys.ts'
import type { ReactionValue } from './reaction.ts'
import { keyOf, type LoadedState } from '../../platform/unit-of-work/state.ts'
import { inOrder } from '../../platform/database/queries.ts'
import { messageChats } from '../messages/message.sql.ts'
import { rankOf } from '../statement-order.ts'
import { plainEmoji } from './reaction.rules.ts'

/**
 * Target of an actor's reaction: a message (`partId` null), or one of its parts. An actor has at most one reaction per
 * target.
 */
export interface ReactionTarget {
  messageId: string
  partId: string | null
  actorId: string
}

/** A target of an existing message. */
export interface PlacedTarget extends ReactionTarget {
  chatId: string
}

/** A target and its reaction; a null `value` removes it. */
export interface ReactionTargetState extends PlacedTarget {
  value: ReactionValue | null
  /** Actors who never see the reaction, because of a block at its creation (BLK-010). */
  suppressedFor: readonly string[]
}

/** Column value of the target within the message: the part, or '' for the whole message. */
const partKeyOf = ({ partId }: Pick<ReactionTarget, 'partId'>): string => partId ?? ''

async function loadReactions(
  tx: Tx,
  targets: readonly PlacedTarget[],
): Promise<(ReactionTarget & { value: ReactionValue })[]> {
  if (targets.length === 0) return []
  const { named, inChats } = namedTargets(tx, targets, 'r.chat_id')
  const rows = await tx.rows<ReactionValue & { message_id: string; target_part_id: string; actor_id: string }>(
    `SELECT r.message_id, r.target_part_id, r.actor_id, r.type, r.emoji FROM ${named.sql} AS t
     JOIN reactions r ON r.chat_id = t.chat_id AND r.message_id = t.message_id AND r.target_part_id = t.target_part_id
       AND r.actor_id = t.actor_id${inChats.sql}`,
    [...named.bindings, ...inChats.bindings],
  )
  return rows.map((row) => ({
    messageId: row.message_id,
    partId: row.target_part_id === '' ? null : row.target_part_id,
    actorId: row.actor_id,
    value: { type: row.type, emoji: row.emoji },
  }))
}

/** Reads the emoji on the messages and parts of some targets, in the order of first use. */
async function loadSpellings(
  tx: Tx,
  targets: readonly PlacedTarget[],
): Promise<(Omit<ReactionTarget, 'actorId'> & { emoji: string })[]> {
  if (targets.length === 0) return []
  const { named, inChats } = namedTargets(tx, targets, 'r.chat_id')
  const rows = await tx.rows<{ message_id: string; target_part_id: string; emoji: string }>(
    `SELECT r.message_id, r.target_part_id, r.emoji, min(r.created_at) AS first_at FROM ${named.sql} AS t
     JOIN reactions r ON r.chat_id = t.chat_id AND r.message_id = t.message_id AND r.target_part_id = t.target_part_id${inChats.sql}
     WHERE r.emoji IS NOT NULL GROUP BY r.message_id, r.target_part_id, r.emoji ORDER BY first_at, r.emoji`,
    [...named.bindings, ...inChats.bindings],
  )
  return rows.map(({ message_id: messageId, target_part_id: part, emoji }) => ({
    messageId,
    partId: part === '' ? null : part,
    emoji,
  }))
}

/** Returns targets as a table, and the condition on the key of the rows that are joined with it. */
function namedTargets(tx: Tx, targets: readonly PlacedTarget[], key: string) {
  const chatIds = targets.map(({ chatId }) => chatId)
  return { named: tx.table(keyColumns, targets.map(rowOf)), inChats: onlyKeys(tx, key, chatIds) }
}

const keyColumns = { chat_id: 'text', message_id: 'text', target_part_id: 'text', actor_id: 'text' } as const

/** Stores the state of targets, with at most one statement for removed reactions and one for the others. */
export async function storeReactions(tx: Tx, targets: readonly ReactionTargetState[], now: number): Promise<void> {
  await Promise.all([
    remove(
      tx,
      targets.filter(({ value }) => value === null),
    ),
    upsert(
      tx,
      targets.flatMap(({ value, ...target }) => (value === null ? [] : [{ ...target, value }])),
      now,
    ),
  ])
}

async function remove(tx: Tx, targets: readonly ReactionTargetState[]): Promise<void> {
  if (targets.length === 0) return
  const { named, inChats } = namedTargets(tx, targets, 'chat_id')
  const keys = Object.keys(keyColumns)
  await tx.run(
    `DELETE FROM reactions WHERE (${keys.join(', ')}) IN (
       SELECT ${keys.map((key) => `t.${key}`).join(', ')} FROM ${named.sql} AS t)${inChats.sql}`,
    [...named.bindings, ...inChats.bindings],
  )
}

const columns = {
  ...keyColumns,
  type: 'text',
  emoji: 'text',
  suppressed_for: 'text',
  created_at: 'bigint',
} as const

async function upsert(
  tx: Tx,
  targets: readonly (ReactionTargetState & { value: ReactionValue })[],
  now: number,
): Promise<void> {
  if (targets.length === 0) return
  const added = tx.table(
    columns,
    targets.map((target) => ({
      ...rowOf(target),
      type: target.value.type,
      emoji: target.value.emoji,
      suppressed_for: target.suppressedFor.length > 0 ? JSON.stringify(target.suppressedFor) : null,
      created_at: now,
    })),
  )
  const names = Object.keys(columns).join(', ')
  await tx.run(
    `INSERT INTO reactions (${names}) SELECT ${names} FROM ${added.sql} AS t WHERE true
     ON CONFLICT (${Object.keys(keyColumns).join(', ')})
     DO UPDATE SET type = excluded.type, emoji = excluded.emoji, suppressed_for = excluded.suppressed_for,
       created_at = excluded.created_at`,
    added.bindings,
  )
}

const rowOf = (target: PlacedTarget) => ({
  chat_id: target.chatId,
  message_id: target.messageId,
  target_part_id: partKeyOf(target),
  actor_id: target.actorId,
})

export interface ReactionsValue {
  byTarget: Map<string, ReactionValue>
  /** First spelling of each emoji on a message or part, by `spellingKey`. */
  spellings: Map<string, string>
  /** Changed reactions by target key. Only the last state of the batch is stored. */
  changed: Map<string, ReactionTargetState>
}

export function targetKey(target: ReactionTarget): string {
  return keyOf(target.messageId, partKeyOf(target), target.actorId)
}

/** Returns the key of an emoji on a message or part, for all actors. */
export function spellingKey(target: Omit<ReactionTarget, 'actorId'>, emoji: string): string {
  return keyOf(target.messageId, partKeyOf(target), plainEmoji(emoji))
}

/** Reactions on the targets of the writes of a batch. */
export const reactions: LoadedState<ReactionsValue, Map<string, ReactionTarget>> = {
  name: 'reactions',
  rank: rankOf('reactions'),
  phase: 'lock',
  emptyKeys: () => new Map(),
  initial: () => ({ byTarget: new Map(), spellings: new Map(), changed: new Map() }),
  async load(tx, targets, { batch }) {
    const chats = batch.get(messageChats)
    const existing = [...targets.values()].flatMap((target) => {
      const chatId = chats.get(target.messageId)
      return chatId === undefined ? [] : [{ ...target, chatId }]
    })
    const [found, spelled] = await inOrder(
      () => loadReactions(tx, existing),
      () => loadSpellings(tx, existing),
    )
    return {
      byTarget: new Map(found.map(({ value, ...target }) => [targetKey(target), value])),
      // Reversed, so that the first of several spellings is kept.
      spellings: new Map(spelled.toReversed().map(({ emoji, ...target }) => [spellingKey(target, emoji), emoji])),
      changed: new Map(),
    }
  },
  store: (tx, { changed }, { now }) => storeReactions(tx, [...changed.values()], now),
}
