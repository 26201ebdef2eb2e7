import { notFound } from '../core/errors.ts'
import type { Tx } from '../database/database.ts'
import type { Caller } from '../edge/handler.ts'
import { findWebhook } from './webhook.store.ts'
import type { Webhook } from './webhook.ts'

/** @throws DomainError not_found, the same for an unknown webhook and for another agent's */
export async function requireOwnWebhook(tx: Tx, caller: Caller, id: string): Promise<Webhook> {
  const webhook = await findWebhook(tx, caller.id, id)
  if (!webhook) throw notFound('There is no such webhook.')
  return webhook
}
