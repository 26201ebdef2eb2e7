import type { Context } from '../context.ts'
import { cutList, type List, type ListPage } from '../core/list-page.ts'
import type { Caller } from '../edge/handler.ts'
import { listWebhookRows } from './webhook.store.ts'
import type { Webhook } from './webhook.ts'

/** The caller's webhooks in the order of their creation, without their secrets. */
export async function listWebhooks({ database }: Context, caller: Caller, page: ListPage): Promise<List<Webhook>> {
  const rows = await database.read((tx) => listWebhookRows(tx, caller.id, page.cursor ?? '', page.limit + 1))
  return cutList(rows, page.limit, (webhook) => webhook.id)
}
