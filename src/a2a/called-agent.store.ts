import { findReachable } from '../chats/reachable-actor.store.ts'
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
  const [known] = await findReachable(tx, callerId ?? nobody, [handle.toLowerCase()])
  const [row] = known?.type === 'agent' ? await tx.rows<Omit<CalledAgent, 'acceptsTasks'> & { acceptsTasks: number }>(
    `SELECT id, handle, display_name AS "displayName", tagline, avatar, organization, visibility,
       accepts_tasks AS "acceptsTasks", COALESCE(changed_at, created_at) AS "changedAt" FROM actors WHERE id = ?`, [known.id]) : []
  if (!row) throw notFound('There is no such agent.')
  return { ...row, acceptsTasks: row.acceptsTasks === 1 }
}
