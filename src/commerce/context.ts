import type { ConversationsContext } from '../conversations/context.ts'
import type { PaymentProviders } from './payments/provider.ts'

/** Context of the operations on payments. */
export interface CommerceContext extends ConversationsContext {
  paymentProviders: PaymentProviders
}
