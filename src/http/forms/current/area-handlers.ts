import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import type { operations } from '../../../../generated/current/operations.ts'
import type { Handlers } from '../../handler.ts'

export type AreaHandlers<Area> = Handlers<OperationTypes, typeof operations, Area>
