import { methods, type MethodName } from '../../../generated/a2a/methods.ts'
import document from '../../../generated/a2a/openapi.json' with { type: 'json' }
import type { JsonRpcResponse } from '../../../generated/a2a/types.gen.ts'
import { methodValidators } from '../../../generated/a2a/validators.js'
import type { Caller } from '../../identity/accounts/caller.ts'
import { isDomainError, type ErrorKind } from '../../platform/errors.ts'
import { toErrorResponse } from '../../platform/logging/describe-error.ts'
import { assertValid } from '../../platform/validation.ts'
import type { TasksContext } from '../context.ts'
import type { AgentCall } from './agent-call.ts'
import { CallError, callErrorOf } from './call-error.ts'
import { findCalledAgent } from './find-called-agent.ts'
import { encodeFailure, encodeResult, idOf, readCall, type CallId } from './json-rpc.ts'
import { answers } from './methods.ts'
import { createProtoReader } from './proto-json.ts'
import { requireVersion } from './version.rules.ts'

const readProto = createProtoReader(document.components.schemas as Parameters<typeof createProtoReader>[0])
const parameterSchemas = document['x-json-rpc-methods'] as Record<MethodName, { params: string }>

export interface IncomingCall {
  handle: string
  /** The protocol version that the request names, as it came. */
  version: unknown
  body: unknown
  /** Aborts when the caller goes away. */
  signal: AbortSignal
}

/**
 * One call at the address of an agent. An error of the call is part of its JSON-RPC response.
 * @throws not_found (the agent), temporarily_unavailable, unauthorized (the credential ended while the call waited)
 */
export async function callAgent(
  context: TasksContext,
  caller: Caller,
  { handle, version, body, signal }: IncomingCall,
): Promise<{ body: JsonRpcResponse } | { stream: AsyncIterable<unknown> }> {
  const agent = await findCalledAgent(context, caller.id, handle)
  const id = idOf(body)
  try {
    requireVersion(typeof version === 'string' ? version : undefined)
    const { method, params } = readCall(body)
    const answer = await run({ context, caller, agent, signal }, method, readParams(method, params))
    if (!methods[method].stream) return { body: encodeResult(id, answer) }
    return { stream: streamOf(context, id, answer as AsyncIterable<unknown>) }
  } catch (error) {
    const rejection = error instanceof CallError ? undefined : toErrorResponse(error)
    if (rejection && reportedByStatus.has(rejection.kind)) throw rejection
    return { body: encodeFailure(id, callErrorFor(context, error)) }
  }
}

/** Outages, and credentials that ended while the call waited. */
const reportedByStatus: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['temporarily_unavailable', 'unauthorized'])

/** The table is exact where it is written; here only the common shape is known. */
function run(call: AgentCall, method: MethodName, params: unknown): Promise<unknown> {
  return (answers[method] as (call: AgentCall, params: unknown) => Promise<unknown>)(call, params)
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

/** Each item is a response of its own with the id of the call; an error is the last of them. */
async function* streamOf(
  context: Pick<TasksContext, 'log'>,
  id: CallId,
  items: AsyncIterable<unknown>,
): AsyncGenerator<unknown> {
  try {
    for await (const item of items) yield encodeResult(id, item)
  } catch (error) {
    yield encodeFailure(id, callErrorFor(context, error))
  }
}

function callErrorFor(context: Pick<TasksContext, 'log'>, error: unknown): CallError {
  if (error instanceof CallError) return error
  const rejection = toErrorResponse(error)
  if (rejection.kind === 'internal_error') context.log.error({ operation: 'callAgent', err: error }, 'call failed')
  return callErrorOf(rejection)
}
