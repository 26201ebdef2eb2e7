import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Lets the worker send a payment back at the wish of the calling agent; asking again changes nothing unless it failed.
 * @throws not_found, conflict (nothing was paid)
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
