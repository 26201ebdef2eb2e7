import type { EventType } from '../../generated/events.ts'
import { paymentEventEncoders } from '../commerce/payments/payment.extensions.ts'
import type { Addresses } from '../commerce/payments/payment-request.ts'
import { chatEventEncoders } from '../conversations/chats/lifecycle-events.current.ts'
import { reactionEventEncoders } from '../conversations/reactions/reaction.current.ts'
import { receiptEventEncoders } from '../conversations/receipts/receipt.current.ts'
import { webhookEventEncoders } from '../delivery/webhooks/webhook.extensions.ts'
import { communityEventEncoders } from '../network/communities/community-event.extensions.ts'
import { contactEventEncoders } from '../network/contacts/contact.extensions.ts'
import { contactRequestEventEncoders } from '../network/contact-requests/contact-request.extensions.ts'
import type { EncodeEvent } from '../platform/event-log/log-event.ts'
import { callEventEncoders } from '../realtime/calls/call.extensions.ts'
import { taskEventEncoders } from '../tasks/tasks/task.a2a.ts'

/** Event types whose data is read from a message when they are shown. */
type MessageType = 'message.received' | 'message.purged'

/**
 * Creates the encoder of stored events: the only place where the data of an event becomes JSON. A type of the documents
 * without an encoder fails to compile. Areas append domain values (`EventDraft`); the event log stores the JSON of
 * `schema_version` 1. The data of `message.received` and `task.received` is rendered from their rows, which do not change.
 * Rendering other events at each read would take 2 % more of a pull of 100 such events, but their bytes would change with
 * codecs and settings such as `PARLEY_PUBLIC_URL`, and a process of an earlier version could not read them.
 * @param addresses settings of the URLs in events, complete when the first event is appended
 */
export function createEventEncoder(addresses: Addresses): EncodeEvent {
  const encoders = {
    ...chatEventEncoders,
    ...reactionEventEncoders,
    ...receiptEventEncoders,
    ...callEventEncoders,
    ...paymentEventEncoders(addresses),
    ...communityEventEncoders,
    ...contactRequestEventEncoders,
    ...contactEventEncoders,
    ...webhookEventEncoders,
    ...taskEventEncoders,
  } satisfies Record<Exclude<EventType, MessageType>, (data: never) => object>
  const byType: Readonly<Record<string, (data: never) => object>> = encoders
  return ({ eventType, data }) => {
    if (data === null) return null
    const encode = byType[eventType]
    if (!encode) throw new Error(`Events of the type ${eventType} have no encoder.`)
    return JSON.stringify(encode(data as never))
  }
}
