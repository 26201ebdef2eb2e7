import type { AttachmentReply } from '../../../generated/extensions/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Attachment } from './attachment.ts'

export function encodeAttachment(attachment: Attachment): AttachmentReply['attachment'] {
  const { id, url, contentType: content_type, filename, size, sha256, createdAt } = attachment
  return { id, url, content_type, filename, size, sha256, created_at: encodeTime(createdAt) }
}
