import { invalidRequest } from '../../platform/errors.ts'
import type { Batch, BatchKeys } from '../../platform/unit-of-work/state.ts'
import type { Part } from '../messages/part.ts'
import type { ChatKind } from '../chats/chat.ts'
import { attachments } from './attachment.sql.ts'

/** Returns the ids of the attachments that parts name. */
export const attachmentsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.type === 'media' && part.attachmentId !== undefined ? [part.attachmentId] : []))

export function requestAttachmentKeys(keys: BatchKeys, parts: readonly Part[]): void {
  for (const id of attachmentsIn(parts)) keys.of(attachments).add(id)
}

/** Records that a new message of a chat of this kind uses the attachments that its parts name. */
export function useAttachments(batch: Batch, parts: readonly Part[], kind: ChatKind, at: number): void {
  for (const id of attachmentsIn(parts)) {
    const { uses } = batch.get(attachments)
    uses.set(id, { ...uses.get(id), [kind]: at })
  }
}

/**
 * Adds URLs to the parts that name attachments. An id that is not an upload of the sender is rejected; unknown and
 * foreign ids get the same error (PART-015, AMB-127).
 * @throws invalid_request with the part
 */
export function resolveAttachments(batch: Batch, actorId: string, parts: Part[]): Part[] {
  return parts.map((part, index) => {
    if (part.type !== 'media' || part.attachmentId === undefined) return part
    const attachment = batch.get(attachments).byId.get(part.attachmentId)
    if (attachment?.ownerId !== actorId) {
      throw invalidRequest(
        (name) => `${name('attachmentId')} must name an attachment that you uploaded.`,
        `parts[${index}].attachmentId`,
      )
    }
    return { ...part, url: attachment.url }
  })
}
