import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * Confirms a large payment for the calling person. Nothing changes if it is confirmed already or needs no confirmation.
 * @throws not_found, conflict (the request is no longer pending)
 */
export function confirmPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'confirmed', ({ status }) => status === 'pending')
}
