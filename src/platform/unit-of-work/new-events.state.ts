import type { State } from './state.ts'
import { appendEvents } from '../event-log/append-events.ts'
import type { EventDraft } from '../event-log/log-event.ts'

/** Events of a batch, in order; each log assigns its sequences in this order. */
export const newEvents: State<EventDraft[]> = {
  name: 'newEvents',
  // The counters of the logs are locked last.
  rank: Number.MAX_SAFE_INTEGER,
  initial: () => [],
  store: async (tx, events, context) => void (await appendEvents(tx, events, context)),
}
