import { apiDocsHandlers } from './api-docs.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { draftHandlers, messageHandlers, reactionHandlers } from './conversations.ts'
import { webhookHandlers } from './delivery.ts'

/** The handlers of all operations of the variant form. */
export const handlers = {
  ...apiDocsHandlers,
  ...draftHandlers,
  ...messageHandlers,
  ...reactionHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
