import { listDeadLetters, listWebhookAttempts, redeliverDeadLetter } from '../../delivery/webhooks/dead-letters.ts'
import { encodeAttempt, encodeDeadLetter } from '../../delivery/webhooks/webhook.extensions.ts'
import type { WebhookKey } from '../../delivery/webhooks/webhook.ts'
import { deleteWebhook } from '../../delivery/webhooks/webhooks.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { ListPage } from '../../platform/paginate.ts'
import type { HttpContext } from '../context.ts'
import { encodeList } from '../replies.ts'

// Replies of operations on webhooks that are equal in the current and in the variant form.

export async function replyDeleted(context: HttpContext, caller: Caller, key: WebhookKey) {
  await deleteWebhook(context, caller, key)
  return { status: 204 as const }
}

export async function replyAttempts(context: HttpContext, caller: Caller, key: WebhookKey, page: ListPage) {
  const attempts = await listWebhookAttempts(context, caller, key, page)
  return { status: 200 as const, body: encodeList('attempts', attempts, encodeAttempt) }
}

export async function replyDeadLetters(context: HttpContext, caller: Caller, key: WebhookKey, page: ListPage) {
  const deadLetters = await listDeadLetters(context, caller, key, page)
  return { status: 200 as const, body: encodeList('dead_letters', deadLetters, encodeDeadLetter) }
}

export async function replyRedelivered(context: HttpContext, caller: Caller, key: WebhookKey, eventId: string) {
  await redeliverDeadLetter(context, caller, key, eventId)
  return { status: 202 as const }
}
