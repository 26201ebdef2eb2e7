import type { Tx } from '../../platform/database/database.ts'
import type { DeliveryQueue, DueQueue, SomeWebhooks, Sweep } from './delivery-queue.ts'
import { headsOfOwners } from './distributed-cursor.store.ts'

interface ActiveRow {
  id: string
  actor_id: string
  lease_owner: string | null
  lease_until: number | null
  delivered_through: number
}

/** Same as `dueQueues`, for a database where logs and webhooks are on different servers. */
export async function dueDistributed(tx: Tx, owner: string, now: number, among: SomeWebhooks): Promise<DueQueue[]> {
  const webhooks = await tx.rows<ActiveRow>(
    `SELECT id, actor_id, lease_owner, lease_until, delivered_through FROM webhooks
     WHERE ${among.by} = ANY(?::text[]) AND status = 'active'`,
    [among.ids],
  )
  if (webhooks.length === 0) return []
  const due = (queue: DeliveryQueue) =>
    `SELECT DISTINCT webhook_id, '${queue}' AS queue FROM deliveries
     WHERE webhook_id = ANY(?::text[]) AND state = 'pending' AND queue = '${queue}' AND next_at <= ?`
  const ids = webhooks.map(({ id }) => id)
  const [rows, heads] = await Promise.all([
    tx.rows<{ webhook_id: string; queue: DeliveryQueue }>(`${due('first')} UNION ALL ${due('retry')}`, [
      ids,
      now,
      ids,
      now,
    ]),
    headsOfOwners(tx, webhooks),
  ])
  const waiting = { first: new Set<string>(), retry: new Set<string>() }
  for (const { webhook_id, queue } of rows) waiting[queue].add(webhook_id)
  return webhooks.flatMap(({ id, actor_id, lease_owner, lease_until, delivered_through }): DueQueue[] => {
    const webhook = { webhookId: id, actorId: actor_id }
    const isFree = lease_owner === owner || lease_until === null || lease_until <= now
    const isBehind = delivered_through < (heads.get(actor_id) ?? 0)
    return [
      ...(isFree && (waiting.first.has(id) || isBehind) ? [{ ...webhook, queue: 'first' as const }] : []),
      ...(waiting.retry.has(id) ? [{ ...webhook, queue: 'retry' as const }] : []),
    ]
  })
}

/** Same as `sweepCursors`. */
export async function sweepDistributed(tx: Tx, after: string, limit: number): Promise<Sweep> {
  const some = await tx.rows<Pick<ActiveRow, 'id' | 'actor_id' | 'delivered_through'>>(
    "SELECT id, actor_id, delivered_through FROM webhooks WHERE id > ? AND status = 'active' ORDER BY id LIMIT ?",
    [after, limit],
  )
  if (some.length === 0) return { through: null, looked: 0, behind: [] }
  const heads = await headsOfOwners(tx, some)
  const behind = some.filter(({ actor_id, delivered_through }) => delivered_through < (heads.get(actor_id) ?? 0))
  return { through: some.at(-1)!.id, looked: some.length, behind: behind.map(({ id }) => id) }
}
