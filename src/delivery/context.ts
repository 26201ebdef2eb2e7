import type { ConversationsContext } from '../conversations/context.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** What pulls, webhooks and sockets may ask for. */
export interface DeliveryContext extends ConversationsContext {
  webhooks: WebhookServices
}
