import type { IncomingHttpHeaders } from 'node:http'

import { payloadTooLarge, unauthorized } from '../../platform/errors.ts'
import type { StreamedBody } from '../../platform/streamed-body.ts'
import { applyPaymentEvent, type PaymentContext } from './apply-payment-event.ts'
import { findAccount } from './payment-account.store.ts'
import { lockPaymentRequest } from './payment-request.store.ts'
import { SignatureError, type Callback } from './provider.ts'
import { openAccount } from './provider-account.ts'

const bodyBytesMax = 64 * 1024

/**
 * Applies a report of a provider. Reports may be repeated, late, out of order, or about unknown requests: the rules of
 * payment requests handle these cases, so processed reports are not stored.
 * @throws unauthorized (a wrong signature or an unknown account, indistinguishable), payload_too_large
 */
export async function receivePaymentCallback(
  context: PaymentContext,
  accountId: string,
  headers: IncomingHttpHeaders,
  body: StreamedBody,
): Promise<void> {
  if (body.length > bodyBytesMax) throw payloadTooLarge('A callback has at most 64 KB.')
  const pieces: Buffer[] = []
  for await (const piece of body.read()) pieces.push(piece)
  const { paymentRequestId, event } = await verified(context, accountId, headers, Buffer.concat(pieces))
  if (paymentRequestId === null || event === null) return context.metrics?.paymentCallback('unknown')
  const result = await context.database.write(async (tx) => {
    const request = await lockPaymentRequest(tx, paymentRequestId)
    if (request?.accountId !== accountId) return 'unknown'
    return (await applyPaymentEvent(context, tx, request, event)).changed ? 'changed' : 'unchanged'
  })
  context.metrics?.paymentCallback(result)
}

async function verified(
  context: PaymentContext,
  accountId: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<Callback> {
  const stored = await context.database.read((tx) => findAccount(tx, accountId))
  const account = stored && openAccount(context, stored)
  try {
    if (!account) throw new SignatureError()
    return await account.provider.verifyCallback(account.keys, headers, body, context.clock.now())
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    context.metrics?.paymentCallback('unauthorized')
    throw unauthorized('The signature of the callback is not valid.')
  }
}
