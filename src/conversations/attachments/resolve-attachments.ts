import { invalidRequest } from '../../platform/errors.ts'
import type { Part } from '../messages/part.ts'
import type { BatchState } from '../writes/batch-state.ts'

/**
 * Gives parts that name attachments the addresses of the bytes, for everybody who will read them. An id that names no
 * upload of the sender is refused, with one answer for unknown and foreign ones (PART-015, AMB-127).
 * @throws invalid_request naming the part
 */
export function resolveAttachments(ledger: BatchState, actorId: string, parts: Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.type !== 'media' || part.attachmentId === undefined) return part
    const attachment = ledger.attachments.get(part.attachmentId)
    if (attachment?.ownerId !== actorId) {
      throw invalidRequest('attachment_id names no attachment of yours.', `parts[${index}].attachment_id`)
    }
    return { ...part, url: attachment.url }
  })
}
