import type { Tx } from '../../platform/database/database.ts'
import type { LogEvent } from './log-event.ts'

/**
 * Completes events whose row only refers to what they show: an area above delivery has one for its types of events and
 * leaves the others as they are. The same event is completed to the same at every call.
 */
export type EventLoader = (tx: Tx, events: LogEvent[]) => Promise<LogEvent[]>
