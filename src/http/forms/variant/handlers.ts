import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import type { OperationId, operations } from '../../../../generated/variant/operations.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'
import { draftHandlers } from './drafts.ts'
import { messageHandlers } from './messages.ts'
import { serviceHandlers } from './service.ts'
import { webhookHandlers } from './webhooks.ts'

/** The public operation has nobody behind it. */
type CallerOf<K extends OperationId> = (typeof operations)[K]['security'] extends readonly [] ? undefined : Caller

type Handlers = { [K in OperationId]: Handler<OperationTypes[K], CallerOf<K>> }

/** Every operation of the variant form: one that nobody handles does not compile. */
export const handlers = {
  ...draftHandlers,
  ...messageHandlers,
  ...serviceHandlers,
  ...webhookHandlers,
} satisfies Handlers
