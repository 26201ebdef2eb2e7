import { idTable } from '../../platform/database/id-table.ts'
import { forbidden } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { recipientsOf } from '../message-requests/request.sql.ts'
import type { RequestStatus } from '../message-requests/request.ts'

/** An invitation to a group that the person has not accepted. Pending and declined look the same to the inviter. */
export interface NewInvitation {
  id: string
  chatId: string
  userId: string
  askerId: string
  /** `declined`: the person accepts no requests of the inviter and never sees the invitation. */
  status: 'pending' | 'declined'
  createdAt: number
  expiresAt: number
}

/** Lifetime of an invitation: 30 days, as for a contact request. */
export const INVITATION_LIFETIME_MS = 30 * 24 * 3_600_000

/**
 * Stores invitations. An existing invitation is unchanged, even if declined; an expired one is replaced.
 * @returns the persons with a new invitation
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
  return recipientsOf(stored)
}

/** Deletes accepted and expired invitations of a group. */
export async function dropEndedInvitations(tx: Tx, chatId: string, now: number): Promise<void> {
  const invitations = tx.knex('requests').where({ kind: 'group', chat_id: chatId })
  await invitations.whereRaw("(status = 'accepted' OR expires_at <= ?)", [now]).delete()
}

/** Returns the handles of invited persons who have not joined, by group, in the order of the invitations. */
export async function invitedHandlesOf(
  tx: Tx,
  chatIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string[]>> {
  const invited = new Map<string, string[]>()
  if (chatIds.length === 0) return invited
  const chats = idTable(tx, chatIds)
  const rows = await tx.rows<{ chat_id: string; handle: string }>(
    `SELECT r.chat_id, a.handle FROM ${chats.sql} AS t
     JOIN requests r ON r.chat_id = t.id AND r.kind = 'group' AND r.status <> 'accepted' AND r.expires_at > ?
     JOIN actors a ON a.id = r.user_id AND a.handle IS NOT NULL
     ORDER BY r.id`,
    [...chats.bindings, now],
  )
  for (const { chat_id, handle } of rows) invited.set(chat_id, [...(invited.get(chat_id) ?? []), handle])
  return invited
}

/**
 * Deletes the invitation of a person who has joined or is no longer invited.
 * @returns the invitation, if it was open
 */
export async function deleteInvitation(
  tx: Tx,
  chatId: string,
  userId: string,
  now: number,
): Promise<{ status: RequestStatus } | undefined> {
  const open = invitationsOf(tx, chatId, userId).where('expires_at', '>', now)
  const invitation = await open.clone().first('status')
  const isOpen = (await open.delete()) > 0
  return isOpen ? invitation : undefined
}

/** Selects the invitations of a person to a group that are not accepted. */
const invitationsOf = (tx: Tx, chatId: string, userId: string) =>
  tx.knex('requests').where({ kind: 'group', chat_id: chatId, user_id: userId }).whereNot({ status: 'accepted' })

/** @throws DomainError forbidden when another person invited the user to the group */
export async function requireInvitedBy(
  tx: Tx,
  { chatId, userId, askerId }: { chatId: string; userId: string; askerId: string },
): Promise<void> {
  const others = await invitationsOf(tx, chatId, userId).whereNot({ asker_id: askerId }).first('id')
  if (others) throw forbidden('Only the owner of the group can withdraw the invitation of another member.')
}
