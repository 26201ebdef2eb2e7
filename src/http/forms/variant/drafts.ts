import { appendDraft, finalizeDraft } from '../../../conversations/drafts/change-draft.ts'
import { encodeDraft } from '../../../conversations/drafts/draft.variant.ts'
import { encodeMessage } from '../../../conversations/messages/message.current.ts'
import { decodePartByValue } from '../../../conversations/messages/part.variant.ts'
import type { AreaHandlers } from './area-handlers.ts'

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
