import type { DeliveryContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listDeadLetterRows, type DeadLetter } from './attempt.store.ts'
import { requireOwnWebhook } from './webhook.store.ts'
import type { WebhookKey } from './webhook.ts'

/** Events that the webhook will not be sent again by itself, in the order of the log. @throws DomainError not_found */
export function listDeadLetters(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  key: WebhookKey,
  page: ListPage,
): Promise<List<DeadLetter>> {
  if (page.cursor !== undefined && !/^\d{1,15}$/.test(page.cursor)) {
    throw invalidRequest('cursor is not one that this list gave', 'cursor')
  }
  return database.read(async (tx) => {
    await requireOwnWebhook(tx, caller, key)
    const rows = await listDeadLetterRows(tx, key.id, Number(page.cursor ?? 0), page.limit + 1)
    return paginate(rows, page.limit, ({ eventSequence }) => String(eventSequence))
  })
}
