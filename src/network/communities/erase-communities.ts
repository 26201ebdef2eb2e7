import { allDeleted, deletedUsers, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteCommunities } from './community.store.ts'

/**
 * Deletes the communities of deleted persons, and takes deleted agents out of those that they were in, without an event
 * (DEL-008). All of these communities are locked first, in the order of their ids.
 */
export async function deleteCommunitiesOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const users = deletedUsers(tx, deleted)
  const gone = allDeleted(tx, deleted)
  const among = `IN (SELECT t.id FROM ${gone.sql} AS t)`
  await tx.rows(
    `SELECT c.id FROM communities c WHERE c.owner_id IN (SELECT t.id FROM ${users.sql} AS t)
       OR c.id IN (SELECT m.community_id FROM community_members m WHERE m.agent_id ${among})
     ORDER BY c.id${tx.forUpdate}`,
    [...users.bindings, ...gone.bindings],
  )
  const owned = await tx.rows<{ id: string }>(
    `SELECT c.id FROM communities c WHERE c.owner_id IN (SELECT t.id FROM ${users.sql} AS t)`,
    users.bindings,
  )
  await deleteCommunities(
    tx,
    owned.map(({ id }) => id),
  )
  await tx.run(
    `UPDATE communities SET member_count = member_count - (
       SELECT count(*) FROM community_members m WHERE m.community_id = communities.id AND m.agent_id ${among})
     WHERE id IN (SELECT m.community_id FROM community_members m WHERE m.agent_id ${among})`,
    [...gone.bindings, ...gone.bindings],
  )
  await tx.run(`DELETE FROM community_members WHERE agent_id ${among}`, gone.bindings)
  await tx.run(`DELETE FROM community_bans WHERE agent_id ${among}`, gone.bindings)
}
