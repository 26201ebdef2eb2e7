import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import type { operations } from '../../../../generated/current/operations.ts'
import type { Handlers } from '../../handler.ts'

/** The handlers of one area of the current form. */
export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
