import { apiDocsHandlers } from './api-docs.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { draftHandlers } from './drafts.ts'
import { messageHandlers } from './messages.ts'
import { reactionHandlers } from './reactions.ts'
import { webhookHandlers } from './webhooks.ts'

/** The handlers of all operations of the variant form. */
export const handlers = {
  ...apiDocsHandlers,
  ...draftHandlers,
  ...messageHandlers,
  ...reactionHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
