import { directChatsOf } from '../../conversations/chats/chat.store.ts'
import type { Tx } from '../../platform/database/database.ts'
import { encodeEvent } from '../events/event.current.ts'
import type { LogEvent, EventLoader } from '../events/log-event.ts'
import type { EventKey } from '../events/event-row.ts'
import { renderEvents } from '../events/render-events.ts'
import type { ClaimedDelivery } from './delivery.ts'

/** Payload and headers of deliveries for one form of subscription. */
export interface DeliveryFormat {
  /** Returns the JSON payload of an event; it is the same at every attempt. */
  body(event: LogEvent): unknown
  /**
   * Returns headers in addition to the headers of every webhook.
   * @param presented credential that the subscription requires in each request; null without one
   */
  headers(presented: string | null): Record<string, string>
  /** Whether the receiver is only notified: its acceptance of a message does not mean that the actor has it. */
  isSignal?: boolean
  /**
   * Returns the body and headers of one attempt in place of a signed body, such as an encrypted one; null when the
   * subscription has ended.
   */
  prepare?(subscription: Subscription, body: Buffer): Promise<PreparedRequest | null>
  /** Returns whether a status of the receiver ends the subscription. */
  isGone?(status: number | null): boolean
}

/** Receiver of an attempt. */
export interface Subscription {
  webhookId: string
  url: string
  /** Decrypted secret of the subscription. */
  secret: string
}

/** Body and headers of one attempt. */
export interface PreparedRequest {
  body: Buffer
  headers: Record<string, string>
}

/** Formats by form of the subscription. A form without an entry gets the envelope of pulls. */
export type DeliveryFormats = Readonly<Record<string, DeliveryFormat>>

/** Webhooks of agents receive the same envelope as pulls (EVT-002). */
export const envelopeFormat: DeliveryFormat = {
  body: encodeEvent,
  headers: () => ({}),
}

/** Payload of one event, and the message that its delivery marks as delivered. */
export interface EventBody {
  /** Bytes that are signed and sent; the same on every attempt. */
  body: Buffer
  /** The message of a direct chat that is marked as delivered after the receiver accepts it; null for other events. */
  mark: { chatId: string; throughSequence: number } | null
}

/** Deliveries of one claim, which all belong to one actor. */
export interface BodyRequest {
  deliveries: readonly ClaimedDelivery[]
  format: DeliveryFormat
}

/** Returns the bodies for each request, by event sequence. */
export async function loadBodies(
  tx: Tx,
  requests: readonly BodyRequest[],
  loaders: readonly EventLoader[],
): Promise<ReadonlyMap<number, EventBody>[]> {
  const events = await renderEvents(tx, keysOf(requests), loaders)
  const chats = new Set(events.flatMap(({ message }) => message?.chatId ?? []))
  const direct = await directChatsOf(tx, [...chats])
  const byActor = new Map<string, Map<number, LogEvent>>()
  for (const event of events) {
    const known = byActor.get(event.actorId)
    if (known) known.set(event.sequence, event)
    else byActor.set(event.actorId, new Map([[event.sequence, event]]))
  }
  return requests.map(({ deliveries, format }) => {
    const found = deliveries.flatMap((one) => byActor.get(one.actorId)?.get(one.eventSequence) ?? [])
    return new Map(found.map((event) => [event.sequence, toBody(event, format, direct)]))
  })
}

/** Returns each event once: an actor may have several webhooks. */
function keysOf(requests: readonly BodyRequest[]): EventKey[] {
  const keys = requests
    .flatMap(({ deliveries }) => deliveries)
    .map(({ actorId, eventSequence }): [string, EventKey] => [
      `${actorId} ${eventSequence}`,
      { actorId, sequence: eventSequence },
    ])
  return [...new Map(keys).values()]
}

function toBody(event: LogEvent, format: DeliveryFormat, direct: ReadonlySet<string>): EventBody {
  const { message } = event
  return {
    body: Buffer.from(JSON.stringify(format.body(event))),
    mark:
      !format.isSignal && message && direct.has(message.chatId)
        ? { chatId: message.chatId, throughSequence: message.sequence }
        : null,
  }
}
