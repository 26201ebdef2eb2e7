import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Cancels a pending request of the calling agent. A canceled one is unchanged. @throws not_found, conflict (it ended in
 * another way)
 */
export function cancelPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'canceled', ({ status }) => status === 'canceled')
}
