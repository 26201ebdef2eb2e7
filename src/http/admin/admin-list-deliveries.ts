import type { HttpContext } from '../context.ts'
import { unusableCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import { listDeliveryRows, type DeliveryState, type ListedDelivery } from './delivery-list.store.ts'
import { findAgent } from './find-accounts.ts'

/** The two states in which an event has not been delivered. */
const undelivered: readonly DeliveryState[] = ['pending', 'dead']

export interface DeliveryQuery extends ListPage {
  agent?: string | undefined
  webhookId?: string | undefined
  status?: DeliveryState | undefined
}

/** Returns a page of webhook deliveries of all agents. @throws DomainError not_found for an unknown agent */
export async function adminListDeliveries(
  { database }: Pick<HttpContext, 'database'>,
  { agent, webhookId, status, cursor, limit }: DeliveryQuery,
): Promise<List<ListedDelivery>> {
  const after = decodePlace(cursor)
  const rows = await database.read(async (tx) => {
    const actorId = agent === undefined ? undefined : (await findAgent(tx, agent)).id
    return listDeliveryRows(tx, { actorId, webhookId }, status ? [status] : undelivered, after, limit + 1)
  })
  return paginate(rows, limit, (delivery) => `${delivery.webhookId}.${delivery.eventSequence}`)
}

function decodePlace(cursor: string | undefined): { webhookId: string; eventSequence: number } {
  if (cursor === undefined) return { webhookId: '', eventSequence: 0 }
  const match = /^([a-z0-9_]{1,64})\.(\d{1,15})$/.exec(cursor)
  if (!match) throw unusableCursor()
  return { webhookId: match[1]!, eventSequence: Number(match[2]) }
}
