import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'
import { statusesBefore } from '../../conversations/message-requests/request.rules.ts'
import type { RequestRow } from '../../platform/database/tables/conversations.ts'

type ContactRequestRow = Pick<
  RequestRow,
  'id' | 'status' | 'user_id' | 'note' | 'asked_by_id' | 'created_at' | 'withdrawn_at'
> & { handle: string | null; expires_at: number }

const columns = [
  'r.id',
  'r.status',
  'r.user_id',
  'a.handle',
  'r.note',
  'r.asked_by_id',
  'r.created_at',
  'r.expires_at',
  'r.withdrawn_at',
]

const contactRequests = (tx: Tx, agentId: string) =>
  tx.knex('requests').where({ asker_id: agentId }).whereRaw("kind = 'contact'")

const withHandles = (tx: Tx, agentId: string) =>
  tx
    .knex('requests as r')
    .join('actors as a', 'a.id', 'r.user_id')
    .where({ 'r.asker_id': agentId })
    .whereRaw("r.kind = 'contact'")

export interface NewContactRequest {
  id: string
  agentId: string
  userId: string
  askedById: boolean
  /**
   * Whether the request is never shown, because the person has blocked the agent or accepts no requests. The agent must not
   * see this.
   */
  declined: boolean
  note: string | null
  requestId: string | null
  createdAt: number
  expiresAt: number
}

export async function insertContactRequest(tx: Tx, request: NewContactRequest): Promise<void> {
  await tx.knex('requests').insert({
    id: request.id,
    kind: 'contact',
    user_id: request.userId,
    asker_id: request.agentId,
    chat_id: null,
    status: request.declined ? 'declined' : 'pending',
    note: request.note,
    asked_by_id: request.askedById,
    request_id: request.requestId,
    request_hash: null,
    created_at: request.createdAt,
    decided_at: null,
    withdrawn_at: null,
    expires_at: request.expiresAt,
  })
}

/** Returns whether an agent has a pending request to this person, or is a contact. */
export async function existingBetween(
  tx: Tx,
  agentId: string,
  userId: string,
  now: number,
): Promise<'request' | 'contact' | undefined> {
  const contact = await tx.knex('contacts').where({ agent_id: agentId, user_id: userId }).first('agent_id')
  if (contact) return 'contact'
  const request = await contactRequests(tx, agentId)
    .where({ user_id: userId, withdrawn_at: null })
    .whereNot({ status: 'accepted' })
    .where('expires_at', '>', now)
    .first('id')
  return request && 'request'
}

/** Returns whether the person declined a request that the agent then withdrew, and that has not expired. */
export async function declinedBefore(tx: Tx, agentId: string, userId: string, now: number): Promise<boolean> {
  const declined = await contactRequests(tx, agentId)
    .where({ user_id: userId, status: 'declined' })
    .where('expires_at', '>', now)
    .whereNotNull('withdrawn_at')
    .first('id')
  return declined !== undefined
}

/** Withdraws a request. @returns the person who received it; undefined when there is no such request */
export async function withdrawRequest(tx: Tx, agentId: string, id: string, now: number): Promise<string | undefined> {
  const [row] = await contactRequests(tx, agentId)
    .where({ id, withdrawn_at: null })
    .whereIn('status', statusesBefore('withdraw'))
    .where('expires_at', '>', now)
    .update({ withdrawn_at: now })
    .returning('user_id')
  return row?.user_id
}

/**
 * Counts the agent's requests for its limit: not accepted and not expired. Declined requests count, so that the number
 * does not reveal a decision; withdrawn requests count, which limits the requests that a person receives.
 */
export async function countOpenRequests(tx: Tx, agentId: string, now: number): Promise<number> {
  return countRows(contactRequests(tx, agentId).whereNot({ status: 'accepted' }).where('expires_at', '>', now))
}

export async function findContactRequest(
  tx: Tx,
  agentId: string,
  key: { id: string } | { requestId: string },
  now: number,
): Promise<ContactRequest | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['request_id', key.requestId]
  const row = await withHandles(tx, agentId)
    .where({ [`r.${column}`]: value })
    .first<ContactRequestRow | undefined>(columns)
  return row && requestOf(row, now)
}

/** Lists the agent's requests with ids below `before`, newest first. */
export async function listContactRequestsOf(
  tx: Tx,
  agentId: string,
  before: string,
  limit: number,
  now: number,
): Promise<ContactRequest[]> {
  const rows = await withHandles(tx, agentId)
    .where('r.id', '<', before)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .select<ContactRequestRow[]>(columns)
  return rows.map((row) => requestOf(row, now))
}

function requestOf(row: ContactRequestRow, now: number): ContactRequest {
  const accepted = row.status === 'accepted'
  return {
    id: row.id,
    status: statusOf(row, now),
    ...((accepted || row.asked_by_id === 0) && { handle: row.handle }),
    ...((accepted || row.asked_by_id === 1) && { userId: row.user_id }),
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

function statusOf({ status, withdrawn_at: withdrawnAt, expires_at: expiresAt }: ContactRequestRow, now: number) {
  if (status === 'accepted') return status
  if (withdrawnAt !== null) return 'withdrawn'
  return expiresAt > now ? 'pending' : 'expired'
}

/** Lifetime of a contact request: 30 days. */
export const CONTACT_REQUEST_LIFETIME_MS = 30 * 24 * 3_600_000

/** Status as its agent sees it: a declined request is pending until it expires. */
export type ContactRequestStatus = 'pending' | 'accepted' | 'withdrawn' | 'expired'

export interface ContactRequest {
  id: string
  status: ContactRequestStatus
  /** The agent named the person by `handle` or by `userId`; the other member is set after the acceptance. */
  handle?: string | null
  userId?: string
  note: string | null
  createdAt: number
  expiresAt: number
}
