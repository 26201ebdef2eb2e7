import type { Tx } from '../../platform/database/database.ts'
import { amongIds } from '../../platform/database/queries.ts'
import type { CallSide } from './call.ts'

/** SQL of the side that separates the parties of a call `c`; null if neither does. */
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
 * Returns the party that has separated both parties of a live call: by a block, by removing the agent, or because its
 * account is not active. The other party sees that this party has hung up. A suppressed call keeps ringing, because its
 * parties were separated from the start.
 */
export async function severingSide(tx: Tx, callId: string): Promise<CallSide | undefined> {
  const row = await tx
    .knex('calls as c')
    .where({ 'c.id': callId, 'c.suppressed': 0 })
    .whereNot({ 'c.state': 'ended' })
    .first<{ side: CallSide | null } | undefined>(tx.knex.raw(`${severedBy} AS side`))
  return row?.side ?? undefined
}

/** Returns whether there is a call to end: expired, or with separated parties. */
export async function anyCallToEnd(tx: Tx, now: number): Promise<boolean> {
  return (await callsToEnd(tx, now).first<object | undefined>('c.id')) !== undefined
}

const callsToEnd = (tx: Tx, now: number) =>
  tx
    .knex('calls as c')
    .where('c.leased_until', '<=', now)
    .whereRaw(`c.state <> 'ended' AND (c.due_at <= ? OR (c.suppressed = 0 AND ${severedBy} IS NOT NULL))`, [now])

/** Claims calls to end, oldest first. No other process ends them before the lease expires. @returns their ids */
export async function claimCallsToEnd(tx: Tx, now: number, leaseMs: number, limit: number): Promise<string[]> {
  const claimed = await callsToEnd(tx, now).orderBy('c.id').limit(limit).forUpdate().pluck<string[]>('c.id')
  await tx
    .knex('calls')
    .where(amongIds(tx, 'id', claimed))
    .update({ leased_until: now + leaseMs })
  return claimed
}
