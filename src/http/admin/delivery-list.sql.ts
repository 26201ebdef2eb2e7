import type { Tx } from '../../platform/database/database.ts'
import { undeliveredEvents } from '../../platform/event-log/undelivered-events.ts'

export type DeliveryState = 'pending' | 'delivered' | 'dead'

export interface ListedDelivery {
  webhookId: string
  agentHandle: string | null
  eventSequence: number
  eventId: string
  eventType: string
  state: DeliveryState
  attempts: number
  nextAt: number
  lastStatus: number | null
  lastError: string | null
  updatedAt: number
}

/** A filter of deliveries; an undefined member matches all. */
export interface DeliveryChoice {
  actorId?: string | undefined
  webhookId?: string | undefined
  eventId?: string | undefined
}

/** Returns deliveries in the given states after a position, ordered by webhook and sequence. */
export function listDeliveryRows(
  tx: Tx,
  choice: DeliveryChoice,
  states: readonly DeliveryState[],
  after: { webhookId: string; eventSequence: number },
  limit: number,
): Promise<ListedDelivery[]> {
  const { sql, bindings } = conditions(choice)
  // Each part has an index in this order; delivered rows use the index of all deliveries.
  const stored = states.flatMap((state) => partsOf[state]).map((part) => storedPart('deliveries', part, sql))
  if (states.includes('delivered')) stored.push(storedPart('first_deliveries', delivered, sql))
  const parts = states.includes('pending') ? [...stored, undeliveredPart(tx, sql.replaceAll('d.', 'e.'))] : stored
  const { webhookId, eventSequence } = after
  const limited = parts.map((part) => `SELECT * FROM (${part} LIMIT ?) AS part`)
  return tx.rows<ListedDelivery>(`${limited.join(' UNION ALL ')} ORDER BY "webhookId", "eventSequence" LIMIT ?`, [
    ...parts.flatMap(() => [webhookId, webhookId, eventSequence, ...bindings, limit]),
    limit,
  ])
}

const storedPart = (source: 'deliveries' | 'first_deliveries', part: string, sql: string): string =>
  `SELECT d.webhook_id AS "webhookId", a.handle AS "agentHandle", d.event_sequence AS "eventSequence",
     d.event_id AS "eventId", d.event_type AS "eventType", d.state, d.attempts, d.next_at AS "nextAt",
     d.last_status AS "lastStatus", d.last_error AS "lastError", d.updated_at AS "updatedAt"
   FROM webhooks w JOIN ${source} d ON d.webhook_id = w.id AND ${part} JOIN actors a ON a.id = w.actor_id
   WHERE w.id >= ? AND (d.webhook_id > ? OR d.event_sequence > ?)${sql} ORDER BY d.webhook_id, d.event_sequence`

/** Selects pending first attempts that have no row: an event after the cursor is pending without a row. */
const undeliveredPart = (tx: Tx, sql: string): string =>
  `SELECT w.id AS "webhookId", a.handle AS "agentHandle", e.sequence AS "eventSequence", e.event_id AS "eventId",
     e.event_type AS "eventType", 'pending' AS state, CASE WHEN e.sequence <= w.attempting_through THEN 1 ELSE 0 END AS attempts,
     e.created_at AS "nextAt", CAST(NULL AS integer) AS "lastStatus", CAST(NULL AS text) AS "lastError", e.created_at AS "updatedAt"
   FROM ${undeliveredEvents(tx)} JOIN actors a ON a.id = w.actor_id
   WHERE w.status = 'active' AND w.id >= ? AND (w.id > ? OR e.sequence > ?)${sql} ORDER BY w.id, e.sequence`

const delivered = "d.state = 'delivered'"

/** Conditions in the wording of the partial indexes, so that the planner uses these indexes. */
const partsOf: Readonly<Record<DeliveryState, readonly string[]>> = {
  pending: ["d.state = 'pending' AND d.queue = 'first'", "d.state = 'pending' AND d.queue = 'retry'"],
  delivered: [delivered],
  dead: ["d.state = 'dead'"],
}

/** Returns the matching webhooks with dead letters, in the lock order of all writers. */
export async function webhooksWithDeadLetters(tx: Tx, choice: DeliveryChoice): Promise<string[]> {
  const { sql, bindings } = conditions(choice)
  return tx
    .knex('webhooks as w')
    .whereRaw(`EXISTS (SELECT 1 FROM deliveries d WHERE d.webhook_id = w.id AND d.state = 'dead'${sql})`, bindings)
    .orderBy('w.id')
    .pluck('w.id')
}

/** Makes dead letters of one webhook due again, with `attempts` more attempts each. @returns their number */
export async function reviveDeadLetters(
  tx: Tx,
  webhookId: string,
  eventId: string | undefined,
  replay: { attempts: number; now: number; limit: number },
): Promise<number> {
  const { attempts, now, limit } = replay
  const dead = tx.knex('deliveries').where({ webhook_id: webhookId }).whereRaw("state = 'dead'")
  if (eventId !== undefined) dead.where({ event_id: eventId })
  return tx
    .knex('deliveries')
    .where({ webhook_id: webhookId, state: 'dead' })
    .whereIn('event_sequence', dead.orderBy('event_sequence').limit(limit).select('event_sequence'))
    .update({
      state: 'pending',
      queue: 'retry',
      attempt_limit: tx.knex.raw('attempts + ?', [attempts]),
      next_at: now,
      updated_at: now,
    })
}

export async function countDeliveries(tx: Tx): Promise<{ webhooks: number; pending: number; dead: number }> {
  const undelivered = (state: DeliveryState) =>
    partsOf[state]
      .map((part) => `(SELECT count(*) FROM webhooks w JOIN deliveries d ON d.webhook_id = w.id AND ${part})`)
      .join(' + ')
  const behind = `(SELECT count(*) FROM ${undeliveredEvents(tx)} WHERE w.status = 'active')`
  const [row] = await tx.rows<{ webhooks: number; pending: number; dead: number }>(
    `SELECT (SELECT count(*) FROM webhooks) AS webhooks, ${undelivered('pending')} + ${behind} AS pending, ${undelivered('dead')} AS dead`,
  )
  return { webhooks: Number(row!.webhooks), pending: Number(row!.pending), dead: Number(row!.dead) }
}

function conditions({ actorId, webhookId, eventId }: DeliveryChoice): { sql: string; bindings: string[] } {
  const chosen = [
    ['w.actor_id', actorId],
    ['w.id', webhookId],
    ['d.event_id', eventId],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined)
  return { sql: chosen.map(([column]) => ` AND ${column} = ?`).join(''), bindings: chosen.map(([, value]) => value) }
}
