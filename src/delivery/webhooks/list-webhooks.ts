import type { DeliveryContext } from '../context.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { listWebhookRows } from './webhook.store.ts'
import type { Webhook, WebhookForm } from './webhook.ts'

/** The caller's webhooks of a form in the order of their creation, without their secrets. */
export async function listWebhooks(
  { database }: Pick<DeliveryContext, 'database'>,
  caller: Caller,
  form: WebhookForm,
  page: ListPage,
): Promise<List<Webhook>> {
  const rows = await database.read((tx) => listWebhookRows(tx, caller.id, form, page.cursor ?? '', page.limit + 1))
  return paginate(rows, page.limit, (webhook) => webhook.id)
}
