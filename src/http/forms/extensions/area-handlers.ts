import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import type { operations } from '../../../../generated/extensions/operations.ts'
import type { Handlers } from '../../handler.ts'

/** The handlers of one area of the extensions form. */
export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
