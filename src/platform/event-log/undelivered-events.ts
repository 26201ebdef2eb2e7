import type { Tx } from '../database/database.ts'
import { jsonTexts } from '../database/table-parameter.ts'

/** Whether the webhook `w` takes the type of the event `e`. */
export const takesEvent = (tx: Pick<Tx, 'dialect'>): string =>
  `(w.subscribed_events IS NULL OR e.event_type IN ${jsonTexts(tx, 'w.subscribed_events')})`

/**
 * The events `e` behind the cursors of webhooks `w`, for use behind FROM: those of active webhooks have not been sent, and
 * are no deliveries yet. Paused webhooks have none, whatever their cursor says.
 */
export const undeliveredEvents = (tx: Pick<Tx, 'dialect'>): string =>
  `webhooks w JOIN events e ON e.actor_id = w.actor_id AND e.sequence > w.delivered_through AND ${takesEvent(tx)}`
