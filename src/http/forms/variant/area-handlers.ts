import type { OperationTypes } from '../../../../generated/variant/operation-types.ts'
import type { operations } from '../../../../generated/variant/operations.ts'
import type { Handlers } from '../../handler.ts'

export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
