import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict } from '../../platform/errors.ts'
import type { CommerceContext } from '../context.ts'
import { applyPaymentEvent, type Applied, type ApplyContext } from './apply-payment-event.ts'
import type { PaymentRequest } from './payment-request.ts'
import { findPaymentRequest, lockPaymentRequest } from './payment-request.store.ts'
import { noPaymentRequest, sideOf } from './payment-side.ts'

export type ChangeContext = ApplyContext & Pick<CommerceContext, 'database'>

/** Who wishes for a change: the agent or the person of the request. */
export type Changer = Pick<Caller, 'kind' | 'id'>

type Wish = 'canceled' | 'declined' | 'confirmed' | 'refund_asked'

/**
 * Lets a side of a request change it, under its lock.
 * @param isDone whether a request that the wish does not change is as it was wished for
 * @throws not_found, conflict
 */
export function changePaymentRequest(
  context: ChangeContext,
  caller: Changer,
  id: string,
  kind: Wish,
  isDone: (request: PaymentRequest) => boolean,
): Promise<Applied> {
  return context.database.write(async (tx) => {
    if (!(await findPaymentRequest(tx, id, sideOf(caller)))) throw noPaymentRequest()
    const request = await lockPaymentRequest(tx, id)
    if (!request) throw noPaymentRequest()
    // Its time is over, and the worker has not looked yet.
    const late = request.status === 'pending' && request.expiresAt <= context.clock.now()
    const applied = late ? { request, changed: false } : await applyPaymentEvent(context, tx, request, { kind })
    if (late || (!applied.changed && !isDone(applied.request))) {
      throw conflict(`The payment request is ${late ? 'expired' : request.status}.`)
    }
    return applied
  })
}
