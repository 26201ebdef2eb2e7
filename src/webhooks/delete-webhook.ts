import type { Context } from '../context.ts'
import type { Caller } from '../edge/handler.ts'
import { requireOwnWebhook } from './own-webhook.ts'
import { deleteWebhookRows } from './webhook.store.ts'

/** Ends a webhook: what was still waiting for it is dropped. @throws DomainError not_found */
export function deleteWebhook({ database }: Context, caller: Caller, id: string): Promise<void> {
  return database.write(async (tx) => {
    await requireOwnWebhook(tx, caller, id)
    await deleteWebhookRows(tx, id)
  })
}
