import { decodeUpload } from '../../../conversations/attachments/attachment.current.ts'
import { decodeOpenDraft, encodeDraft } from '../../../conversations/drafts/draft.variant.ts'
import { openDraft } from '../../../conversations/drafts/open-draft.ts'
import { decodeSendToHandles, decodeVoiceMemo, encodeSent } from '../../../conversations/messages/message.variant.ts'
import { sendToHandles } from '../../../conversations/messages/send-to-handles.ts'
import { sendRecording, sendVoiceMemo } from '../../../conversations/messages/send-voice-memo.ts'
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
