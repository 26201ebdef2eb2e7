import type { AuthenticationInfo, NewPushNotificationConfig } from '../../../generated/a2a/types.gen.ts'
import type { TasksContext } from '../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockTask } from '../tasks/task.store.ts'
import { requireRole } from '../tasks/task.rules.ts'
import { limitExceeded } from '../../platform/errors.ts'
import { SECRET_BYTES } from '../../delivery/webhooks/create-webhook.ts'
import { formatSecret } from '../../delivery/webhooks/signature.ts'
import { checkWebhookUrl } from '../../delivery/webhooks/webhook-url.rules.ts'
import { countWebhooks, deleteWebhookRows } from '../../delivery/webhooks/webhook.store.ts'
import type { AgentCall } from './agent-call.ts'
import { findPushReceiver, insertPushReceiver, type PushReceiver } from './push-receiver.store.ts'

/** Receivers of one task. */
const receiversMax = 10

/** What a receiver is shown so that it can tell us from others. */
export interface Presented {
  token?: string
  authentication?: AuthenticationInfo
}

/** Stores a receiver of a task that its requester has locked, or puts it in the place of the one of its id. */
export type StoreReceiver = (tx: Tx, taskId: string) => Promise<PushReceiver>

/**
 * Checks a receiver of a task's updates, to which they are posted with the care that webhooks get: guarded addresses,
 * retries, dead letters. Storing it throws limit_exceeded, before anything is written.
 * @throws invalid_request for an address that is never posted to
 */
export function prepareReceiver(
  { clock, ids, secretBox, webhooks }: Pick<TasksContext, 'webhooks' | 'clock' | 'ids' | 'secretBox'>,
  config: NewPushNotificationConfig,
): StoreReceiver {
  checkWebhookUrl(config.url, webhooks.guard)
  const presented: Presented = {
    ...(config.token !== undefined && { token: config.token }),
    ...(config.authentication && { authentication: config.authentication }),
  }
  const sealed = secretBox.seal(JSON.stringify(presented))
  const secret = secretBox.seal(formatSecret(ids.secret(SECRET_BYTES)))
  const webhookId = ids.next('whk')
  const configId = config.id ?? ids.next('whk')
  return async (tx, taskId) => {
    const known = await findPushReceiver(tx, taskId, configId)
    if (known) await deleteWebhookRows(tx, known.webhookId)
    else if ((await countWebhooks(tx, taskId)) >= receiversMax) {
      throw limitExceeded(`A task has at most ${receiversMax} receivers.`)
    }
    const receiver: PushReceiver = { webhookId, taskId, configId, url: config.url, presented: sealed }
    await insertPushReceiver(tx, receiver, secret, clock.now())
    return receiver
  }
}

/** @throws not_found (the task), invalid_request (an address that is never posted to), limit_exceeded */
export async function addPushReceiver(
  { context, caller }: AgentCall,
  config: NewPushNotificationConfig & { taskId: string },
): Promise<PushReceiver> {
  const store = prepareReceiver(context, config)
  return context.database.write(async (tx) => {
    requireRole(await lockTask(tx, config.taskId), caller.id, 'requester')
    return store(tx, config.taskId)
  })
}
