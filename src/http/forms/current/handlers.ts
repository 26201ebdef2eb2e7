import { agentHandlers } from './agents.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { attachmentHandlers } from './attachments.ts'
import { deviceHandlers } from './devices.ts'
import { eventHandlers } from './events.ts'
import { messageHandlers } from './messages.ts'
import { profileHandlers } from './profiles.ts'
import { reactionHandlers } from './reactions.ts'
import { receiptHandlers } from './receipts.ts'
import { settingsHandlers } from './settings.ts'
import { typingHandlers } from './typing.ts'
import { userHandlers } from './users.ts'
import { webhookHandlers } from './webhooks.ts'

/** The handlers of all operations of the current form. */
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
