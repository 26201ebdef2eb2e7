import type { Caller } from '../../identity/accounts/caller.ts'
import type { CommerceContext } from '../context.ts'
import { noPaymentRequest, sideOf } from './payment-side.ts'
import type { PaymentRequest } from './payment-request.ts'
import { findPaymentRequest } from './payment-request.store.ts'

/** Returns one request of the calling agent. @throws not_found */
export async function getPaymentRequest(
  { database }: Pick<CommerceContext, 'database'>,
  caller: Pick<Caller, 'kind' | 'id'>,
  id: string,
): Promise<PaymentRequest> {
  const found = await database.read((tx) => findPaymentRequest(tx, id, sideOf(caller)))
  if (!found) throw noPaymentRequest()
  return found
}
