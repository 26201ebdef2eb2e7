import type { Actor, LogEvent, Webhook } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { deliver } from './deliver.ts'

/** Starts the deliveries of a new event. */
export function deliverToSubscriptions(server: ReferenceServer, actor: Actor, event: LogEvent): void {
  if (server.hasFault('webhook-events-skipped') && event.sequence % 2 === 0) return
  for (const webhook of server.webhooks.values()) {
    if (server.hasFault('second-subscription-silent') && !isFirst(server, webhook)) continue
    const own = webhook.ownerId === actor.id || server.hasFault('webhook-events-of-others')
    if (own && webhook.status === 'active' && isSubscribedTo(server, webhook, event))
      void deliver(server, webhook, actor, event)
  }
}

const isFirst = (server: ReferenceServer, webhook: Webhook): boolean =>
  [...server.webhooks.values()].find(({ ownerId }) => ownerId === webhook.ownerId) === webhook

/** Returns whether a subscription includes events of this type (WHK-037). */
export const isSubscribedTo = (server: ReferenceServer, { events }: Webhook, { event_type: type }: LogEvent): boolean =>
  (events?.includes(type) ?? true) || server.hasFault('subscription-gets-everything')
