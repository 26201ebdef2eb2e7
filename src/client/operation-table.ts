import { operations as a2a } from '../../generated/a2a/operations.ts'
import type { OperationTypes as A2aTypes } from '../../generated/a2a/operation-types.ts'
import { operations as current } from '../../generated/current/operations.ts'
import type { OperationTypes as CurrentTypes } from '../../generated/current/operation-types.ts'
import { operations as extensions } from '../../generated/extensions/operations.ts'
import type { OperationTypes as ExtensionTypes } from '../../generated/extensions/operation-types.ts'
import { operations as variant } from '../../generated/variant/operations.ts'
import type { OperationTypes as VariantTypes } from '../../generated/variant/operation-types.ts'

/** Types of all operations by operationId. If two documents share an id, the current form takes precedence. */
export type OperationTypes = CurrentTypes &
  Omit<ExtensionTypes, keyof CurrentTypes> &
  Omit<A2aTypes, keyof CurrentTypes | keyof ExtensionTypes> &
  Omit<VariantTypes, keyof CurrentTypes | keyof ExtensionTypes | keyof A2aTypes>

export type OperationId = Extract<keyof OperationTypes, string>

interface Route {
  method: string
  path: string
  traits?: readonly string[]
}

const routes: Record<string, Route> = { ...variant, ...a2a, ...extensions, ...current }

/** Returns whether a repeat of the request is safe: the server recognizes it, or nothing changes. */
export const isRepeatable = ({ method, traits }: Route): boolean =>
  method !== 'post' || traits?.includes('repeatable') === true

export const routeOf = (id: OperationId): Route => routes[id]!

/** Body of a success response, of any status. */
export type ReplyOf<Id extends OperationId> = OperationTypes[Id] extends { replies: infer Replies }
  ? Replies[keyof Replies]
  : never

type Member<Id extends OperationId, Name extends string> =
  OperationTypes[Id] extends Record<Name, infer Value> ? Value : never

/** Arguments of a call; only those that the operation has. */
export interface CallArguments<Id extends OperationId> {
  path?: Member<Id, 'path'>
  query?: Partial<Member<Id, 'query'>>
  body?: Member<Id, 'body'>
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Whether a retry after a connection error or a 503 is safe. */
  repeatable?: boolean
  /** Members that the reply must have, or a check of it. A reply without them is not of the service. */
  expects?: readonly string[] | ((reply: unknown) => boolean)
}
