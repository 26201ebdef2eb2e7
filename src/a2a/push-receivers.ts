import type { AuthenticationInfo, NewPushNotificationConfig } from '../../generated/a2a/types.gen.ts'
import { lockTask } from '../tasks/task.store.ts'
import { requireRole } from '../tasks/task.rules.ts'
import { limitExceeded } from '../core/errors.ts'
import { SECRET_BYTES } from '../webhooks/create-webhook.ts'
import { formatSecret } from '../webhooks/signature.ts'
import { checkWebhookUrl } from '../webhooks/webhook-url.rules.ts'
import { countWebhooks, deleteWebhookRows } from '../webhooks/webhook.store.ts'
import type { AgentCall } from './agent-call.ts'
import { findPushReceiver, insertPushReceiver, type PushReceiver } from './push-receiver.store.ts'

/** Receivers of one task. */
const receiversMax = 10

/** What a receiver is shown so that it can tell us from others. */
export interface Presented {
  token?: string
  authentication?: AuthenticationInfo
}

/**
 * Posts the updates of a task to a receiver from now on, with the care that webhooks get: guarded addresses, retries,
 * dead letters. A configuration of the same id is replaced.
 * @throws not_found (the task), invalid_request (an address that is never posted to), limit_exceeded
 */
export async function addPushReceiver(
  { context, caller }: AgentCall, config: NewPushNotificationConfig & { taskId: string },
): Promise<PushReceiver> {
  const { clock, ids, webhooks, database } = context
  checkWebhookUrl(config.url, webhooks.guard)
  const presented: Presented = {
    ...(config.token !== undefined && { token: config.token }),
    ...(config.authentication && { authentication: config.authentication }),
  }
  const receiver: PushReceiver = {
    webhookId: ids.next('whk'),
    taskId: config.taskId,
    configId: config.id ?? ids.next('whk'),
    url: config.url,
    presented: webhooks.secretBox.seal(JSON.stringify(presented)),
  }
  return database.write(async (tx) => {
    requireRole(await lockTask(tx, config.taskId), caller.id, 'requester')
    const known = await findPushReceiver(tx, config.taskId, receiver.configId)
    if (known) await deleteWebhookRows(tx, known.webhookId)
    else if (await countWebhooks(tx, config.taskId) >= receiversMax) {
      throw limitExceeded(`A task has at most ${receiversMax} receivers.`)
    }
    await insertPushReceiver(tx, receiver, webhooks.secretBox.seal(formatSecret(ids.secret(SECRET_BYTES))), clock.now())
    return receiver
  })
}
