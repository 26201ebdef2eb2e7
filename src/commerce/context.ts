import type { ConversationsContext } from '../conversations/context.ts'
import type { PaymentProviders } from './payments/provider.ts'

/** What operations on payments may ask for. */
export interface CommerceContext extends ConversationsContext {
  paymentProviders: PaymentProviders
}
