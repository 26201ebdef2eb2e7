import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { deleteWebhook } from '../../../delivery/webhooks/delete-webhook.ts'
import { getWebhook } from '../../../delivery/webhooks/get-webhook.ts'
import { listDeadLetters } from '../../../delivery/webhooks/list-dead-letters.ts'
import { listWebhookAttempts } from '../../../delivery/webhooks/list-webhook-attempts.ts'
import { listWebhooks } from '../../../delivery/webhooks/list-webhooks.ts'
import { redeliverDeadLetter } from '../../../delivery/webhooks/redeliver-dead-letter.ts'
import { rotateWebhookSecret } from '../../../delivery/webhooks/rotate-webhook-secret.ts'
import { updateWebhook } from '../../../delivery/webhooks/update-webhook.ts'
import { encodeWebhook, encodeWebhookWithSecret } from '../../../delivery/webhooks/webhook.current.ts'
import { encodeAttempt, encodeDeadLetter } from '../../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../../delivery/webhooks/webhook.ts'
import type { Handler } from '../../handler.ts'
import { noStore } from '../../no-store.ts'

/** The routes of these webhooks; those of the variant form know their own. */
const keyOf = (id: string): WebhookKey => ({ id, form: 'current' })

const listWebhooksHandler: Handler<OperationTypes['listWebhooks']> = async (context, { caller, query }) => {
  const { items, nextCursor, hasMore } = await listWebhooks(context, caller, 'current', query)
  return { status: 200, body: { webhooks: items.map(encodeWebhook), next_cursor: nextCursor, has_more: hasMore } }
}

const getWebhookHandler: Handler<OperationTypes['getWebhook']> = async (context, { caller, path }) => ({
  status: 200,
  body: { webhook: encodeWebhook(await getWebhook(context, caller, keyOf(path.id))) },
})

const updateWebhookHandler: Handler<OperationTypes['updateWebhook']> = async (context, { caller, path, body }) => ({
  status: 200,
  body: { webhook: encodeWebhook(await updateWebhook(context, caller, keyOf(path.id), body)) },
})

const rotateWebhookSecretHandler: Handler<OperationTypes['rotateWebhookSecret']> = async (
  context,
  { caller, path, body },
) => {
  const rotated = await rotateWebhookSecret(context, caller, keyOf(path.id), body?.overlap_seconds ?? 0)
  return { status: 200, body: encodeWebhookWithSecret(rotated), headers: noStore }
}

const deleteWebhookHandler: Handler<OperationTypes['deleteWebhook']> = async (context, { caller, path }) => {
  await deleteWebhook(context, caller, keyOf(path.id))
  return { status: 204 }
}

const listWebhookAttemptsHandler: Handler<OperationTypes['listWebhookAttempts']> = async (
  context,
  { caller, path, query },
) => {
  const { items, nextCursor, hasMore } = await listWebhookAttempts(context, caller, keyOf(path.id), query)
  return { status: 200, body: { attempts: items.map(encodeAttempt), next_cursor: nextCursor, has_more: hasMore } }
}

const listDeadLettersHandler: Handler<OperationTypes['listDeadLetters']> = async (context, { caller, path, query }) => {
  const { items, nextCursor, hasMore } = await listDeadLetters(context, caller, keyOf(path.id), query)
  return {
    status: 200,
    body: { dead_letters: items.map(encodeDeadLetter), next_cursor: nextCursor, has_more: hasMore },
  }
}

const redeliverDeadLetterHandler: Handler<OperationTypes['redeliverDeadLetter']> = async (
  context,
  { caller, path },
) => {
  await redeliverDeadLetter(context, caller, keyOf(path.id), path.event_id)
  return { status: 202 }
}

export const webhookHandlers = {
  listWebhooks: listWebhooksHandler,
  getWebhook: getWebhookHandler,
  updateWebhook: updateWebhookHandler,
  rotateWebhookSecret: rotateWebhookSecretHandler,
  deleteWebhook: deleteWebhookHandler,
  listWebhookAttempts: listWebhookAttemptsHandler,
  listDeadLetters: listDeadLettersHandler,
  redeliverDeadLetter: redeliverDeadLetterHandler,
}
