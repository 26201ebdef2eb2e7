import type { DeliveryContext } from '../context.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listAttemptRows, type LoggedAttempt } from './attempt.store.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Returns attempts of a webhook with the receiver's responses, newest event first. @throws DomainError not_found */
export function listWebhookAttempts(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  key: WebhookKey,
  page: ListPage,
): Promise<List<LoggedAttempt>> {
  const before = decodePlace(page.cursor)
  return database.read(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    const rows = await listAttemptRows(tx, key.id, before, page.limit + 1)
    return paginate(rows, page.limit, ({ eventSequence, attempt }) => `${eventSequence}.${attempt}`)
  })
}

function decodePlace(cursor: string | undefined): { eventSequence: number; attempt: number } {
  if (cursor === undefined) return { eventSequence: Number.MAX_SAFE_INTEGER, attempt: 0 }
  const match = /^(\d{1,15})\.(\d{1,9})$/.exec(cursor)
  if (!match) throw unusableCursor()
  return { eventSequence: Number(match[1]), attempt: Number(match[2]) }
}
