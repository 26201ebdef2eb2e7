import { invalidRequest } from '../../platform/errors.ts'
import type { Batch, BatchKeys } from '../../platform/unit-of-work/state.ts'
import type { Part } from '../messages/part.ts'
import { attachments } from './attachment.state.ts'

/** Asks for the attachments that parts name. */
export function askForAttachments(keys: BatchKeys, parts: readonly Part[]): void {
  for (const part of parts) {
    if (part.type === 'media' && part.attachmentId !== undefined) keys.of(attachments).add(part.attachmentId)
  }
}

/**
 * Gives parts that name attachments the addresses of the bytes, for everybody who will read them. An id that names no
 * upload of the sender is rejected, with one answer for unknown and foreign ones (PART-015, AMB-127).
 * @throws invalid_request naming the part
 */
export function resolveAttachments(batch: Batch, actorId: string, parts: Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.type !== 'media' || part.attachmentId === undefined) return part
    const attachment = batch.get(attachments).get(part.attachmentId)
    if (attachment?.ownerId !== actorId) {
      throw invalidRequest('attachment_id names no attachment of yours.', `parts[${index}].attachment_id`)
    }
    return { ...part, url: attachment.url }
  })
}
