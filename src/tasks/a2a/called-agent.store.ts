import { rejectsNewcomer } from '../../identity/agents/access.store.ts'
import { reachable } from '../../conversations/chats/reachable-actor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/** An agent as those who call it see it. */
export interface CalledAgent {
  id: string
  handle: string
  displayName: string
  tagline: string | null
  avatar: string | null
  organization: string | null
  visibility: string
  acceptsTasks: boolean
  /** Whether its access lists take the caller as a newcomer. */
  admits: boolean
  /** When what the card says changed last, in milliseconds since the epoch. */
  changedAt: number
}

/** A handle that is called, and by whom: the empty id for callers without a credential. */
export interface Call {
  callerId: string
  handle: string
}

/** The agents behind the handles of some calls, as far as those who call may know of them. */
export async function findCalledAgents(tx: Tx, calls: readonly Call[]): Promise<(CalledAgent & Call)[]> {
  const wanted = tx.table(
    { caller_id: 'text', handle: 'text' },
    calls.map(({ callerId, handle }) => ({ caller_id: callerId, handle })),
  )
  type Row = Omit<CalledAgent & Call, 'acceptsTasks' | 'admits'> & { acceptsTasks: number; rejects: number }
  const rows = await tx.rows<Row>(
    `SELECT t.caller_id AS "callerId", a.id, a.handle, a.display_name AS "displayName", a.tagline, a.avatar,
       a.organization, a.visibility, a.accepts_tasks AS "acceptsTasks", COALESCE(a.changed_at, a.created_at) AS "changedAt",
       CASE WHEN ${rejectsNewcomer} THEN 1 ELSE 0 END AS rejects
     FROM ${wanted.sql} AS t JOIN actors a ON a.handle = t.handle LEFT JOIN actors n ON n.id = t.caller_id
     WHERE a.kind = 'agent' AND ${reachable}`,
    wanted.bindings,
  )
  return rows.map(({ rejects, ...row }) => ({ ...row, acceptsTasks: row.acceptsTasks === 1, admits: rejects === 0 }))
}
