import { idsOf, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import type { ErasureCounts } from '../../identity/accounts/erasure-counts.ts'

export async function insertContact(tx: Tx, agentId: string, userId: string, now: number): Promise<void> {
  const contact = { agent_id: agentId, user_id: userId, created_at: now }
  await tx.knex('contacts').insert(contact).onConflict().ignore()
}

/** Deletes a contact. @returns whether there was one */
export async function deleteContact(tx: Tx, agentId: string, userId: string): Promise<boolean> {
  return (await tx.knex('contacts').where({ agent_id: agentId, user_id: userId }).delete()) > 0
}

/** Lists the contacts of an actor with handles after `after`, ordered by handle. */
export async function listContactsOf(
  tx: Tx,
  { kind, id }: { kind: 'agent' | 'user'; id: string },
  after: string,
  limit: number,
): Promise<Contact[]> {
  const [own, other] = kind === 'agent' ? ['agent_id', 'user_id'] : ['user_id', 'agent_id']
  return tx
    .knex('contacts as c')
    .join('actors as a', 'a.id', `c.${other}`)
    .where({ [`c.${own}`]: id, 'a.status': 'active' })
    .where('a.handle', '>', after)
    .orderBy('a.handle')
    .limit(limit)
    .select<Contact[]>({ handle: 'a.handle', name: 'a.display_name', since: 'c.created_at' } satisfies Record<
      keyof Contact,
      string
    >)
}

/**
 * Deletes the contacts of deleted accounts, their contact requests and invitations, and the number digests of persons.
 */
export async function deleteContactsOf(tx: Tx, deleted: DeletedAccounts): Promise<ErasureCounts> {
  const ids = idsOf(deleted)
  let requests = 0
  for (const side of ['asker_id', 'user_id'])
    requests += await tx
      .knex('requests')
      .whereNot({ kind: 'message' })
      .where(amongIds(tx, side, ids))
      .delete()
  const contacts = await deleteAmong(tx, 'contacts', ['agent_id', 'user_id'], ids)
  const sought = await deleteAmong(tx, 'sought_numbers', ['user_id'], ids)
  return { erased: { contacts: contacts + sought, memberships: requests } }
}

/** A contact: a person for an agent, an agent for a person. */
export interface Contact {
  handle: string
  name: string | null
  /** Start of the contact, in epoch milliseconds. */
  since: number
}
