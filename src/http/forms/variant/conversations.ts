import { decodeUpload } from '../../../conversations/attachments/attachment.current.ts'
import { decodeOpenDraft, encodeDraft } from '../../../conversations/drafts/draft.variant.ts'
import { openDraft, appendDraft, finalizeDraft } from '../../../conversations/drafts/drafts.ts'
import { decodeSendToHandles, decodeVoiceMemo, encodeSent } from '../../../conversations/messages/message.variant.ts'
import { sendToHandles } from '../../../conversations/messages/send-to-handles.ts'
import { sendRecording, sendVoiceMemo } from '../../../conversations/messages/send-voice-memo.ts'
import { encodeMessage } from '../../../conversations/messages/message.current.ts'
import { decodePartByValue } from '../../../conversations/messages/part.variant.ts'
import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactionByIndex } from '../../../conversations/reactions/reaction.variant.ts'
import { RawBody } from '../../raw-body.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const messageHandlers = {
  sendMessage: async (context, { caller, body, headers }) => {
    if ('to' in body) {
      return { status: 202, body: encodeSent(await sendToHandles(context, caller, decodeSendToHandles(body))) }
    }
    const draft = await openDraft(context, caller, decodeOpenDraft(body, headers['idempotency-key']))
    return { status: 202, body: encodeDraft(draft) }
  },

  sendVoiceMemo: async (context, { caller, body, path, headers }) => {
    const sent =
      body instanceof RawBody
        ? await sendRecording(context, caller, path.id, decodeUpload(body, headers['x-svc-filename']))
        : await sendVoiceMemo(context, caller, path.id, decodeVoiceMemo(body))
    return { status: 202, body: encodeSent(sent) }
  },
} satisfies AreaHandlers<'messages'>

export const draftHandlers = {
  appendDraft: async (context, { caller, path, body }) => ({
    status: 202,
    body: encodeDraft(await appendDraft(context, caller, path.id, body.text)),
  }),

  /** The message is encoded in the current form, as every reader sees it (DRAFT-011). */
  finalizeDraft: async (context, { caller, path, body }) => {
    const message = await finalizeDraft(context, caller, path.id, body?.parts?.map(decodePartByValue) ?? null)
    return { status: 200, body: { message_id: message.id, message: encodeMessage(message) } }
  },
} satisfies AreaHandlers<'drafts'>

export const reactionHandlers = {
  react: async (context, { caller, body, path }) => {
    const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactionByIndex(body) })
    return { status: 200, body: { changed } }
  },
} satisfies AreaHandlers<'reactions'>
