import type { Tx } from '../../platform/database/database.ts'
import type { ReactionValue } from './reaction.ts'

/** A slot and what is in it now; `mark` null empties it. */
export interface ReactionTargetState {
  messageId: string
  slot: string
  actorId: string
  mark: ReactionValue | null
  /** Actors who never see it: a block stood when it was made, and its end brings nothing back (BLK-010). */
  hiddenFrom: readonly string[]
}

/** Brings slots to a state: at most one statement for those that are emptied and one for those that are filled. */
export async function storeReactions(tx: Tx, slots: readonly ReactionTargetState[], now: number): Promise<void> {
  await Promise.all([
    empty(
      tx,
      slots.filter((slot) => slot.mark === null),
    ),
    fill(
      tx,
      slots.filter((slot) => slot.mark !== null),
      now,
    ),
  ])
}

async function empty(tx: Tx, slots: readonly ReactionTargetState[]): Promise<void> {
  if (slots.length === 0) return
  const gone = tx.table(
    { message_id: 'text', slot: 'text', actor_id: 'text' },
    slots.map((slot) => ({ message_id: slot.messageId, slot: slot.slot, actor_id: slot.actorId })),
  )
  await tx.run(
    `DELETE FROM reactions WHERE (message_id, slot, actor_id) IN (SELECT t.message_id, t.slot, t.actor_id FROM ${gone.sql} AS t)`,
    gone.bindings,
  )
}

async function fill(tx: Tx, slots: readonly ReactionTargetState[], now: number): Promise<void> {
  if (slots.length === 0) return
  const added = tx.table(
    {
      message_id: 'text',
      slot: 'text',
      actor_id: 'text',
      type: 'text',
      emoji: 'text',
      hidden_from: 'text',
      created_at: 'bigint',
    },
    slots.map((slot) => ({
      message_id: slot.messageId,
      slot: slot.slot,
      actor_id: slot.actorId,
      type: slot.mark!.type,
      emoji: slot.mark!.emoji,
      hidden_from: slot.hiddenFrom.length > 0 ? JSON.stringify(slot.hiddenFrom) : null,
      created_at: now,
    })),
  )
  await tx.run(
    `INSERT INTO reactions (message_id, slot, actor_id, type, emoji, hidden_from, created_at)
     SELECT t.message_id, t.slot, t.actor_id, t.type, t.emoji, t.hidden_from, t.created_at FROM ${added.sql} AS t WHERE true
     ON CONFLICT (message_id, slot, actor_id)
     DO UPDATE SET type = excluded.type, emoji = excluded.emoji, hidden_from = excluded.hidden_from,
       created_at = excluded.created_at`,
    added.bindings,
  )
}
