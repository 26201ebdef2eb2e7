import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import { decodeOpenDraft, encodeDraft } from '../../../conversations/drafts/draft.variant.ts'
import { openDraft } from '../../../conversations/drafts/open-draft.ts'
import { decodeUpload } from '../../../conversations/attachments/attachment.current.ts'
import { decodeSendToHandles, decodeVoiceMemo, encodeSent } from '../../../conversations/messages/message.variant.ts'
import { sendRecording, sendVoiceMemo } from '../../../conversations/messages/send-voice-memo.ts'
import { sendToHandles } from '../../../conversations/messages/send-to-handles.ts'
import { react } from '../../../conversations/reactions/react.ts'
import { decodeReactionByIndex } from '../../../conversations/reactions/reaction.variant.ts'
import type { Handler } from '../../handler.ts'
import { RawBody } from '../../raw-body.ts'

const sendMessageHandler: Handler<OperationTypes['sendMessage']> = async (context, { caller, body, headers }) => {
  if ('to' in body)
    return { status: 202, body: encodeSent(await sendToHandles(context, caller, decodeSendToHandles(body))) }
  const draft = await openDraft(context, caller, decodeOpenDraft(body, headers['idempotency-key']))
  return { status: 202, body: encodeDraft(draft) }
}

const reactHandler: Handler<OperationTypes['react']> = async (context, { caller, body, path }) => {
  const { changed } = await react(context, caller, { messageId: path.id, ...decodeReactionByIndex(body) })
  return { status: 200, body: { changed } }
}

const sendVoiceMemoHandler: Handler<OperationTypes['sendVoiceMemo']> = async (
  context,
  { caller, body, path, headers },
) => {
  const sent =
    body instanceof RawBody
      ? await sendRecording(context, caller, path.id, decodeUpload(body, headers['x-svc-filename']))
      : await sendVoiceMemo(context, caller, path.id, decodeVoiceMemo(body))
  return { status: 202, body: encodeSent(sent) }
}

export const messageHandlers = {
  sendMessage: sendMessageHandler,
  react: reactHandler,
  sendVoiceMemo: sendVoiceMemoHandler,
}
