import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'

/** A session of a person. */
export interface Session {
  id: string
  /** Name that the paired device gave itself. */
  clientName: string | null
  createdAt: number
  /** Last use, to the hour; null before the first use. */
  lastSeenAt: number | null
  /** Client address of the last use; null before it. */
  lastAddress: string | null
  expiresAt: number
}

/** Lists the unexpired sessions of a person with ids after `afterId`, ordered by id. */
export async function listSessionRows(
  tx: Tx,
  userId: string,
  { afterId, limit, now }: { afterId: string; limit: number; now: number },
): Promise<Session[]> {
  const rows = await unexpired(tx, userId, now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .select({
      id: 'id',
      clientName: 'label',
      createdAt: 'created_at',
      lastSeenAt: 'last_seen_at',
      lastAddress: 'last_address',
      expiresAt: 'expires_at',
    } as const)
  return rows as Session[]
}

const sessions = (tx: Tx, userId: string) => tx.knex('credentials').where({ actor_id: userId, kind: 'session' })

const unexpired = (tx: Tx, userId: string, now: number) => sessions(tx, userId).where('expires_at', '>', now)

export interface Use {
  id: string
  address: string
}

/** Updates the last use of sessions that still exist. */
export async function updateLastSeen(tx: Tx, uses: readonly Use[], now: number): Promise<void> {
  const used = tx.table(
    { id: 'text', address: 'text' },
    uses.map(({ id, address }) => ({ id, address })),
  )
  await tx.run(
    `UPDATE credentials SET last_seen_at = ?, last_address = t.address FROM ${used.sql} AS t
     WHERE credentials.id = t.id AND credentials.kind = 'session'`,
    [now, ...used.bindings],
  )
}

/** Deletes a session. @returns false when the person has no such session */
export async function deleteSessionRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await sessions(tx, userId).where({ id }).delete()) > 0
}

/** Ends the sessions of a person except the `kept` newest. Long polls of these sessions end. */
export async function endOldestSessions(tx: Tx, userId: string, kept: number): Promise<void> {
  const newestFirst = [
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]
  const oldest = sessions(tx, userId).orderBy(newestFirst).limit(1_000_000).offset(kept).select('id')
  const ended = await tx.knex('credentials').whereIn('id', oldest).delete()
  if (ended > 0) tx.wake(userId)
}

export function countSessions(tx: Tx, userId: string, now: number): Promise<number> {
  return countRows(unexpired(tx, userId, now))
}
