import { accountHandlers } from './accounts.ts'
import { logOperatorChanges } from '../../admin/log-operator-changes.ts'
import { adminHandlers } from './admin.ts'
import { agentHandlers } from './agents.ts'
import { apiDocsHandlers } from './api-docs.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { attachmentHandlers } from './attachments.ts'
import { blockHandlers } from './blocks.ts'
import { callHandlers } from './calls.ts'
import { chatHandlers } from './chats.ts'
import { communityHandlers } from './communities.ts'
import { contactRequestHandlers } from './contact-requests.ts'
import { contactHandlers } from './contacts.ts'
import { deviceHandlers } from './devices.ts'
import { directoryHandlers } from './directory.ts'
import { draftHandlers } from './drafts.ts'
import { eventHandlers } from './events.ts'
import { healthHandlers } from './health.ts'
import { installationHandlers } from './installations.ts'
import { messageHandlers } from './messages.ts'
import { paymentHandlers } from './payments.ts'
import { profileHandlers } from './profiles.ts'
import { receiptHandlers } from './receipts.ts'
import { socketHandlers } from './sockets.ts'
import { typingHandlers } from './typing.ts'
import { webhookHandlers } from './webhooks.ts'

/** The handlers of all operations of the extensions form. */
export const handlers = {
  ...accountHandlers,
  // Every change of an operator is stored in the operator log.
  ...logOperatorChanges(adminHandlers),
  ...agentHandlers,
  ...apiDocsHandlers,
  ...attachmentHandlers,
  ...blockHandlers,
  ...callHandlers,
  ...chatHandlers,
  ...communityHandlers,
  ...contactRequestHandlers,
  ...contactHandlers,
  ...deviceHandlers,
  ...directoryHandlers,
  ...draftHandlers,
  ...eventHandlers,
  ...healthHandlers,
  ...installationHandlers,
  ...messageHandlers,
  ...paymentHandlers,
  ...profileHandlers,
  ...receiptHandlers,
  ...socketHandlers,
  ...typingHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
