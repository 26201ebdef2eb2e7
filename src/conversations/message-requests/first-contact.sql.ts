import type { RequestsFrom } from '../../identity/accounts/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { pairKey } from '../chats/chat.rules.ts'
import type { FirstContact } from './first-contact.rules.ts'

/** An actor that wants to reach persons. */
interface Asker {
  id: string
  kind: 'agent' | 'user'
}

interface FirstContactRow {
  user_id: string
  requests_from: RequestsFrom
  blocked: number
  contact: number
}

/**
 * Reads the relations of persons to an actor that requests a first contact, by person. An agent becomes a contact when
 * its contact request is accepted; a person, when one of the two opens their direct chat and the other accepts it
 * (AMB-115).
 */
export async function firstContactsOf(
  tx: Tx,
  asker: Asker,
  userIds: readonly string[],
): Promise<Map<string, FirstContact>> {
  if (userIds.length === 0) return new Map()
  const requested = tx.table(
    { user_id: 'text', pair_key: 'text' },
    userIds.map((userId) => ({ user_id: userId, pair_key: pairKey(asker.id, userId) })),
  )
  const contact =
    asker.kind === 'agent'
      ? 'SELECT 1 FROM contacts k WHERE k.agent_id = ? AND k.user_id = a.id'
      : `SELECT 1 FROM chats c WHERE c.participants_key = t.pair_key AND c.pending_recipient_id IS NULL AND ? <> a.id`
  const rows = await tx.rows<FirstContactRow>(
    `SELECT a.id AS user_id, a.requests_from,
       CASE WHEN EXISTS (SELECT 1 FROM blocks b WHERE (b.blocker_id = a.id AND b.blocked_id = ?)
         OR (b.blocker_id = ? AND b.blocked_id = a.id)) THEN 1 ELSE 0 END AS blocked,
       CASE WHEN EXISTS (${contact}) THEN 1 ELSE 0 END AS contact
     FROM ${requested.sql} AS t JOIN actors a ON a.id = t.user_id`,
    [asker.id, asker.id, asker.id, ...requested.bindings],
  )
  return new Map(
    rows.map(({ user_id, requests_from: requestsFrom, blocked, contact: isContact }) => [
      user_id,
      { requestsFrom, blocked: blocked === 1, contact: isContact === 1 },
    ]),
  )
}
