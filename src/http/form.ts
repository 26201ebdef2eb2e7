import type { Document } from 'openapi-backend'

import type { DomainError } from '../platform/errors.ts'
import type { HttpContext } from './context.ts'
import type { Call, Reply } from './handler.ts'
import type { OperationValidators, ReplyValidators } from '../platform/validation.ts'

/** The documents that the pipeline serves. `current` and `variant` describe the same service in two ways. */
export type FormName = 'current' | 'variant' | 'extensions' | 'a2a'

export type Scheme = 'agentToken' | 'session' | 'operatorKey'

/** What the pipeline knows about an operation, from the generated table. */
export interface Operation {
  method: string
  path: string
  security: readonly string[]
}

/** One form of the interface: its document and everything generated from it, its handlers, its error bodies. */
export interface Form {
  name: FormName
  document: Document
  operations: Readonly<Record<string, Operation>>
  validators: Readonly<Record<string, OperationValidators>>
  /** Loaded only where answers are checked: they are the most of what the documents are compiled to. */
  loadReplyValidators(): Promise<ReplyValidators>
  // The table is exact where it is written (handlers.ts); here only the common shape is known.
  // oxlint-disable-next-line no-explicit-any
  handlers: Readonly<Record<string, (context: HttpContext, call: Call<any, any>) => Promise<Reply>>>
  /** Renders an error; `operationId` is absent when no route was found. */
  encodeError(error: DomainError, operationId?: string, request?: RejectedRequest): Reply
}

/** The request that is rejected. */
export interface RejectedRequest {
  /** Names the request in the logs. */
  id: string
  /** As far as it was read. */
  body: unknown
}
