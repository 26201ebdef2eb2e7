import type { ConversationsContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findOwnAttachment } from './attachment.store.ts'
import type { Attachment } from './attachment.ts'

/** Returns an attachment of the caller. @throws not_found unless the caller uploaded it (ATT-008) */
export async function getAttachment(
  context: Pick<ConversationsContext, 'database'>,
  caller: Caller,
  id: string,
): Promise<Attachment> {
  const attachment = await context.database.read((tx) => findOwnAttachment(tx, id, caller.id))
  if (!attachment) throw notFound('There is no such attachment.')
  return attachment
}
