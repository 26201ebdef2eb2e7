import type { Caller } from '../../identity/accounts/caller.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { CommerceContext } from '../context.ts'
import { sideOf } from './payment-side.ts'
import type { PaymentRequest } from './payment-request.ts'
import { listPaymentRequestsOf } from './payment-request.store.ts'

/** Sorts after every id. */
const highestId = '~'

/** The requests of the calling agent, newest first; with `chatId` only those of a chat. */
export async function listPaymentRequests(
  { database }: Pick<CommerceContext, 'database'>,
  caller: Pick<Caller, 'kind' | 'id'>,
  page: ListPage & { chatId?: string | undefined },
): Promise<List<PaymentRequest>> {
  const wanted = { before: page.cursor ?? highestId, limit: page.limit + 1, chatId: page.chatId }
  const found = await database.read((tx) => listPaymentRequestsOf(tx, sideOf(caller), wanted))
  return paginate(found, page.limit, ({ id }) => id)
}
