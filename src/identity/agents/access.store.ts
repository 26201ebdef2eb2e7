import { idsOf, type DeletedAccounts } from '../accounts/deletion.ts'
import { forbidden, type DomainError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { AccessLists } from './access.rules.ts'
import type { ErasureCounts } from '../accounts/erasure-counts.ts'

export async function readAccess(tx: Tx, agentId: string): Promise<AccessLists> {
  const agent = await tx.knex('actors').where({ id: agentId }).first('access_mode')
  const rows = await tx.knex('access_entries').where({ agent_id: agentId }).orderBy('handle').select('list', 'handle')
  const of = (list: 'allow' | 'deny') => rows.filter((row) => row.list === list).map(({ handle }) => handle)
  return { mode: agent?.access_mode ?? 'listed', allow: of('allow'), deny: of('deny') }
}

/**
 * Stores the lists with the current accounts of their handles. The agent and these accounts cannot be deleted before
 * the transaction ends.
 * @returns false, without changes, when the agent is deleted
 */
export async function replaceAccess(tx: Tx, agentId: string, lists: AccessLists): Promise<boolean> {
  const accounts = await lockListed(tx, agentId, [...lists.allow, ...lists.deny])
  if (![...accounts.values()].includes(agentId)) return false
  await tx.knex('actors').where({ id: agentId }).update({ access_mode: lists.mode })
  await tx.knex('access_entries').where({ agent_id: agentId }).delete()
  await tx.insert(
    'access_entries',
    { agent_id: 'text', list: 'text', handle: 'text', actor_id: 'text' },
    (['allow', 'deny'] as const).flatMap((list) =>
      lists[list].map((handle) => ({ agent_id: agentId, list, handle, actor_id: accounts.get(handle) ?? null })),
    ),
  )
  return true
}

/** Locks the agent and the accounts with these handles, in the lock order of deletions. Returns ids by handle. */
async function lockListed(tx: Tx, agentId: string, handles: readonly string[]): Promise<Map<string, string>> {
  const rows = (await tx
    .knex('actors')
    .where((agent) => void agent.where({ id: agentId }).whereNot({ status: 'deleted' }))
    .orWhere(amongIds(tx, 'handle', handles))
    .orderBy('id')
    .forKeyShare()
    .select('id', 'handle')) as { id: string; handle: string }[]
  return new Map(rows.map(({ id, handle }) => [handle, id]))
}

/**
 * SQL condition: the agent `a` rejects the newcomer `n`. Deny takes precedence over allow; the mode `listed` admits the
 * allow list and the owner (AMB-102). Callers without a credential join as a row of nulls.
 */
export const rejectsNewcomer = `(
  EXISTS (SELECT 1 FROM access_entries d WHERE d.agent_id = a.id AND d.list = 'deny'
    AND (d.actor_id = n.id OR (d.actor_id IS NULL AND d.handle = n.handle)))
  OR (a.access_mode = 'listed' AND COALESCE(a.owner_id <> n.id, TRUE)
    AND NOT EXISTS (
      SELECT 1 FROM access_entries l WHERE l.agent_id = a.id AND l.list = 'allow' AND l.actor_id = n.id)))`

/**
 * Checks that the access lists of the targets admit a newcomer (AMB-102). Existing chats are not checked.
 * @throws DomainError forbidden with the first agent that rejects
 */
export async function requireAdmitted(
  tx: Tx,
  newcomer: { id: string },
  targets: readonly { id: string; handle: string }[],
): Promise<void> {
  const rows = await tx
    .knex('actors as a')
    .join('actors as n', 'n.id', tx.knex.raw('?', [newcomer.id]))
    .where(
      amongIds(
        tx,
        'a.id',
        targets.map(({ id }) => id),
      ),
    )
    .whereRaw(rejectsNewcomer)
    .select<{ id: string }[]>('a.id')
  const rejecting = targets.find(({ id }) => rows.some((row) => row.id === id))
  if (rejecting) throw rejectedBy(rejecting)
}

/** Error for a newcomer that an agent's lists reject. */
export const rejectedBy = ({ handle }: { handle: string }): DomainError =>
  forbidden(`${handle} takes no new chats from you.`)

/**
 * Deletes the lists of deleted agents, and deleted persons from the lists of others. The modes of those lists are
 * unchanged.
 */
export async function deleteAccessOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const own = await deleteAmong(tx, 'access_entries', ['agent_id'], idsOf(deleted))
  return { erased: { agent_settings: own + (await deleteAmong(tx, 'access_entries', ['actor_id'], deleted.userIds)) } }
}
