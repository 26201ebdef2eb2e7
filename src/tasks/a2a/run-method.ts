import type { MethodName, MethodTypes } from '../../../generated/a2a/methods.ts'
import document from '../../../generated/a2a/openapi.json' with { type: 'json' }
import { methodValidators } from '../../../generated/a2a/validators.js'
import { isDomainError, type ErrorKind } from '../../platform/errors.ts'
import { toErrorResponse } from '../../platform/logging/describe-error.ts'
import { assertValid } from '../../platform/validation.ts'
import type { TasksContext } from '../context.ts'
import type { AgentCall } from './agent-call.ts'
import { CallError, callErrorOf } from './call-error.ts'
import { answers } from './methods.ts'
import { createProtoReader } from './proto-json.ts'

const readProto = createProtoReader(document.components.schemas as Parameters<typeof createProtoReader>[0])
const parameterSchemas = document['x-json-rpc-methods'] as Record<MethodName, { params: string }>

/**
 * Runs a method of A2A, whatever the binding that asks for it.
 * @param params as they came; both spellings of members are read
 * @returns the result, or the items of a stream
 * @throws CallError, or what `callErrorFor` makes of it
 */
export function runMethod<K extends MethodName>(
  call: AgentCall,
  method: K,
  params: unknown,
): Promise<MethodTypes[K]['result'] | AsyncIterable<MethodTypes[K]['result']>> {
  // The table is exact where it is written; here only the common shape is known.
  const answer = answers[method] as (call: AgentCall, params: unknown) => Promise<MethodTypes[K]['result']>
  return answer(call, readParams(method, params))
}

function readParams(method: MethodName, given: unknown): unknown {
  const params = readProto(parameterSchemas[method].params, given)
  try {
    assertValid(methodValidators[method].params, params, 'body')
  } catch (error) {
    throw isDomainError(error) ? new CallError('invalidParams', error.message, { field: error.field }) : error
  }
  return params
}

/** Outages, and credentials that ended while the call waited. */
const reportedByStatus: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['temporarily_unavailable', 'unauthorized'])

/**
 * What went wrong, as the caller is to read it; an error of ours is logged.
 * @param inStream the answer has begun: an outage cannot have a status of its own any more
 * @throws DomainError for what has a status of its own in every binding
 */
export function callErrorFor(context: Pick<TasksContext, 'log'>, error: unknown, inStream = false): CallError {
  if (error instanceof CallError) return error
  const rejection = toErrorResponse(error)
  if (!inStream && reportedByStatus.has(rejection.kind)) throw rejection
  if (rejection.kind === 'internal_error') context.log.error({ operation: 'callAgent', err: error }, 'call failed')
  return callErrorOf(rejection)
}
