import { methodValidators } from '../../../../generated/a2a/validators.js'
import document from '../../../../generated/a2a/openapi.json' with { type: 'json' }
import { methods, type MethodName } from '../../../../generated/a2a/methods.ts'
import type { OperationTypes } from '../../../../generated/a2a/operation-types.ts'
import type { AgentCall } from '../../../tasks/a2a/agent-call.ts'
import { CallError, callErrorOf } from '../../../tasks/a2a/call-error.ts'
import { encodeFailure, encodeResult, idOf, readCall, type CallId } from '../../../tasks/a2a/json-rpc.ts'
import { answers } from '../../../tasks/a2a/methods.ts'
import { findCalledAgent } from '../../../tasks/a2a/find-called-agent.ts'
import { createProtoReader } from '../../../tasks/a2a/proto-json.ts'
import { requireVersion } from '../../../tasks/a2a/version.rules.ts'
import type { HttpContext } from '../../context.ts'
import { isDomainError, type ErrorKind } from '../../../platform/errors.ts'
import { describeError, toErrorResponse } from '../../../platform/logging/describe-error.ts'
import type { Handler } from '../../handler.ts'
import { assertValid } from '../../validation.ts'

const readProto = createProtoReader(document.components.schemas as Parameters<typeof createProtoReader>[0])
const parameterSchemas = document['x-json-rpc-methods'] as Record<MethodName, { params: string }>

/** One call at the address of an agent. What goes wrong in the call is told in its answer, with status 200. */
export const callAgent: Handler<OperationTypes['callAgent']> = async (
  context,
  { caller, path, query, headers, body, signal },
) => {
  const agent = await findCalledAgent(context, caller.id, path.handle)
  const id = idOf(body)
  try {
    const version = headers['a2a-version'] ?? query['A2A-Version']
    requireVersion(typeof version === 'string' ? version : undefined)
    const { method, params } = readCall(body)
    const answer = await run({ context, caller, agent, signal }, method, readParams(method, params))
    if (!methods[method].stream) return { status: 200, body: encodeResult(id, answer) }
    return { status: 200, stream: streamOf(context, id, answer as AsyncIterable<unknown>) }
  } catch (error) {
    const refusal = error instanceof CallError ? undefined : toErrorResponse(error)
    if (refusal && toldByStatus.has(refusal.kind)) throw refusal
    return { status: 200, body: encodeFailure(id, callErrorFor(context, error)) }
  }
}

/** Outages, and credentials that ended while the call waited. */
const toldByStatus: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['temporarily_unavailable', 'unauthorized'])

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

/** Each item is an answer of its own with the id of the call; an error is the last of them. */
async function* streamOf(
  context: Pick<HttpContext, 'log'>,
  id: CallId,
  items: AsyncIterable<unknown>,
): AsyncGenerator<unknown> {
  try {
    for await (const item of items) yield encodeResult(id, item)
  } catch (error) {
    yield encodeFailure(id, callErrorFor(context, error))
  }
}

function callErrorFor(context: Pick<HttpContext, 'log'>, error: unknown): CallError {
  if (error instanceof CallError) return error
  const refusal = toErrorResponse(error)
  if (refusal.kind === 'internal_error')
    context.log.error({ operation: 'callAgent', fault: describeError(error) }, 'call failed')
  return callErrorOf(refusal)
}
