import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import type { operations } from '../../../../generated/variant/operations.ts'
import type { Handlers } from '../../handler.ts'

/** The handlers of one area of the variant form. */
export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
