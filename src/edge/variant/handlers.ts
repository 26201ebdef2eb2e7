import type { OperationTypes } from '../../../generated/variant/operation-types.ts'
import type { OperationId } from '../../../generated/variant/operations.ts'
import type { Handler } from '../handler.ts'
import { draftHandlers } from './drafts.ts'
import { messageHandlers } from './messages.ts'
import { webhookHandlers } from './webhooks.ts'

type Handlers = { [K in OperationId]: Handler<OperationTypes[K]> }

/** Every operation of the variant form: one that nobody handles does not compile. */
export const handlers = {
  ...draftHandlers,
  ...messageHandlers,
  ...webhookHandlers,
} satisfies Handlers
