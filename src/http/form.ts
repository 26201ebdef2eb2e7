import { type Operation } from './operation.ts'
import type { Document } from 'openapi-backend'
import type { DomainError } from '../platform/errors.ts'
import type { OperationValidators, ReplyValidators } from '../platform/validation.ts'
import type { AnyHandler, Reply } from './handler.ts'

/** The documents that the pipeline serves. `current` and `variant` describe the same service in two styles. */
export type FormName = 'current' | 'variant' | 'extensions' | 'a2a'

export type Scheme = 'agentToken' | 'session' | 'operatorKey'

/** One form of the API: its document with all code generated from it, its handlers, its error bodies. */
export interface Form {
  name: FormName
  document: Document
  operations: Readonly<Record<string, Operation>>
  validators: Readonly<Record<string, OperationValidators>>
  /** Loads the reply validators only if replies are checked, because they are the largest part of the generated code. */
  loadReplyValidators(): Promise<ReplyValidators>
  // handlers.ts declares the exact types; this table has only their common shape.
  handlers: Readonly<Record<string, AnyHandler>>
  /** Returns whether null is equal to an absent member in bodies of operations at this path. */
  readsNullAsAbsent?(path: string): boolean
  /** Encodes an error; `operationId` is undefined when no route matched. */
  encodeError(error: DomainError, operationId?: string, request?: RejectedRequest): Reply
}

export interface RejectedRequest {
  /** Request id in the logs. */
  id: string
  /** The part of the body that was read. */
  body: unknown
}
