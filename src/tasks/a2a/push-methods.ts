import type { TaskPushNotificationConfig } from '../../../generated/a2a/types.gen.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate } from '../../platform/paginate.ts'
import { deleteWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import { inCall, type AgentCall, type Method } from './agent-call.ts'
import { CallError, callErrorOf } from './call-error.ts'
import { addPushReceiver, type Presented } from './push-receivers.ts'
import { findPushReceiver, listPushReceivers, type PushReceiver } from '../tasks/push-receiver.store.ts'
import { requireTask } from './task-methods.ts'

export const createPushConfig: Method<'CreateTaskPushNotificationConfig'> = async (call, params) => {
  await requireTask(call, params.taskId)
  return encode(call, await inCall(addPushReceiver(call, params)))
}

export const getPushConfig: Method<'GetTaskPushNotificationConfig'> = async (call, { taskId, id }) => {
  await requireOwnTask(call, taskId)
  const receiver = await call.context.database.read((tx) => findPushReceiver(tx, taskId, id))
  if (!receiver) throw noConfig()
  return encode(call, receiver)
}

export const listPushConfigs: Method<'ListTaskPushNotificationConfigs'> = async (
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
  if (encodePlace(configId) !== pageToken || configId.includes('\0')) throw callErrorOf(unusableCursor('pageToken'))
  return configId
}

/** Deletes a receiver. A missing receiver is not an error. */
export const deletePushConfig: Method<'DeleteTaskPushNotificationConfig'> = async (call, { taskId, id }) => {
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
