import type { Tx } from '../database/database.ts'
import { jsonTexts } from '../database/table-parameter.ts'

/** Returns the condition that the webhook `w` accepts the type of the event `e`. */
const takesEvent = (tx: Pick<Tx, 'dialect'>): string =>
  `(w.subscribed_events IS NULL OR e.event_type IN ${jsonTexts(tx, 'w.subscribed_events')})`

/**
 * Returns a FROM clause of the events `e` after the cursors of webhooks `w`. For active webhooks, these events are
 * neither sent nor stored as deliveries. The caller excludes paused webhooks, which have no undelivered events.
 */
export const undeliveredEvents = (tx: Pick<Tx, 'dialect'>): string =>
  `webhooks w JOIN events e ON e.actor_id = w.actor_id AND e.sequence > w.delivered_through AND ${takesEvent(tx)}`
