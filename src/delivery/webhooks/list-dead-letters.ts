import type { DeliveryContext } from '../context.ts'
import { readNumberCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listDeadLetterRows, type DeadLetter } from './attempt.store.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Returns events that are not retried automatically, in log order. @throws DomainError not_found, invalid_request */
export function listDeadLetters(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  key: WebhookKey,
  page: ListPage,
): Promise<List<DeadLetter>> {
  const after = readNumberCursor(page.cursor) ?? 0
  return database.read(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    const rows = await listDeadLetterRows(tx, key.id, after, page.limit + 1)
    return paginate(rows, page.limit, ({ eventSequence }) => String(eventSequence))
  })
}
