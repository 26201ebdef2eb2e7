import type { Readable } from 'node:stream'

import type { ConversationsContext } from '../context.ts'
import { DomainError, notFound } from '../../platform/errors.ts'
import { mediaName } from './attachment.rules.ts'
import { findBySecret } from './attachment.store.ts'
import type { Attachment } from './attachment.ts'
import type { ByteRange } from '../../platform/storage/storage.ts'

/** Finds the attachment of a URL. The complete URL is enough to read it (ATT-009). @throws not_found */
export async function getMedia(
  context: Pick<ConversationsContext, 'database'>,
  secret: string,
  filename: string,
): Promise<Attachment> {
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
