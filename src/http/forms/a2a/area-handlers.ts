import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import type { operations } from '../../../../generated/a2a/operations.ts'
import type { Handlers } from '../../handler.ts'

/** The handlers of one area of A2A and tasks. Agent cards need no credential. */
export type AreaHandlers<Area> = Handlers<
  OperationTypes,
  typeof operations,
  Area,
  'getAgentCard' | 'getWellKnownAgentCard'
>
