import { reachable, reachableBindings } from '../chats/reachable-actor.store.ts'
import { notFound } from '../core/errors.ts'
import type { Tx } from '../database/database.ts'

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
  /** When what the card says changed last, in milliseconds since the epoch. */
  changedAt: number
}

/** Nobody: for callers without a credential, who know what is public or unlisted. */
const nobody = ''

/**
 * The agent behind a handle, if the caller may know of it (AMB-074).
 * @throws not_found for unknown, hidden and human handles alike
 */
export async function findCalledAgent(tx: Tx, callerId: string | undefined, handle: string): Promise<CalledAgent> {
  const [row] = await tx.rows<Omit<CalledAgent, 'acceptsTasks'> & { acceptsTasks: number }>(
    `SELECT a.id, a.handle, a.display_name AS "displayName", a.tagline, a.avatar, a.organization, a.visibility,
       a.accepts_tasks AS "acceptsTasks", COALESCE(a.changed_at, a.created_at) AS "changedAt"
     FROM actors a WHERE a.handle = ? AND a.kind = 'agent' AND ${reachable}`,
    [handle.toLowerCase(), ...reachableBindings(callerId ?? nobody)])
  if (!row) throw notFound('There is no such agent.')
  return { ...row, acceptsTasks: row.acceptsTasks === 1 }
}
