import type { CommerceContext } from '../context.ts'
import { getPaymentRequest } from './get-payment-request.ts'
import type { PaymentRequest } from './payment-request.ts'

/** Returns one request to a person. @throws not_found, also for a suppressed one */
export function getOwnPaymentRequest(
  context: Pick<CommerceContext, 'database'>,
  { id: payerId }: { id: string },
  id: string,
): Promise<PaymentRequest> {
  return getPaymentRequest(context, { kind: 'user', id: payerId }, id)
}
