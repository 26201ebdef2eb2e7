import { encodeEvent } from '../events/event.current.ts'
import type { LogEvent } from '../events/log-event.ts'

/** Payload and headers of deliveries for one form of subscription. */
export interface DeliveryFormat {
  /** Returns the JSON payload of an event; it is the same at every attempt. */
  body(event: LogEvent): unknown
  /**
   * Returns headers in addition to the headers of every webhook.
   * @param presented credential that the subscription asked to be sent; null when it asked for none
   */
  headers(presented: string | null): Record<string, string>
}

/** Formats by form of the subscription. A form without an entry gets the envelope of pulls. */
export type DeliveryFormats = Readonly<Record<string, DeliveryFormat>>

/** Webhooks of agents receive the same envelope as pulls (EVT-002). */
export const envelopeFormat: DeliveryFormat = {
  body: encodeEvent,
  headers: () => ({}),
}
