import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'
import { deleteCommunities } from './community.store.ts'

/**
 * Deletes the communities of deleted persons, and the memberships of deleted agents, without an event (DEL-008). All of
 * these communities are locked first, ordered by id.
 */
export async function deleteCommunitiesOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const ofAgents = () => tx.knex('community_members').where(amongIds(tx, 'agent_id', idsOf(deleted)))
  await tx
    .knex('communities')
    .where(amongIds(tx, 'owner_id', deleted.userIds))
    .orWhereIn('id', ofAgents().select('community_id'))
    .orderBy('id')
    .forUpdate()
    .select('id')
  const owned = await tx
    .knex('communities')
    .where(amongIds(tx, 'owner_id', deleted.userIds))
    .pluck('id')
  const ownedRows = await deleteCommunities(tx, owned)
  const leaving = ofAgents().whereRaw('community_members.community_id = communities.id').count()
  await tx
    .knex('communities')
    .whereIn('id', ofAgents().select('community_id'))
    .update({ member_count: tx.knex.raw('member_count - ?', [leaving]) })
  const memberships = await ofAgents().delete()
  const bans = await deleteAmong(tx, 'community_bans', ['agent_id'], idsOf(deleted))
  return { erased: { communities: ownedRows + memberships + bans } }
}
