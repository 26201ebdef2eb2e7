import { allDeleted, type DeletedAccounts } from '../../identity/accounts/deletion.ts'
import type { Tx } from '../../platform/database/database.ts'

export async function insertContact(tx: Tx, agentId: string, userId: string, now: number): Promise<void> {
  await tx.run('INSERT INTO contacts (agent_id, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [
    agentId,
    userId,
    now,
  ])
}

/** The contacts of an actor in the order of their handles, behind the handle `after`. */
export async function listContactsOf(
  tx: Tx,
  { kind, id }: { kind: 'agent' | 'user'; id: string },
  after: string,
  limit: number,
): Promise<Contact[]> {
  const [own, other] = kind === 'agent' ? ['agent_id', 'user_id'] : ['user_id', 'agent_id']
  return tx.rows<Contact>(
    `SELECT a.handle, a.display_name AS name, c.created_at AS since FROM contacts c JOIN actors a ON a.id = c.${other}
     WHERE c.${own} = ? AND a.status = 'active' AND a.handle > ? ORDER BY a.handle LIMIT ?`,
    [id, after, limit],
  )
}

/** Ends the contacts of deleted accounts, their requests for some, invitations, and what persons among them looked for. */
export async function deleteContactsOf(tx: Tx, deleted: DeletedAccounts): Promise<void> {
  const accounts = allDeleted(tx, deleted)
  const among = (column: string) => `${column} IN (SELECT t.id FROM ${accounts.sql} AS t)`
  for (const side of ['agent_id', 'user_id']) {
    await tx.run(`DELETE FROM contacts WHERE ${among(side)}`, accounts.bindings)
  }
  for (const side of ['asker_id', 'user_id']) {
    await tx.run(`DELETE FROM requests WHERE kind <> 'message' AND ${among(side)}`, accounts.bindings)
  }
  await tx.run(`DELETE FROM sought_numbers WHERE ${among('user_id')}`, accounts.bindings)
}

/** A person for an agent, an agent for a person. */
export interface Contact {
  handle: string
  name: string | null
  /** Since when, in milliseconds. */
  since: number
}
