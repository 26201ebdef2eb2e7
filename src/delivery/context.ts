import type { ConversationsContext } from '../conversations/context.ts'
import type { EventLoader } from './events/log-event.ts'
import type { LivePages } from './events/live-pages.ts'
import type { WebhookServices } from './webhooks/sender.ts'

/** Dependencies of pulls, webhooks and sockets. */
export interface DeliveryContext extends ConversationsContext {
  /** Loaders of the areas above delivery, for events that only refer to their content. */
  eventLoaders: readonly EventLoader[]
  livePages: LivePages
  webhooks: WebhookServices
}
