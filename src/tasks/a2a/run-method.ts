import type { MethodName, MethodTypes } from '../../../generated/a2a/methods.ts'
import document from '../../../generated/a2a/openapi.json' with { type: 'json' }
import { methodValidators } from '../../../generated/a2a/validators.js'
import { isDomainError, type ErrorKind } from '../../platform/errors.ts'
import { toErrorResponse } from '../../platform/logging/describe-error.ts'
import { assertValid } from '../../platform/validation.ts'
import type { TasksContext } from '../context.ts'
import type { AgentCall, Method } from './agent-call.ts'
import { CallError, callErrorOf } from './call-error.ts'
import { createProtoReader } from './proto-json.ts'
import { exactOf } from '../../platform/exact-numbers.ts'
import { getExtendedAgentCard } from './get-agent-card.ts'
import { createPushConfig, deletePushConfig, getPushConfig, listPushConfigs } from './push-methods.ts'
import { sendMessage, sendStreamingMessage } from './send-message.ts'
import { cancelTask, getTask, listTasks, subscribeToTask } from './task-methods.ts'

const readProto = createProtoReader(document.components.schemas as Parameters<typeof createProtoReader>[0])
const parameterSchemas = document['x-json-rpc-methods'] as Record<MethodName, { params: string }>

/**
 * Runs a method of A2A for any binding.
 * @param params unparsed; both spellings of members are accepted
 * @returns the result, or the items of a stream
 * @throws CallError, or an error for `callErrorFor`
 */
export function runMethod<K extends MethodName>(
  call: AgentCall,
  method: K,
  params: unknown,
): Promise<MethodTypes[K]['result'] | AsyncIterable<MethodTypes[K]['result']>> {
  // The table has exact types; only the common type is known here.
  const answer = answers[method] as (call: AgentCall, params: unknown) => Promise<MethodTypes[K]['result']>
  return answer(call, readParams(method, params))
}

/** Returns parameters with their numbers as the client wrote them (AMB-024). */
const exact = (given: unknown): unknown => (typeof given === 'object' && given !== null ? exactOf(given) : given)

function readParams(method: MethodName, given: unknown): unknown {
  const params = readProto(parameterSchemas[method].params, exact(given))
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
 * Converts an error for the caller, and logs internal errors.
 * @param inStream the answer has begun, so an outage cannot have its own status
 * @throws DomainError for kinds with their own status in every binding
 */
export function callErrorFor(context: Pick<TasksContext, 'log'>, error: unknown, inStream = false): CallError {
  if (error instanceof CallError) return error
  const rejection = toErrorResponse(error)
  if (!inStream && reportedByStatus.has(rejection.kind)) throw rejection
  if (rejection.kind === 'internal_error') context.log.error({ operation: 'callAgent', err: error }, 'call failed')
  return callErrorOf(rejection)
}

/** All methods of the binding. A missing implementation does not compile. */
export const answers = {
  SendMessage: sendMessage,
  SendStreamingMessage: sendStreamingMessage,
  GetTask: getTask,
  ListTasks: listTasks,
  CancelTask: cancelTask,
  SubscribeToTask: subscribeToTask,
  CreateTaskPushNotificationConfig: createPushConfig,
  GetTaskPushNotificationConfig: getPushConfig,
  ListTaskPushNotificationConfigs: listPushConfigs,
  DeleteTaskPushNotificationConfig: deletePushConfig,
  GetExtendedAgentCard: getExtendedAgentCard,
} satisfies { [K in MethodName]: Method<K> }
