import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import { appendDraft } from '../../../conversations/drafts/append-draft.ts'
import { encodeDraft } from '../../../conversations/drafts/draft.variant.ts'
import { finalizeDraft } from '../../../conversations/drafts/finalize-draft.ts'
import { encodeMessage } from '../../../conversations/messages/message.current.ts'
import { decodePartByValue } from '../../../conversations/messages/part.variant.ts'
import type { Handler } from '../../handler.ts'

const append: Handler<OperationTypes['appendDraft']> = async (context, { caller, path, body }) => ({
  status: 202,
  body: encodeDraft(await appendDraft(context, caller, path.id, body.text)),
})

/** The message is shown as every reader sees it: reading is of the current form alone (DRAFT-011). */
const finalize: Handler<OperationTypes['finalizeDraft']> = async (context, { caller, path, body }) => {
  const message = await finalizeDraft(context, caller, path.id, body?.parts?.map(decodePartByValue) ?? null)
  return { status: 200, body: { message_id: message.id, message: encodeMessage(message) } }
}

export const draftHandlers = { appendDraft: append, finalizeDraft: finalize }
