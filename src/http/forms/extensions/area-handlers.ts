import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import type { operations } from '../../../../generated/extensions/operations.ts'
import type { Handlers } from '../../handler.ts'

export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
