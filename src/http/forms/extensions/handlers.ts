import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import type { OperationId, operations } from '../../../../generated/extensions/operations.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'
import { accountHandlers } from './accounts.ts'
import { agentHandlers } from './agents.ts'
import { attachmentHandlers } from './attachments.ts'
import { blockHandlers } from './blocks.ts'
import { chatHandlers } from './chats.ts'
import { contactHandlers } from './contacts.ts'
import { deviceHandlers } from './devices.ts'
import { directoryHandlers } from './directory.ts'
import { installationHandlers } from './installations.ts'
import { meChatHandlers } from './me-chats.ts'
import { operatorHandlers } from './operator.ts'
import { profileHandlers } from './profiles.ts'
import { serviceHandlers } from './service.ts'
import { socketHandlers } from './sockets.ts'
import { webhookHandlers } from './webhooks.ts'

/** Public operations and the operator's have no agent and no person behind them. */
type CallerOf<K extends OperationId> = (typeof operations)[K]['security'] extends readonly [] | readonly ['operatorKey']
  ? undefined
  : Caller

type Handlers = { [K in OperationId]: Handler<OperationTypes[K], CallerOf<K>> }

/** Every route of the project's own: one that nobody handles does not compile. */
export const handlers = {
  ...accountHandlers,
  ...agentHandlers,
  ...attachmentHandlers,
  ...blockHandlers,
  ...chatHandlers,
  ...contactHandlers,
  ...deviceHandlers,
  ...directoryHandlers,
  ...installationHandlers,
  ...meChatHandlers,
  ...operatorHandlers,
  ...profileHandlers,
  ...serviceHandlers,
  ...socketHandlers,
  ...webhookHandlers,
} satisfies Handlers
