import type { Caller } from '../../identity/accounts/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { List, ListPage } from '../../platform/paginate.ts'
import { readNewestFirst } from '../../platform/read-page.ts'
import type { Needs } from '../../platform/context.ts'
import { type PaymentSide, findPaymentRequest, listPaymentRequestsOf } from './payment-request.store.ts'
import type { PaymentRequest } from './payment-request.ts'

export const sideOf = ({ kind, id }: Pick<Caller, 'kind' | 'id'>): PaymentSide => ({
  side: kind === 'agent' ? 'agent' : 'payer',
  id,
})

export const noPaymentRequest = () => notFound('There is no such payment request.')

/** Returns one request of the calling agent. @throws not_found */
export async function getPaymentRequest(
  { database }: Needs<'database'>,
  caller: Pick<Caller, 'kind' | 'id'>,
  id: string,
): Promise<PaymentRequest> {
  const found = await database.read((tx) => findPaymentRequest(tx, id, sideOf(caller)))
  if (!found) throw noPaymentRequest()
  return found
}

/** Lists the requests of the calling agent, newest first. `chatId` limits the list to a chat. */
export function listPaymentRequests(
  { database }: Needs<'database'>,
  caller: Pick<Caller, 'kind' | 'id'>,
  page: ListPage & { chatId?: string | undefined },
): Promise<List<PaymentRequest>> {
  return readNewestFirst(database, 'pay', page, (tx, before, limit) =>
    listPaymentRequestsOf(tx, sideOf(caller), { before, limit, chatId: page.chatId }),
  )
}
