import type { List, ListPage } from '../../platform/paginate.ts'
import type { CommerceContext } from '../context.ts'
import { listPaymentRequests } from './list-payment-requests.ts'
import type { PaymentRequest } from './payment-request.ts'

/** Lists the requests to a person, newest first, without suppressed ones. */
export function listOwnPaymentRequests(
  context: Pick<CommerceContext, 'database'>,
  { id }: { id: string },
  page: ListPage,
): Promise<List<PaymentRequest>> {
  return listPaymentRequests(context, { kind: 'user', id }, page)
}
