import type { TaskPushNotificationConfig } from '../../../generated/a2a/types.gen.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate } from '../../platform/paginate.ts'
import { deleteWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import { inCall, type AgentCall, type Method } from './agent-call.ts'
import { CallError, callErrorOf } from './call-error.ts'
import { addPushReceiver, type Presented } from './push-receivers.ts'
import { findPushReceiver, listPushReceivers, type PushReceiver } from '../../tasks/tasks/push-receiver.store.ts'
import { requireTask, cancelTask, getTask, listTasks, subscribeToTask } from './task-methods.ts'
import type { MethodName, MethodTypes } from '../../../generated/a2a/methods.ts'
import document from '../../../generated/a2a/openapi.json' with { type: 'json' }
import { methodValidators } from '../../../generated/a2a/validators.js'
import { isDomainError, type ErrorKind } from '../../platform/errors.ts'
import { toErrorResponse } from '../../platform/logging/describe-error.ts'
import { assertValid } from '../../platform/validation.ts'
import type { Needs } from '../../platform/context.ts'
import { createProtoReader } from './proto-json.ts'
import { exactOf } from '../../platform/exact-numbers.ts'
import { getExtendedAgentCard } from './get-agent-card.ts'
import { sendMessage, sendStreamingMessage } from './send-message.ts'

const createPushConfig: Method<'CreateTaskPushNotificationConfig'> = async (call, params) => {
  await requireTask(call, params.taskId)
  return encode(call, await inCall(addPushReceiver(call, params)))
}

const getPushConfig: Method<'GetTaskPushNotificationConfig'> = async (call, { taskId, id }) => {
  await requireOwnTask(call, taskId)
  const receiver = await call.context.database.read((tx) => findPushReceiver(tx, taskId, id))
  if (!receiver) throw noConfig()
  return encode(call, receiver)
}

const listPushConfigs: Method<'ListTaskPushNotificationConfigs'> = async (
  call,
  { taskId, pageSize = 50, pageToken },
) => {
  await requireOwnTask(call, taskId)
  const after = pageToken ? decodePlace(pageToken) : ''
  const rows = await call.context.database.read((tx) => listPushReceivers(tx, taskId, after, pageSize + 1))
  const { items, nextCursor } = paginate(rows, pageSize, ({ configId }) => encodePlace(configId))
  return { configs: items.map((receiver) => encode(call, receiver)), nextPageToken: nextCursor ?? '' }
}

const encodePlace = (configId: string): string => Buffer.from(configId).toString('base64url')

function decodePlace(pageToken: string): string {
  const configId = Buffer.from(pageToken, 'base64url').toString()
  // Rejects text that is not base64url, and bytes that the database cannot store as text.
  if (encodePlace(configId) !== pageToken || configId.includes('\0')) throw callErrorOf(unusableCursor())
  return configId
}

/** Deletes a receiver. A missing receiver is not an error. */
const deletePushConfig: Method<'DeleteTaskPushNotificationConfig'> = async (call, { taskId, id }) => {
  await requireOwnTask(call, taskId)
  await call.context.database.write(async (tx) => {
    const receiver = await findPushReceiver(tx, taskId, id)
    if (receiver) await deleteWebhookRows(tx, receiver.webhookId)
  })
  return {}
}

/** Checks that the caller is the requester, because only the requester can see and change receivers. */
async function requireOwnTask(call: AgentCall, taskId: string): Promise<void> {
  const task = await requireTask(call, taskId)
  if (task.requesterId !== call.caller.id) throw new CallError('taskNotFound', 'There is no such task.')
}

const noConfig = () => new CallError('taskNotFound', 'There is no such push notification configuration.')

function encode(
  { context }: AgentCall,
  { configId, taskId, url, presented }: PushReceiver,
): TaskPushNotificationConfig {
  return { id: configId, taskId, url, ...(JSON.parse(context.secretBox.open(presented)) as Presented) }
}

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
export function callErrorFor(context: Needs<'log'>, error: unknown, inStream = false): CallError {
  if (error instanceof CallError) return error
  const rejection = toErrorResponse(error)
  if (!inStream && reportedByStatus.has(rejection.kind)) throw rejection
  if (rejection.kind === 'internal_error') context.log.error({ operation: 'callAgent', err: error }, 'call failed')
  return callErrorOf(rejection)
}

/** All methods of the binding. A missing implementation does not compile. */
const answers = {
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
