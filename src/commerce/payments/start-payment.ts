import type { Caller } from '../../identity/accounts/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, forbidden, temporarilyUnavailable } from '../../platform/errors.ts'
import type { PaymentContext } from './apply-payment-event.ts'
import { findAccount } from './payment-account.store.ts'
import { insertPaymentJobs } from './payment-job.store.ts'
import { callbackUrl, payUrl, type PaymentRequest } from './payment-request.ts'
import { findPaymentRequest, lockPaymentRequest, updateCheckout } from './payment-request.store.ts'
import { ProviderError, type Checkout } from './provider.ts'
import { openAccount, type OpenAccount } from './provider-account.ts'
import { noPaymentRequest } from './find-payment-requests.ts'

/** Lifetime of a checkout: at least an hour, and less than the maximum of Stripe, a day. */
const checkoutMinMs = 3_600_000
const checkoutMaxMs = 23 * 3_600_000
/** Minimum remaining lifetime of a checkout that is reused, in milliseconds. */
const remainingMinMs = 60_000

/**
 * Opens a checkout at the provider, or returns the open one. Its number is stored before the provider is called, so
 * that a retry after a crash, or a concurrent call, gets the same checkout.
 * @throws not_found, conflict (not pending, or not confirmed), forbidden (the provider is no longer connected),
 * temporarily_unavailable (the provider did not answer, or rejected it)
 */
export async function startPayment(
  context: PaymentContext,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<PaymentRequest> {
  const { request, account } = await context.database.write((tx) => begin(context, tx, caller.id, id))
  if (request.checkoutUrl !== null) return request
  const checkout = await createCheckout(context, request, account)
  return context.database.write((tx) => keep(context, tx, request, checkout))
}

async function begin(
  context: PaymentContext,
  tx: Tx,
  payerId: string,
  id: string,
): Promise<{ request: PaymentRequest; account: OpenAccount }> {
  if (!(await findPaymentRequest(tx, id, { side: 'payer', id: payerId }))) throw noPaymentRequest()
  const request = await lockPaymentRequest(tx, id)
  if (!request) throw noPaymentRequest()
  const now = context.clock.now()
  if (request.status !== 'pending') throw conflict(`The payment request is ${request.status}.`)
  if (request.expiresAt <= now) throw conflict('The payment request is expired.')
  if (request.confirmation === 'required') throw conflict('A payment of this amount must be confirmed first.')
  const stored = await findAccount(tx, request.accountId)
  const account = stored && openAccount(context, stored)
  if (!account) throw forbidden('The payment provider is not connected any more.')
  if ((request.checkoutExpiresAt ?? 0) > now + remainingMinMs) return { request, account }
  const expiresAt = Math.min(Math.max(request.expiresAt, now + checkoutMinMs), now + checkoutMaxMs)
  const checkout = {
    checkoutAttempt: request.checkoutAttempt + 1,
    checkoutExpiresAt: expiresAt,
    checkoutId: null,
    checkoutUrl: null,
  }
  await updateCheckout(tx, id, checkout)
  return { request: { ...request, ...checkout }, account }
}

async function createCheckout(
  context: PaymentContext,
  request: PaymentRequest,
  account: OpenAccount,
): Promise<Checkout> {
  const { config, log } = context
  try {
    const checkout = await account.provider.createCheckout(account.keys, {
      paymentRequestId: request.id,
      idempotencyKey: `${request.id}-${request.checkoutAttempt}`,
      amount: request.amount,
      description: request.description,
      expiresAt: request.checkoutExpiresAt!,
      returnUrl: payUrl(config, request.id),
      callbackUrl: callbackUrl(config, account.id),
    })
    if (!/^https?:\/\//.test(checkout.url)) throw new ProviderError('the checkout has no web address', true)
    return checkout
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ payment_request: request.id, detail: error.message }, 'the payment provider opened no checkout')
    if (error.permanent) await context.database.write((tx) => giveUp(tx, request))
    throw temporarilyUnavailable('The payment provider does not accept payments at the moment.', 5)
  }
}

/**
 * Resets the attempt, so that the next call uses a new idempotency key. The provider would repeat its answer for the old
 * key.
 */
async function giveUp(tx: Tx, { id, checkoutAttempt }: PaymentRequest): Promise<void> {
  const request = await lockPaymentRequest(tx, id)
  if (request?.checkoutAttempt !== checkoutAttempt || request.checkoutId !== null) return
  await updateCheckout(tx, id, { checkoutAttempt, checkoutExpiresAt: null, checkoutId: null, checkoutUrl: null })
}

/** Stores a checkout. If the request has ended meanwhile, the checkout is closed. */
async function keep(
  context: PaymentContext,
  tx: Tx,
  started: PaymentRequest,
  checkout: Checkout,
): Promise<PaymentRequest> {
  const request = await lockPaymentRequest(tx, started.id)
  if (!request) throw noPaymentRequest()
  const isCurrent = request.status === 'pending' && request.checkoutAttempt === started.checkoutAttempt
  if (!isCurrent) {
    const isPaid = request.status === 'paid' || request.status === 'refunded'
    const jobs = isPaid ? [] : [{ kind: 'close_checkout' as const, reference: checkout.id }]
    await insertPaymentJobs(tx, request, jobs, context.clock.now())
    return request
  }
  const { checkoutAttempt, checkoutExpiresAt } = started
  const open = { checkoutAttempt, checkoutExpiresAt, checkoutId: checkout.id, checkoutUrl: checkout.url }
  await updateCheckout(tx, request.id, open)
  return { ...request, ...open }
}
