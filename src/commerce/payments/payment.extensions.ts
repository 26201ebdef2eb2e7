import type {
  ConnectPaymentProvider,
  CreatePaymentRequest,
  PaymentProvider as PaymentProviderBody,
  PaymentRequest as PaymentRequestBody,
} from '../../../generated/extensions/types.gen.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import { encodeTime } from '../../platform/clock.ts'
import { exponentOf } from './currency.rules.ts'
import {
  callbackUrl,
  payUrl,
  type Addresses,
  type NewAccount,
  type PaymentEvents,
  type PaymentRequest,
  type PaymentInput,
  type ProviderAccount,
} from './payment-request.ts'

/** Default lifetime of a request, in seconds. */
const defaultLifetime = 86_400

export function decodePaymentInput(body: CreatePaymentRequest): PaymentInput {
  return {
    chatId: body.chat_id,
    payerHandle: body.payer_handle ?? null,
    amount: { value: body.amount.value, currency: body.amount.currency },
    description: body.description,
    lifetimeMs: (body.expires_in ?? defaultLifetime) * 1000,
    requestId: body.request_id,
  }
}

export function decodeNewAccount(body: ConnectPaymentProvider): NewAccount {
  return { provider: body.provider, apiKey: body.api_key, callbackSecret: body.callback_secret }
}

/** @param forPayer adds the URL of the checkout, for the person */
export function encodePaymentRequest(
  { publicUrl }: Addresses,
  request: PaymentRequest,
  forPayer = false,
): PaymentRequestBody {
  const { amount, status, checkoutUrl } = request
  return {
    id: request.id,
    chat_id: request.chatId,
    agent: { type: 'agent', id: request.agentId, handle: request.agentHandle },
    payer_id: request.payerId,
    amount: { value: amount.value, currency: amount.currency, exponent: exponentOf(amount.currency) },
    description: request.description,
    status,
    confirmation_required: status === 'pending' && request.confirmation === 'required',
    ...(request.refund !== null && { refund: request.refund }),
    pay_url: payUrl({ publicUrl }, request.id),
    ...(forPayer && status === 'pending' && checkoutUrl !== null && { checkout_url: checkoutUrl }),
    expires_at: encodeTime(request.expiresAt),
    created_at: encodeTime(request.createdAt),
    updated_at: encodeTime(request.updatedAt),
  }
}

export function encodeProviderAccount(addresses: Addresses, account: ProviderAccount): PaymentProviderBody {
  return {
    id: account.id,
    provider: account.provider,
    callback_url: callbackUrl(addresses, account.id),
    connected_at: encodeTime(account.connectedAt),
  }
}

/** Logs contain neither the handle of a person nor the URL of a checkout. */
export const paymentEventEncoders = (addresses: Addresses): EventEncoders<PaymentEvents> => ({
  'payment_request.updated': ({ request }) => ({ payment_request: encodePaymentRequest(addresses, request) }),
})
