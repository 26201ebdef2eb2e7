import { agentHandlers, deviceHandlers, profileHandlers, settingsHandlers, userHandlers } from './identity.ts'
import type { AreaHandlers } from './area-handlers.ts'
import {
  attachmentHandlers,
  messageHandlers,
  reactionHandlers,
  receiptHandlers,
  typingHandlers,
} from './conversations.ts'
import { eventHandlers, webhookHandlers } from './delivery.ts'

export const handlers = {
  ...agentHandlers,
  ...attachmentHandlers,
  ...deviceHandlers,
  ...eventHandlers,
  ...messageHandlers,
  ...profileHandlers,
  ...reactionHandlers,
  ...receiptHandlers,
  ...settingsHandlers,
  ...typingHandlers,
  ...userHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
