import type { Caller } from '../../identity/accounts/caller.ts'
import { conflict } from '../../platform/errors.ts'
import type { Needs } from '../../platform/context.ts'
import { applyPaymentEvent, type Applied, type ApplyContext } from './apply-payment-event.ts'
import type { PaymentRequest } from './payment-request.ts'
import { findPaymentRequest, lockPaymentRequest } from './payment-request.store.ts'
import { noPaymentRequest, sideOf } from './find-payment-requests.ts'

export type ChangeContext = ApplyContext & Needs<'database'>

/** Initiator of a change: the agent or the person of the request. */
export type Changer = Pick<Caller, 'kind' | 'id'>

type TargetState = 'canceled' | 'declined' | 'confirmed' | 'refund_asked'

/**
 * Changes a request for one of its sides, under its lock.
 * @param isDone whether an unchanged request already has the requested state
 * @throws not_found, conflict
 */
function changePaymentRequest(
  context: ChangeContext,
  caller: Changer,
  id: string,
  kind: TargetState,
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

/**
 * Cancels a pending request of the calling agent. A canceled one is unchanged.
 * @throws not_found, conflict (it ended in another way)
 */
export function cancelPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'canceled', ({ status }) => status === 'canceled')
}

/**
 * Requests the refund of a payment for the calling agent; the worker executes it. A repeat changes nothing unless the
 * refund failed.
 * @throws not_found, conflict (not paid)
 */
export function refundPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(
    context,
    caller,
    id,
    'refund_asked',
    ({ status }) => status === 'paid' || status === 'refunded',
  )
}

/**
 * Declines a pending request to the calling person. A declined one is unchanged.
 * @throws not_found, conflict (it ended in another way)
 */
export function declinePaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'declined', ({ status }) => status === 'declined')
}

/**
 * Confirms a large payment for the calling person. A payment that is confirmed already or needs no confirmation stays
 * as it is.
 * @throws not_found, conflict (the request is no longer pending)
 */
export function confirmPaymentRequest(context: ChangeContext, caller: Changer, id: string): Promise<Applied> {
  return changePaymentRequest(context, caller, id, 'confirmed', ({ status }) => status === 'pending')
}
