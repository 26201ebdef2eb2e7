import type { Applied } from './apply-payment-event.ts'
import { changePaymentRequest, type ChangeContext, type Changer } from './change-payment-request.ts'

/**
 * The calling person confirms a large payment; where that is done, or not required, nothing changes.
 * @throws not_found, conflict (the request is no longer pending)
 */
export function confirmPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'confirmed', ({ status }) => status === 'pending')
}
