import type { DeliveryContext } from '../context.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listWebhookRows } from './webhook.store.ts'
import type { Webhook, WebhookForm } from './webhook.ts'

/** Returns the caller's webhooks of a form in creation order, without their secrets. */
export async function listWebhooks(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  form: WebhookForm,
  page: ListPage,
): Promise<List<Webhook>> {
  const rows = await database.read((tx) =>
    listWebhookRows(tx, caller.id, form, readIdCursor('whk', page.cursor) ?? '', page.limit + 1),
  )
  return paginate(rows, page.limit, (webhook) => webhook.id)
}
