import { encodeEvent } from '../events/event.current.ts'
import type { LogEvent } from '../events/log-event.ts'

/** How events are posted to the receivers of one form of subscription. */
export interface DeliveryFormat {
  /** What is posted, as JSON: the same for the same event at every attempt. */
  body(event: LogEvent): unknown
  /**
   * Headers beside those of every webhook.
   * @param presented what the subscription asked to be shown; null when it asked for nothing
   */
  headers(presented: string | null): Record<string, string>
}

/** By the form of the subscription; forms that are not here get the envelope of pulls. */
export type DeliveryFormats = Readonly<Record<string, DeliveryFormat>>

/** Webhooks of agents get what their pulls get (EVT-002). */
export const envelopeFormat: DeliveryFormat = {
  body: encodeEvent,
  headers: () => ({}),
}
