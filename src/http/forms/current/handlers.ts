import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import type { OperationId, operations } from '../../../../generated/current/operations.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'
import { agentHandlers } from './agents.ts'
import { attachmentHandlers } from './attachments.ts'
import { chatHandlers } from './chats.ts'
import { deviceHandlers } from './devices.ts'
import { eventHandlers } from './events.ts'
import { historyHandlers } from './history.ts'
import { messageHandlers } from './messages.ts'
import { profileHandlers } from './profiles.ts'
import { settingsHandlers } from './settings.ts'
import { userHandlers } from './users.ts'
import { webhookHandlers } from './webhooks.ts'

/** Operations that anybody may call have no caller. */
type CallerOf<K extends OperationId> = (typeof operations)[K]['security'] extends readonly [] ? undefined : Caller

type Handlers = { [K in OperationId]: Handler<OperationTypes[K], CallerOf<K>> }

/** Every operation of the current form: one that nobody handles does not compile. */
export const handlers = {
  ...agentHandlers,
  ...attachmentHandlers,
  ...chatHandlers,
  ...deviceHandlers,
  ...eventHandlers,
  ...historyHandlers,
  ...messageHandlers,
  ...profileHandlers,
  ...settingsHandlers,
  ...userHandlers,
  ...webhookHandlers,
} satisfies Handlers
