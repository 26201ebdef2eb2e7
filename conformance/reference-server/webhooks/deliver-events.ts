import type { Actor, LogEvent, Webhook } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import { deliver } from './deliver.ts'

/** Starts the deliveries of a new event. */
export function deliverToSubscriptions(subject: Subject, actor: Actor, event: LogEvent): void {
  if (subject.faulty('webhook-events-skipped') && event.sequence % 2 === 0) return
  for (const webhook of subject.webhooks.values()) {
    const own = webhook.ownerId === actor.id || subject.faulty('webhook-events-of-others')
    if (own && webhook.status === 'active' && takes(subject, webhook, event))
      void deliver(subject, webhook, actor, event)
  }
}

/** Whether a subscription is for events of this type (WHK-037). */
export const takes = (subject: Subject, { events }: Webhook, { event_type: type }: LogEvent): boolean =>
  (events?.includes(type) ?? true) || subject.faulty('subscription-gets-everything')
