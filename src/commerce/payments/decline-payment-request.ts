import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Declines a pending request to the calling person. A declined one is unchanged. @throws not_found, conflict (it ended
 * in another way)
 */
export function declinePaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'declined', ({ status }) => status === 'declined')
}
