import { allDeleted, deletedUsers, type DeletedAccounts } from '../accounts/deletion.ts'
import { forbidden, type DomainError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { AccessLists } from './access.rules.ts'

export async function readAccess(tx: Tx, agentId: string): Promise<AccessLists> {
  const rows = await tx.rows<{ list: keyof AccessLists; handle: string }>(
    'SELECT list, handle FROM access_entries WHERE agent_id = ? ORDER BY handle',
    [agentId],
  )
  const of = (list: keyof AccessLists) => rows.filter((row) => row.list === list).map(({ handle }) => handle)
  return { allow: of('allow'), deny: of('deny') }
}

export async function replaceAccess(tx: Tx, agentId: string, lists: AccessLists): Promise<void> {
  await tx.run('DELETE FROM access_entries WHERE agent_id = ?', [agentId])
  const entries = (['allow', 'deny'] as const).flatMap((list) => lists[list].map((handle) => ({ list, handle })))
  const added = tx.table({ list: 'text', handle: 'text' }, entries)
  await tx.run(
    `INSERT INTO access_entries (agent_id, list, handle)
     SELECT CAST(? AS text), t.list, t.handle FROM ${added.sql} AS t`,
    [agentId, ...added.bindings],
  )
}

/**
 * Whether the lists of the agent `a` reject the newcomer `n`: deny beats allow, and an allow list that is not empty takes
 * the owner besides (AMB-102). Where there is no newcomer, the lists of nobody are passed.
 */
export const rejectsNewcomer = `(
  EXISTS (SELECT 1 FROM access_entries d WHERE d.agent_id = a.id AND d.list = 'deny' AND d.handle = n.handle)
  OR (COALESCE(a.owner_id, '') <> n.id
    AND EXISTS (SELECT 1 FROM access_entries e WHERE e.agent_id = a.id AND e.list = 'allow')
    AND NOT EXISTS (
      SELECT 1 FROM access_entries l WHERE l.agent_id = a.id AND l.list = 'allow' AND l.handle = n.handle)))`

/**
 * Lets a newcomer pass to agents whose lists take it (AMB-102). Chats that exist are not asked about.
 * @throws DomainError forbidden that names the first agent that rejects
 */
export async function requireAdmitted(
  tx: Tx,
  newcomer: { id: string },
  targets: readonly { id: string; handle: string }[],
): Promise<void> {
  const asked = tx.table(
    { id: 'text' },
    targets.map(({ id }) => ({ id })),
  )
  const rows = await tx.rows<{ id: string }>(
    `SELECT a.id FROM ${asked.sql} AS t JOIN actors a ON a.id = t.id JOIN actors n ON n.id = ? WHERE ${rejectsNewcomer}`,
    [...asked.bindings, newcomer.id],
  )
  const rejecting = targets.find(({ id }) => rows.some((row) => row.id === id))
  if (rejecting) throw rejectedBy(rejecting)
}

/** What an agent's lists answer to a newcomer. */
export const rejectedBy = ({ handle }: { handle: string }): DomainError =>
  forbidden(`${handle} takes no new chats from you.`)

/** Drops the lists of deleted agents, and deleted users from the lists of others: their handle may be taken anew. */
export async function deleteAccessOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const gone = allDeleted(tx, deleted)
  await tx.run(`DELETE FROM access_entries WHERE agent_id IN (SELECT t.id FROM ${gone.sql} AS t)`, gone.bindings)
  const users = deletedUsers(tx, deleted)
  await tx.run(
    `DELETE FROM access_entries WHERE handle IN (
       SELECT a.handle FROM ${users.sql} AS t JOIN actors a ON a.id = t.id)`,
    users.bindings,
  )
}
