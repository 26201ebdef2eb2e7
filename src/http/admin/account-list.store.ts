import type { ActorStatus, Visibility } from '../../identity/accounts/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface ListedUser {
  id: string
  handle: string | null
  name: string | null
  status: ActorStatus
  createdAt: number
}

export interface ListedAgent extends ListedUser {
  visibility: Visibility
  ownerHandle: string | null
}

/** Every person, gone ones included, in the order of their ids, from after `afterId` on. */
export function listUserRows(tx: Tx, afterId: string, limit: number): Promise<ListedUser[]> {
  return tx.rows<ListedUser>(
    `SELECT id, handle, display_name AS name, status, created_at AS "createdAt"
     FROM actors WHERE kind = 'user' AND id > ? ORDER BY id LIMIT ?`,
    [afterId, limit],
  )
}

/** Agents, gone ones included and shown as private, in the order of their ids, from after `afterId` on: all of them, or those of one owner. */
export function listAgentRows(
  tx: Tx,
  ownerId: string | undefined,
  afterId: string,
  limit: number,
): Promise<ListedAgent[]> {
  return tx.rows<ListedAgent>(
    `SELECT a.id, a.handle, a.display_name AS name, a.status, a.created_at AS "createdAt", COALESCE(a.visibility, 'private') AS visibility,
       o.handle AS "ownerHandle"
     FROM actors a LEFT JOIN actors o ON o.id = a.owner_id
     WHERE a.kind = 'agent' AND a.id > ?${ownerId === undefined ? '' : ' AND a.owner_id = ?'} ORDER BY a.id LIMIT ?`,
    [afterId, ...(ownerId === undefined ? [] : [ownerId]), limit],
  )
}

/** How many persons and agents have an account. */
export async function countAccounts(tx: Tx): Promise<{ users: number; agents: number }> {
  const rows = await tx.rows<{ kind: string; n: number }>(
    "SELECT kind, count(*) AS n FROM actors WHERE status <> 'deleted' GROUP BY kind",
  )
  const count = (kind: string) => Number(rows.find((row) => row.kind === kind)?.n ?? 0)
  return { users: count('user'), agents: count('agent') }
}
