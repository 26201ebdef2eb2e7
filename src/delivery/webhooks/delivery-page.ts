import type { Tx } from '../../platform/database/database.ts'

/** Columns of the views, with the names of the domain. */
const columns = `event_sequence AS "eventSequence", event_id AS "eventId", event_type AS "eventType", state, attempts,
  next_at AS "nextAt", last_status AS "lastStatus", last_error AS "lastError", updated_at AS "updatedAt"`

/** State of the delivery of one event to one webhook. */
export interface StoredDelivery {
  eventSequence: number
  eventId: string
  eventType: string
  state: 'pending' | 'delivered' | 'dead'
  attempts: number
  nextAt: number
  lastStatus: number | null
  lastError: string | null
  updatedAt: number
}

/** Returns a delivery by its key. */
export async function findDelivery(tx: Tx, webhookId: string, sequence: number): Promise<StoredDelivery | undefined> {
  const [delivery] = await tx.rows<StoredDelivery>(
    `SELECT ${columns} FROM all_deliveries WHERE webhook_id = ? AND event_sequence = ?`,
    [webhookId, sequence],
  )
  return delivery
}

/** Returns deliveries of events before the given sequence, newest event first. */
export function deliveriesBefore(tx: Tx, webhookId: string, before: number, limit: number): Promise<StoredDelivery[]> {
  return deliveryPage(tx, webhookId, { before, after: -1 }, 'DESC', limit)
}

/** Returns deliveries of events after the given sequence, oldest event first. */
export function deliveriesAfter(tx: Tx, webhookId: string, after: number, limit: number): Promise<StoredDelivery[]> {
  return deliveryPage(tx, webhookId, { before: Number.MAX_SAFE_INTEGER, after }, 'ASC', limit)
}

/**
 * Reads at most one page from each table with its own index: a database that sorts the union view reads the whole view.
 * Events beyond a full page of rows are not read, so that the scan does not pass over the attempts of many rows.
 */
async function deliveryPage(
  tx: Tx,
  webhookId: string,
  { before, after }: { before: number; after: number },
  order: 'ASC' | 'DESC',
  limit: number,
): Promise<StoredDelivery[]> {
  const page = (source: 'deliveries' | 'first_deliveries', from: number, to: number) =>
    tx.rows<StoredDelivery>(
      `SELECT ${columns} FROM ${source} WHERE webhook_id = ? AND event_sequence > ? AND event_sequence < ?
       ORDER BY event_sequence ${order} LIMIT ?`,
      [webhookId, from, to, limit],
    )
  const rows = await page('deliveries', after, before)
  const last = rows.length === limit ? rows.at(-1)!.eventSequence : undefined
  const taken =
    order === 'ASC'
      ? await page('first_deliveries', after, last ?? before)
      : await page('first_deliveries', last ?? after, before)
  const sign = order === 'ASC' ? 1 : -1
  return [...rows, ...taken].sort((a, b) => sign * (a.eventSequence - b.eventSequence)).slice(0, limit)
}
