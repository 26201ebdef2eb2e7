import { operations as a2a } from '../../generated/a2a/operations.ts'
import type { OperationTypes as A2aTypes } from '../../generated/a2a/operation-types.ts'
import { operations as current } from '../../generated/current/operations.ts'
import type { OperationTypes as CurrentTypes } from '../../generated/current/operation-types.ts'
import { operations as extensions } from '../../generated/extensions/operations.ts'
import type { OperationTypes as ExtensionTypes } from '../../generated/extensions/operation-types.ts'
import { operations as variant } from '../../generated/variant/operations.ts'
import type { OperationTypes as VariantTypes } from '../../generated/variant/operation-types.ts'

/** Every operation by its id. Where two documents describe a route under the same id, the current form is meant. */
export type OperationTypes = CurrentTypes &
  Omit<ExtensionTypes, keyof CurrentTypes> &
  Omit<A2aTypes, keyof CurrentTypes | keyof ExtensionTypes> &
  Omit<VariantTypes, keyof CurrentTypes | keyof ExtensionTypes | keyof A2aTypes>

export type OperationId = Extract<keyof OperationTypes, string>

interface Route {
  method: string
  path: string
}

const routes: Record<string, Route> = { ...variant, ...a2a, ...extensions, ...current }

export const routeOf = (id: OperationId): Route => routes[id]!

/** What the body of a success holds, whatever its status. */
export type ReplyOf<Id extends OperationId> = OperationTypes[Id] extends { replies: infer Replies }
  ? Replies[keyof Replies]
  : never

type Member<Id extends OperationId, Name extends string> =
  OperationTypes[Id] extends Record<Name, infer Value> ? Value : never

/** What a call takes: only the places that the operation has. */
export interface CallArguments<Id extends OperationId> {
  path?: Member<Id, 'path'>
  query?: Partial<Member<Id, 'query'>>
  body?: Member<Id, 'body'>
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether it may be sent again after a connection error or a 503, because a repeat changes nothing. */
  repeatable?: boolean
}
