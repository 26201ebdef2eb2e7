import type { SendResult } from './send.write.ts'
import { withdrawAttachment } from '../attachments/attachment.sql.ts'
import type { NewUpload } from '../attachments/attachment.ts'
import { uploadAttachment } from '../attachments/upload-attachment.ts'
import { membershipPeriodsOf } from '../chats/participant.sql.ts'
import { requireCurrent } from '../chats/membership.rules.ts'
import type { ConversationsContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { MediaPart } from './part.ts'
import { sendMessage } from './send-message.ts'

/** Location of a recording, as a URL or an attachment, and its duration. */
export interface VoiceMemo extends Omit<MediaPart, 'type'> {
  /** Idempotency key of the send. With null, every call sends. */
  messageId: string | null
}

/**
 * Stores a message that is one recording (AMB-097).
 * @throws the errors of a send: invalid_request (the attachment), not_found and forbidden (the chat),
 * idempotency_conflict
 */
export async function sendVoiceMemo(
  context: Pick<ConversationsContext, 'clock' | 'commits' | 'ids' | 'metrics'>,
  caller: Caller,
  chatId: string,
  { messageId, ...media }: VoiceMemo,
): Promise<SendResult> {
  return sendMessage(context, caller, {
    chatId,
    messageId: messageId ?? context.ids.next('msg'),
    parts: [{ type: 'media', ...media }],
    text: null,
    replyTo: null,
  })
}

/**
 * Stores a recording as an attachment and sends it. A caller who cannot send is rejected before a byte is read. If the
 * send fails, the recording is deleted.
 * @throws the errors of an upload and of a send
 */
export async function sendRecording(
  context: Pick<
    ConversationsContext,
    'clock' | 'commits' | 'uploads' | 'config' | 'ids' | 'limits' | 'database' | 'metrics'
  >,
  caller: Caller,
  chatId: string,
  upload: NewUpload,
): Promise<SendResult> {
  await context.database.read(async (tx) => requireCurrent(await membershipPeriodsOf(tx, chatId, caller.id)))
  const { id } = await uploadAttachment(context, caller, upload)
  try {
    return await sendVoiceMemo(context, caller, chatId, { messageId: null, attachmentId: id })
  } catch (error) {
    await context.database.write((tx) => withdrawAttachment(tx, id, caller.id))
    // If the removal fails, the sweeper deletes the bytes.
    await context.uploads.remove(id).catch(() => undefined)
    throw error
  }
}
