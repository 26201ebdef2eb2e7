import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Ends a pending request of the calling agent; one that was canceled before stays as it is.
 * @throws not_found, conflict (it ended in another way)
 */
export function cancelPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'canceled', ({ status }) => status === 'canceled')
}
