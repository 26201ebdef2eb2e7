import type { Tx } from '../../platform/database/database.ts'
import { askedOf } from '../message-requests/request.store.ts'
import type { RequestStatus } from '../message-requests/request.ts'

/** Somebody who was asked into a group and has not come: not yet, or not at all, which those who ask cannot tell. */
export interface NewInvitation {
  id: string
  chatId: string
  userId: string
  askerId: string
  /** `declined`: the person takes no requests of the asker and is never shown it. */
  status: 'pending' | 'declined'
  createdAt: number
  expiresAt: number
}

/** How long an invitation stands: 30 days, as a contact request. */
export const INVITATION_LIFETIME_MS = 30 * 24 * 3_600_000

/**
 * Stores invitations. One that stands already is left as it is, declined or not; an old one is made anew.
 * @returns the persons who have an invitation now that they had not
 */
export async function insertInvitations(tx: Tx, invitations: readonly NewInvitation[]): Promise<string[]> {
  if (invitations.length === 0) return []
  const added = tx.table(
    {
      id: 'text',
      chat_id: 'text',
      user_id: 'text',
      asker_id: 'text',
      status: 'text',
      created_at: 'bigint',
      expires_at: 'bigint',
    },
    invitations.map((invitation) => ({
      id: invitation.id,
      chat_id: invitation.chatId,
      user_id: invitation.userId,
      asker_id: invitation.askerId,
      status: invitation.status,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })),
  )
  const stored = await tx.rows<{ user_id: string; status: RequestStatus }>(
    `INSERT INTO requests (id, kind, user_id, asker_id, chat_id, status, created_at, expires_at)
     SELECT t.id, 'group', t.user_id, t.asker_id, t.chat_id, t.status, t.created_at, t.expires_at FROM ${added.sql} AS t
     WHERE true ORDER BY t.id ON CONFLICT DO NOTHING RETURNING user_id, status`,
    added.bindings,
  )
  return askedOf(stored)
}

/** Drops invitations of a group that stand no longer: those of persons who came, and those that expired. */
export async function dropEndedInvitations(tx: Tx, chatId: string, now: number): Promise<void> {
  await tx.run(
    "DELETE FROM requests WHERE kind = 'group' AND chat_id = ? AND (status = 'accepted' OR expires_at <= ?)",
    [chatId, now],
  )
}

/** The handles of those who were asked into some groups and have not come, by group, in the order of the invitations. */
export async function invitedHandlesOf(
  tx: Tx,
  chatIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string[]>> {
  const invited = new Map<string, string[]>()
  if (chatIds.length === 0) return invited
  const chats = tx.table(
    { chat_id: 'text' },
    chatIds.map((chat_id) => ({ chat_id })),
  )
  const rows = await tx.rows<{ chat_id: string; handle: string }>(
    `SELECT r.chat_id, a.handle FROM ${chats.sql} AS t
     JOIN requests r ON r.chat_id = t.chat_id AND r.kind = 'group' AND r.status <> 'accepted' AND r.expires_at > ?
     JOIN actors a ON a.id = r.user_id AND a.handle IS NOT NULL
     ORDER BY r.id`,
    [...chats.bindings, now],
  )
  for (const { chat_id, handle } of rows) invited.set(chat_id, [...(invited.get(chat_id) ?? []), handle])
  return invited
}

/** The person is in the group now, or is wanted there no longer. @returns the invitation that stood, if one did */
export async function deleteInvitation(
  tx: Tx,
  chatId: string,
  userId: string,
  now: number,
): Promise<{ status: RequestStatus } | undefined> {
  const [stood] = await tx.rows<{ status: RequestStatus }>(
    "DELETE FROM requests WHERE kind = 'group' AND chat_id = ? AND user_id = ? AND status <> 'accepted' AND expires_at > ? RETURNING status",
    [chatId, userId, now],
  )
  return stood
}
