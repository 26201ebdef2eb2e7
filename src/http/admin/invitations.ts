import {
  deleteInvitationRow,
  insertInvitation,
  listInvitationRows,
  type AccountInvitation,
} from '../../identity/sign-in/account-invitation.store.ts'
import { notFound } from '../../platform/errors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readOldestFirst } from '../../platform/read-page.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Needs } from '../../platform/context.ts'
import { joinPath } from '../pages/join-texts.ts'

/** Creates an invitation, and returns its link, which is not stored (AMB-259). */
export async function createInvitation(
  { config, clock, ids, database }: Needs<'config' | 'clock' | 'ids' | 'database'>,
  { uses, expiresInSeconds, note }: { uses: number; expiresInSeconds: number; note: string | null },
): Promise<{ invitation: AccountInvitation; url: string }> {
  const secret = newSecret(ids, 'account_invitation')
  const now = clock.now()
  const expiresAt = now + expiresInSeconds * 1000
  const invitation = { id: ids.next('inv'), note, uses, used: 0, createdAt: now, expiresAt }
  await database.write((tx) => insertInvitation(tx, hashSecret(secret), invitation))
  return { invitation, url: `${config.publicUrl}${joinPath}?token=${secret}` }
}

/** Returns a page of the invitations, oldest first. */
export function listInvitations({ database }: Needs<'database'>, page: ListPage): Promise<List<AccountInvitation>> {
  return readOldestFirst(database, 'inv', page, listInvitationRows)
}

/** Deletes an invitation. @throws DomainError not_found */
export async function deleteInvitation({ database }: Needs<'database'>, id: string): Promise<void> {
  if (!(await database.write((tx) => deleteInvitationRow(tx, id)))) throw notFound('There is no such invitation.')
}
