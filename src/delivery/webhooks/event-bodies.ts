import type { Tx } from '../../platform/database/database.ts'
import type { LogEvent, EventLoader } from '../events/log-event.ts'
import { renderEvents } from '../events/render-events.ts'
import type { DeliveryFormat } from './delivery-format.ts'
import type { ClaimedDelivery } from './webhook.ts'

/** What is sent for one event, and what its delivery marks. */
export interface EventBody {
  /** The bytes that are signed and sent, the same on every attempt. */
  body: Buffer
  /** The message that counts as delivered once the receiver took it; null for other events. */
  mark: { chatId: string; throughSequence: number } | null
}

/** The bodies of the given deliveries, which are of one actor, by the sequence of their events. */
export async function loadBodies(
  tx: Tx,
  deliveries: readonly ClaimedDelivery[],
  format: DeliveryFormat,
  loaders: readonly EventLoader[],
): Promise<Map<number, EventBody>> {
  const keys = deliveries.map((delivery) => ({ actorId: delivery.actorId, sequence: delivery.eventSequence }))
  const events = await renderEvents(tx, keys, loaders)
  return new Map(events.map((event) => [event.sequence, toBody(event, format)]))
}

function toBody(event: LogEvent, format: DeliveryFormat): EventBody {
  const { message } = event
  return {
    body: Buffer.from(JSON.stringify(format.body(event))),
    mark: message && { chatId: message.chatId, throughSequence: message.sequence },
  }
}
