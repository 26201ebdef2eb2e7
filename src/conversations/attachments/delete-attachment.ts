import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { ConversationsContext } from '../context.ts'
import { withdrawAttachment } from './attachment.store.ts'

/**
 * Deletes an attachment of the caller. Messages keep the part that names it, and its URL returns 404 (AMB-261). @throws
 * not_found
 */
export async function deleteAttachment(
  { database, uploads, log }: Pick<ConversationsContext, 'database' | 'uploads' | 'log'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const deleted = await database.write((tx) => withdrawAttachment(tx, id, caller.id))
  if (!deleted) throw notFound('There is no such attachment.')
  await uploads
    .remove(id)
    .catch((error: unknown) => log.warn({ attachmentId: id, err: error }, 'a deleted attachment is cleared later'))
}
