import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import type { OperationId } from '../../../../generated/a2a/operations.ts'
import type { Caller } from '../../../identity/accounts/caller.ts'
import type { Handler } from '../../handler.ts'
import { callAgent } from './calls.ts'
import { getAgentCard } from './cards.ts'
import { taskHandlers } from './tasks.ts'

/** Cards are for anybody, so that of their readers some have no name. */
type CallerOf<K extends OperationId> = K extends 'getAgentCard' | 'getWellKnownAgentCard' ? Caller | undefined : Caller

type Handlers = { [K in OperationId]: Handler<OperationTypes[K], CallerOf<K>> }

/** Every route of tasks and of A2A: one that nobody handles does not compile. */
export const handlers = {
  callAgent,
  getAgentCard,
  getWellKnownAgentCard: getAgentCard,
  ...taskHandlers,
} satisfies Handlers
