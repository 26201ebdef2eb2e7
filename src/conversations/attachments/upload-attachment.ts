import type { Needs } from '../../platform/context.ts'
import type { ConversationsContext } from '../context.ts'
import { payloadTooLarge, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { isDeleted, lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { ATTACHMENT_BYTES_MAX, mediaUrl } from './attachment.rules.ts'
import { insertUpload, sumAttachments } from './attachment.sql.ts'
import { UploadGivenUp } from './uploads.ts'
import type { Attachment, NewUpload } from './attachment.ts'

/** Length of the secret in a URL, in bytes (AMB-059). */
const secretBytes = 32

/**
 * Stores an upload as an attachment of the caller (ATT-001). The attachment is invisible until it is complete.
 * @throws payload_too_large and limit_exceeded before a byte is read, unauthorized (the account is deleted, also during
 * the upload), temporarily_unavailable, and errors of the byte stream
 */
export async function uploadAttachment(
  context: Pick<ConversationsContext, 'uploads' | 'config' | 'clock' | 'ids' | 'limits' | 'database' | 'metrics'>,
  caller: Caller,
  upload: NewUpload,
): Promise<Attachment> {
  const { clock, config, ids, uploads } = context
  const { length, filename, contentType } = upload
  if (length > ATTACHMENT_BYTES_MAX) throw payloadTooLarge('An attachment has at most 100 MB.')
  const secret = ids.secret(secretBytes).toString('base64url')
  const attachment = {
    id: ids.next('att'),
    ownerId: caller.id,
    url: mediaUrl(config.publicUrl, secret, filename),
    contentType,
    filename,
    size: length,
    createdAt: clock.now(),
  }
  const row = { ...attachment, secret, leaseUntil: uploads.leaseUntil() }
  await context.database.write(async (tx) => {
    if (!(await lockActorForCount(tx, caller.id))) throw unauthorized()
    await requireRoom(context, tx, caller, length)
    await insertUpload(tx, row)
  })
  const sha256 = await uploads.take(attachment, upload.read()).catch(async (error: unknown) => {
    const isGone = error instanceof UploadGivenUp && (await context.database.read((tx) => isDeleted(tx, caller.id)))
    throw isGone ? unauthorized() : error
  })
  context.metrics?.uploaded(length)
  return { ...attachment, sha256 }
}

const limitsOf = {
  agent: ['attachments_per_agent', 'attachment_bytes_per_agent'],
  user: ['attachments_per_person', 'attachment_bytes_per_person'],
} as const

/** Uploads in progress count as stored. A removed attachment counts until its bytes are deleted. */
async function requireRoom({ limits }: Needs<'limits'>, tx: Tx, { id, kind }: Caller, added: number): Promise<void> {
  const { attachments, bytes } = await sumAttachments(tx, id)
  const [ofCount, ofBytes] = limitsOf[kind]
  assertWithinLimit(ofCount, attachments, limits.of(ofCount, id))
  assertWithinLimit(ofBytes, bytes, limits.of(ofBytes, id), { used: bytes, added })
}
