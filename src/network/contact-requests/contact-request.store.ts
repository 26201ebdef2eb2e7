import type { Tx } from '../../platform/database/database.ts'
import type { ContactRequest } from './contact-request.ts'

interface ContactRequestRow {
  id: string
  status: 'pending' | 'accepted' | 'declined'
  user_id: string
  handle: string | null
  note: string | null
  asked_by_id: number
  created_at: number
  expires_at: number
}

const columns = 'r.id, r.status, r.user_id, a.handle, r.note, r.asked_by_id, r.created_at, r.expires_at'

export interface NewContactRequest {
  id: string
  agentId: string
  userId: string
  askedById: boolean
  /** Nobody will ever see it: the person has blocked the agent or takes no requests, and the agent is not to know. */
  declined: boolean
  note: string | null
  requestId: string | null
  createdAt: number
  expiresAt: number
}

export async function insertContactRequest(tx: Tx, request: NewContactRequest): Promise<void> {
  await tx.run(
    `INSERT INTO requests (id, kind, user_id, asker_id, status, note, request_id, asked_by_id, created_at, expires_at)
     VALUES (?, 'contact', ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      request.id,
      request.userId,
      request.agentId,
      request.declined ? 'declined' : 'pending',
      request.note,
      request.requestId,
      request.askedById,
      request.createdAt,
      request.expiresAt,
    ],
  )
}

/** Whether an agent has asked this person already and still waits, or is a contact. */
export async function existingBetween(
  tx: Tx,
  agentId: string,
  userId: string,
  now: number,
): Promise<'request' | 'contact' | undefined> {
  const [contact] = await tx.rows('SELECT 1 AS is_one FROM contacts WHERE agent_id = ? AND user_id = ?', [
    agentId,
    userId,
  ])
  if (contact) return 'contact'
  const [request] = await tx.rows(
    `SELECT id FROM requests WHERE asker_id = ? AND user_id = ? AND kind = 'contact' AND status <> 'accepted' AND expires_at > ?`,
    [agentId, userId, now],
  )
  return request && 'request'
}

/**
 * Requests of the agent that count against its limit: not accepted and not expired. Declined ones count too, so that
 * the number does not show a decision.
 */
export async function countOpenRequests(tx: Tx, agentId: string, now: number): Promise<number> {
  const [row] = await tx.rows<{ total: number }>(
    `SELECT count(*) AS total FROM requests
     WHERE asker_id = ? AND kind = 'contact' AND status <> 'accepted' AND expires_at > ?`,
    [agentId, now],
  )
  return Number(row?.total ?? 0)
}

/** The agent's own request, by its id or by what the agent called it. */
export async function findContactRequest(
  tx: Tx,
  agentId: string,
  key: { id: string } | { requestId: string },
  now: number,
): Promise<ContactRequest | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['request_id', key.requestId]
  const [row] = await tx.rows<ContactRequestRow>(
    `SELECT ${columns} FROM requests r JOIN actors a ON a.id = r.user_id
     WHERE r.asker_id = ? AND r.kind = 'contact' AND r.${column} = ?`,
    [agentId, value],
  )
  return row && requestOf(row, now)
}

/** The agent's requests, newest first, below the id `before`. */
export async function listContactRequestsOf(
  tx: Tx,
  agentId: string,
  before: string,
  limit: number,
  now: number,
): Promise<ContactRequest[]> {
  const rows = await tx.rows<ContactRequestRow>(
    `SELECT ${columns} FROM requests r JOIN actors a ON a.id = r.user_id
     WHERE r.asker_id = ? AND r.kind = 'contact' AND r.id < ? ORDER BY r.id DESC LIMIT ?`,
    [agentId, before, limit],
  )
  return rows.map((row) => requestOf(row, now))
}

function requestOf(row: ContactRequestRow, now: number): ContactRequest {
  const accepted = row.status === 'accepted'
  return {
    id: row.id,
    status: accepted ? 'accepted' : row.expires_at > now ? 'pending' : 'expired',
    ...((accepted || row.asked_by_id === 0) && { handle: row.handle }),
    ...((accepted || row.asked_by_id === 1) && { userId: row.user_id }),
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
