import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Requests the refund of a payment for the calling agent; the worker executes it. A repeat changes nothing unless the
 * refund failed. @throws not_found, conflict (not paid)
 */
export function refundPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(
    context,
    caller,
    id,
    'refund_asked',
    ({ status }) => status === 'paid' || status === 'refunded',
  )
}
