import type { ConversationsContext } from '../conversations/context.ts'
import type { Injector } from '../platform/demo-faults/injector.ts'
import type { EventLoader } from './events/log-event.ts'
import type { LivePages } from './events/live-pages.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** What pulls, webhooks and sockets may ask for. */
export interface DeliveryContext extends ConversationsContext {
  /** Of the areas above delivery whose events only refer to what they show. */
  eventLoaders: readonly EventLoader[]
  livePages: LivePages
  webhooks: WebhookServices
  /** What disturbs requests and deliveries of a demo; absent where there is none. */
  injector: Injector | undefined
}
