import type { Tx } from '../../platform/database/database.ts'
import type { CallSide } from './call.ts'

/** Who keeps two parties apart, as SQL over a call `c`; null where nobody does. */
const severedBy = `CASE
  WHEN EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = c.user_id AND b.blocked_id = c.agent_id)
    OR NOT EXISTS (SELECT 1 FROM participants m
      WHERE m.chat_id = c.chat_id AND m.actor_id = c.agent_id AND m.left_sequence IS NULL)
    OR NOT EXISTS (SELECT 1 FROM actors u WHERE u.id = c.user_id AND u.status = 'active')
  THEN 'user'
  WHEN EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = c.agent_id AND b.blocked_id = c.user_id)
    OR NOT EXISTS (SELECT 1 FROM actors g WHERE g.id = c.agent_id AND g.status = 'active')
  THEN 'agent' END`

/**
 * The side that keeps the parties of a live call apart since it began: by a block, by removing the agent, or because its
 * account is not active. To the other it is as if that side had hung up. A suppressed call rings on: it was apart before.
 */
export async function severingSide(tx: Tx, callId: string): Promise<CallSide | undefined> {
  const [row] = await tx.rows<{ side: CallSide | null }>(
    `SELECT ${severedBy} AS side FROM calls c WHERE c.id = ? AND c.state <> 'ended' AND c.suppressed = 0`,
    [callId],
  )
  return row?.side ?? undefined
}

/** Whether there is a call to end: one whose time is over, or whose parties are kept apart. */
export async function anyCallToEnd(tx: Tx, now: number): Promise<boolean> {
  return (await tx.rows(`SELECT 1 AS one FROM calls c WHERE ${toEnd} LIMIT 1`, [now, now])).length > 0
}

const toEnd = `c.state <> 'ended' AND c.leased_until <= ?
  AND (c.due_at <= ? OR (c.suppressed = 0 AND ${severedBy} IS NOT NULL))`

/**
 * Claims calls that are to end, the oldest first: no other process ends them until the lease is over.
 * @returns their ids
 */
export async function claimCallsToEnd(tx: Tx, now: number, leaseMs: number, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT c.id FROM calls c WHERE ${toEnd} ORDER BY c.id LIMIT ?${tx.forUpdate}`,
    [now, now, limit],
  )
  const claimed = tx.table(
    { id: 'text' },
    rows.map(({ id }) => ({ id })),
  )
  await tx.run(`UPDATE calls SET leased_until = ? WHERE id IN (SELECT t.id FROM ${claimed.sql} AS t)`, [
    now + leaseMs,
    ...claimed.bindings,
  ])
  return rows.map(({ id }) => id)
}
