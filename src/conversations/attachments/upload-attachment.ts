import type { ConversationsContext } from '../context.ts'
import { payloadTooLarge, unauthorized } from '../../platform/errors.ts'
import type { Tx } from '../../platform/database/database.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import { isDeleted, lockActorForCount } from '../../identity/accounts/actor.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { ATTACHMENT_BYTES_MAX, mediaUrl } from './attachment.rules.ts'
import { insertUpload, sumAttachments } from './attachment.store.ts'
import { UploadGivenUp } from './uploads.ts'
import type { Attachment, NewUpload } from './attachment.ts'

/** Bits of the secret in an address, in bytes (AMB-059). */
const secretBytes = 32

/**
 * Stores an upload as the caller's attachment (ATT-001). Nobody sees anything of it before all of it is there.
 * @throws payload_too_large and limit_exceeded before a byte is asked for, unauthorized (the account is deleted, also
 *   while the bytes arrive), temporarily_unavailable, and what reading the bytes throws
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
    await requireRoom(context, tx, row)
    await insertUpload(tx, row)
  })
  const sha256 = await uploads.take(attachment, upload.read()).catch(async (error: unknown) => {
    const isGone = error instanceof UploadGivenUp && (await context.database.read((tx) => isDeleted(tx, caller.id)))
    throw isGone ? unauthorized() : error
  })
  context.metrics?.uploaded(length)
  return { ...attachment, sha256 }
}

/** What runs counts as stored; what is to go counts until its bytes are gone. */
async function requireRoom(
  { limits }: Pick<ConversationsContext, 'limits'>,
  tx: Tx,
  { ownerId, size }: Pick<Attachment, 'ownerId' | 'size'>,
): Promise<void> {
  const { attachments, bytes } = await sumAttachments(tx, ownerId)
  assertWithinLimit('attachments_per_agent', attachments, limits.of('attachments_per_agent', ownerId))
  const most = limits.of('attachment_bytes_per_agent', ownerId)
  assertWithinLimit('attachment_bytes_per_agent', bytes, most, { used: bytes, added: size })
}
