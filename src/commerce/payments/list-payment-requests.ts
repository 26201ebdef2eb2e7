import type { Caller } from '../../identity/accounts/caller.ts'
import { readIdCursor } from '../../platform/cursors.ts'
import { paginate, type List, type ListPage } from '../../platform/paginate.ts'
import type { CommerceContext } from '../context.ts'
import { sideOf } from './payment-side.ts'
import type { PaymentRequest } from './payment-request.ts'
import { listPaymentRequestsOf } from './payment-request.store.ts'

/** Sorts after every id. */
const highestId = '~'

/** Lists the requests of the calling agent, newest first. `chatId` limits the list to a chat. */
export async function listPaymentRequests(
  { database }: Pick<CommerceContext, 'database'>,
  caller: Pick<Caller, 'kind' | 'id'>,
  page: ListPage & { chatId?: string | undefined },
): Promise<List<PaymentRequest>> {
  const wanted = { before: readIdCursor('pay', page.cursor) ?? highestId, limit: page.limit + 1, chatId: page.chatId }
  const found = await database.read((tx) => listPaymentRequestsOf(tx, sideOf(caller), wanted))
  return paginate(found, page.limit, ({ id }) => id)
}
