import { createHash } from 'node:crypto'
import type { AuthenticationInfo, NewPushNotificationConfig } from '../../../generated/a2a/types.gen.ts'
import type { HttpContext } from '../context.ts'
import { lockTask } from '../../tasks/tasks/task.sql.ts'
import { isTerminal, requireRole } from '../../tasks/tasks/task.rules.ts'
import { SECRET_BYTES } from '../../delivery/webhooks/webhooks.ts'
import { formatSecret } from '../../delivery/webhooks/signature.ts'
import { checkWebhookUrl } from '../../delivery/webhooks/address-guard.ts'
import type { AgentCall } from './agent-call.ts'
import {
  findPushReceiver,
  type NewPushReceiver,
  type PreparedReceiver,
  type PushReceiver,
  putPushReceiver,
} from '../../tasks/tasks/push-receiver.store.ts'

/** Credentials that a receiver uses to authenticate the sender. */
export interface Presented {
  token?: string
  authentication?: AuthenticationInfo
}

/**
 * Checks a receiver of a task's updates. Its deliveries have the guarantees of webhooks: guarded addresses, retries,
 * dead letters.
 * @throws invalid_request for a forbidden address
 */
export function prepareReceiver(
  { ids, secretBox, webhooks }: Pick<HttpContext, 'webhooks' | 'ids' | 'secretBox'>,
  config: NewPushNotificationConfig,
): PreparedReceiver {
  checkWebhookUrl(config.url, webhooks.guard)
  const presented: Presented = {
    ...(config.token !== undefined && { token: config.token }),
    ...(config.authentication && { authentication: config.authentication }),
  }
  return {
    webhookId: ids.next('whk'),
    configId: config.id ?? ids.next('whk'),
    url: config.url,
    presented: secretBox.seal(JSON.stringify(presented)),
    sealedSecret: secretBox.seal(formatSecret(ids.secret(SECRET_BYTES))),
  }
}

/** @throws not_found (the task), invalid_request (a forbidden address), limit_exceeded */
export async function addPushReceiver(
  { context, caller }: AgentCall,
  config: NewPushNotificationConfig & { taskId: string },
): Promise<PushReceiver> {
  const receiver = { ...prepareReceiver(context, config), taskId: config.taskId }
  await context.database.write(async (tx) => {
    requireRole(await lockTask(tx, config.taskId), caller.id, 'requester')
    const most = context.limits.of('push_configs_per_task', caller.id)
    await putPushReceiver(tx, receiver, { now: context.clock.now(), most })
  })
  return receiver
}

/** Derives the name of an unnamed receiver from its URL, so that a repeated message adds no second receiver. */
export const receiverName = (url: string): string =>
  `cfg_${createHash('sha256').update(url).digest('hex').slice(0, 26)}`

/**
 * Stores a receiver of an open task, unless one of its name exists, whose deliveries continue.
 * @throws limit_exceeded
 */
export async function keepPushReceiver({ context, caller }: AgentCall, receiver: NewPushReceiver): Promise<void> {
  await context.database.write(async (tx) => {
    const task = await lockTask(tx, receiver.taskId)
    if (!task || isTerminal(task.state) || (await findPushReceiver(tx, task.id, receiver.configId))) return
    const most = context.limits.of('push_configs_per_task', caller.id)
    await putPushReceiver(tx, receiver, { now: context.clock.now(), most })
  })
}
