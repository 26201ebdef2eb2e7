import type { State } from './state.ts'
import { appendEvents } from '../event-log/append-events.ts'
import type { EventDraft } from '../event-log/log-event.ts'

/** The events of a batch in the order in which they happened; each log numbers its own in this order. */
export const newEvents: State<EventDraft[]> = {
  name: 'newEvents',
  // The counters of the logs are locked after everything else.
  rank: Number.MAX_SAFE_INTEGER,
  initial: () => [],
  store: async (tx, events, context) => void (await appendEvents(tx, events, context)),
}
