import { accountHandlers, agentHandlers, deviceHandlers, profileHandlers } from './identity.ts'
import { logOperatorChanges } from '../../admin/operator-log.ts'
import { adminHandlers } from './admin.ts'
import { apiDocsHandlers, healthHandlers, mcpHandlers } from './http.ts'
import type { AreaHandlers } from './area-handlers.ts'
import {
  attachmentHandlers,
  blockHandlers,
  chatHandlers,
  draftHandlers,
  installationHandlers,
  messageHandlers,
  receiptHandlers,
  typingHandlers,
} from './conversations.ts'
import { callHandlers } from './realtime.ts'
import { signInHandlers } from './sign-in.ts'
import { communityHandlers, contactRequestHandlers, contactHandlers, directoryHandlers } from './network.ts'
import { eventHandlers, pushHandlers, socketHandlers, webhookHandlers } from './delivery.ts'
import { paymentHandlers } from './commerce.ts'

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
  ...mcpHandlers,
  ...messageHandlers,
  ...paymentHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...receiptHandlers,
  ...signInHandlers,
  ...socketHandlers,
  ...typingHandlers,
  ...webhookHandlers,
} satisfies AreaHandlers<string>
