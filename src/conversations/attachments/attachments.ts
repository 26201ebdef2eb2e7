import type { Needs } from '../../platform/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import { notFound, DomainError } from '../../platform/errors.ts'
import type { ConversationsContext } from '../context.ts'
import { listAttachmentsOf, findOwnAttachment, withdrawAttachment, findBySecret } from './attachment.sql.ts'
import type { Attachment } from './attachment.ts'
import type { Readable } from 'node:stream'
import { mediaName } from './attachment.rules.ts'
import type { ByteRange } from '../../platform/storage/storage.ts'

/** Lists the attachments that the caller uploaded, newest first. */
export function listAttachments(
  { database }: Needs<'database'>,
  caller: Caller,
  page: ListPage,
): Promise<List<Attachment>> {
  return readNewestFirst(database, 'att', page, (tx, before, limit) => listAttachmentsOf(tx, caller.id, before, limit))
}

/** Returns an attachment of the caller. @throws not_found unless the caller uploaded it (ATT-008) */
export async function getAttachment(context: Needs<'database'>, caller: Caller, id: string): Promise<Attachment> {
  const attachment = await context.database.read((tx) => findOwnAttachment(tx, id, caller.id))
  if (!attachment) throw notFound('There is no such attachment.')
  return attachment
}

/**
 * Deletes an attachment of the caller. Messages keep the part that names it, and its URL returns 404 (AMB-261).
 * @throws not_found
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
    .catch((error: unknown) =>
      log.warn({ attachmentId: id, err: error }, 'the bytes of a deleted attachment are deleted later'),
    )
}

/** Finds the attachment of a URL. The complete URL is enough to read it (ATT-009). @throws not_found */
export async function getMedia(context: Needs<'database'>, secret: string, filename: string): Promise<Attachment> {
  const attachment = await context.database.read((tx) => findBySecret(tx, secret))
  if (!attachment || mediaName(attachment.filename) !== filename) throw notFound('There is no object at this path.')
  return attachment
}

/** Opens the bytes of an attachment. @throws temporarily_unavailable when the storage fails */
export async function readBytes(
  { uploads, log }: Pick<ConversationsContext, 'uploads' | 'log'>,
  { id }: Attachment,
  range: ByteRange,
): Promise<Readable> {
  try {
    return await uploads.storage.read(id, range)
  } catch (cause) {
    log.error({ attachmentId: id, err: cause }, 'the bytes of an attachment could not be read')
    throw new DomainError('temporarily_unavailable', 'The bytes cannot be read right now; try again.', {
      retryAfterSeconds: 1,
      cause,
    })
  }
}
