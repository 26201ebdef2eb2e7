import { rejectsNewcomer } from '../../identity/agents/access.store.ts'
import { findDeleted, reachable } from '../../conversations/chats/reachable-actor.sql.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface CalledAgent {
  id: string
  handle: string
  displayName: string
  tagline: string | null
  avatar: string | null
  organization: string | null
  visibility: string
  acceptsTasks: boolean
  /** Whether its access lists admit the caller as a new contact. */
  admits: boolean
  /** Last change of the card's content, in epoch milliseconds. */
  changedAt: number
}

/** A called handle and its caller: the empty id for callers without a credential. */
export interface Call {
  callerId: string
  handle: string
}

/** Whether a deleted agent had the handle, and the caller was in a chat with it or sent it a task. */
export async function wasCalled(tx: Tx, { callerId, handle }: Call): Promise<boolean> {
  if ((await findDeleted(tx, callerId, [handle])).length > 0) return true
  const task = await tx
    .knex('tasks as k')
    .join('actors as a', 'a.id', 'k.worker_id')
    .where({ 'k.requester_id': callerId, 'a.handle': handle, 'a.status': 'deleted' })
    .first<{ id: string } | undefined>('k.id')
  return task !== undefined
}

export async function findCalledAgents(tx: Tx, calls: readonly Call[]): Promise<(CalledAgent & Call)[]> {
  const requested = tx.table(
    { caller_id: 'text', handle: 'text' },
    calls.map(({ callerId, handle }) => ({ caller_id: callerId, handle })),
  )
  type Row = Omit<CalledAgent & Call, 'acceptsTasks' | 'admits'> & { acceptsTasks: number; rejects: number }
  const rows = await tx.rows<Row>(
    `SELECT t.caller_id AS "callerId", a.id, a.handle, a.display_name AS "displayName", a.tagline, a.avatar,
       a.organization, a.visibility, a.accepts_tasks AS "acceptsTasks", COALESCE(a.changed_at, a.created_at) AS "changedAt",
       CASE WHEN ${rejectsNewcomer} THEN 1 ELSE 0 END AS rejects
     FROM ${requested.sql} AS t JOIN actors a ON a.handle = t.handle LEFT JOIN actors n ON n.id = t.caller_id
     WHERE a.kind = 'agent' AND ${reachable}`,
    requested.bindings,
  )
  return rows.map(({ rejects, ...row }) => ({ ...row, acceptsTasks: row.acceptsTasks === 1, admits: rejects === 0 }))
}
