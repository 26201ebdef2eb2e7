import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict } from '../../platform/errors.ts'
import type { CommerceContext } from '../context.ts'
import { applyPaymentEvent, type Applied, type ApplyContext } from './apply-payment-event.ts'
import type { PaymentRequest } from './payment-request.ts'
import { findPaymentRequest, lockPaymentRequest } from './payment-request.store.ts'
import { noPaymentRequest, sideOf } from './payment-side.ts'

export type ChangeContext = ApplyContext & Pick<CommerceContext, 'database'>

/** Initiator of a change: the agent or the person of the request. */
export type Changer = Pick<Caller, 'kind' | 'id'>

type Wish = 'canceled' | 'declined' | 'confirmed' | 'refund_asked'

/**
 * Changes a request for one of its sides, under its lock. @param isDone whether an unchanged request already has the
 * requested state @throws not_found, conflict
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
    // The request has expired, and the worker has not processed it yet.
    const late = request.status === 'pending' && request.expiresAt <= context.clock.now()
    const applied = late ? { request, changed: false } : await applyPaymentEvent(context, tx, request, { kind })
    if (late || (!applied.changed && !isDone(applied.request))) {
      throw conflict(`The payment request is ${late ? 'expired' : request.status}.`)
    }
    return applied
  })
}
