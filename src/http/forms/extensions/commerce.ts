import {
  cancelPaymentRequest,
  confirmPaymentRequest,
  declinePaymentRequest,
  refundPaymentRequest,
} from '../../../commerce/payments/change-payment-request.ts'
import {
  connectPaymentProvider,
  disconnectPaymentProvider,
  getPaymentProvider,
} from '../../../commerce/payments/provider-account.ts'
import { getPaymentRequest, listPaymentRequests } from '../../../commerce/payments/find-payment-requests.ts'
import { createPaymentRequest } from '../../../commerce/payments/create-payment-request.ts'
import {
  decodeNewAccount,
  decodePaymentInput,
  encodePaymentRequest,
  encodeProviderAccount,
} from '../../../commerce/payments/payment.extensions.ts'
import { receivePaymentCallback } from '../../../commerce/payments/receive-payment-callback.ts'
import { startPayment } from '../../../commerce/payments/start-payment.ts'
import type { Applied } from '../../../commerce/payments/apply-payment-event.ts'
import type { Needs } from '../../../platform/context.ts'
import { noStore } from '../../handler.ts'
import type { AreaHandlers } from './area-handlers.ts'
import { encodeList, noContent } from '../../replies.ts'

const changedBody = ({ config }: Needs<'config'>, { request, changed }: Applied, forPayer = false) => ({
  payment_request: encodePaymentRequest(config, request, forPayer),
  changed,
})

export const paymentHandlers = {
  createPaymentRequest: async (context, { caller, body }) => {
    const request = await createPaymentRequest(context, caller, decodePaymentInput(body))
    return { status: 201, body: { payment_request: encodePaymentRequest(context.config, request) } }
  },

  listPaymentRequests: async (context, { caller, query }) => {
    const list = await listPaymentRequests(context, caller, { ...query, chatId: query.chat_id })
    const encode = encodePaymentRequest.bind(undefined, context.config)
    return { status: 200, body: encodeList('payment_requests', list, (request) => encode(request)) }
  },

  getPaymentRequest: async (context, { caller, path }) => {
    const request = await getPaymentRequest(context, caller, path.id)
    return { status: 200, body: { payment_request: encodePaymentRequest(context.config, request) } }
  },

  cancelPaymentRequest: async (context, { caller, path }) => ({
    status: 200,
    body: changedBody(context, await cancelPaymentRequest(context, caller, path.id)),
  }),

  refundPaymentRequest: async (context, { caller, path }) => ({
    status: 202,
    body: changedBody(context, await refundPaymentRequest(context, caller, path.id)),
  }),

  listOwnPaymentRequests: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('payment_requests', await listPaymentRequests(context, caller, query), (request) =>
      encodePaymentRequest(context.config, request, true),
    ),
  }),

  getOwnPaymentRequest: async (context, { caller, path }) => {
    const request = await getPaymentRequest(context, caller, path.id)
    return { status: 200, body: { payment_request: encodePaymentRequest(context.config, request, true) } }
  },

  confirmPaymentRequest: async (context, { caller, path }) => ({
    status: 200,
    body: changedBody(context, await confirmPaymentRequest(context, caller, path.id), true),
  }),

  startPayment: async (context, { caller, path }) => {
    const request = await startPayment(context, caller, path.id)
    return {
      status: 200,
      body: { payment_request: encodePaymentRequest(context.config, request, true) },
      headers: noStore,
    }
  },

  declinePaymentRequest: async (context, { caller, path }) => ({
    status: 200,
    body: changedBody(context, await declinePaymentRequest(context, caller, path.id), true),
  }),

  connectPaymentProvider: async (context, { caller, body }) => {
    const account = await connectPaymentProvider(context, caller, decodeNewAccount(body))
    return { status: 200, body: { payment_provider: encodeProviderAccount(context.config, account) } }
  },

  getPaymentProvider: async (context, { caller }) => {
    const account = await getPaymentProvider(context, caller)
    return { status: 200, body: { payment_provider: encodeProviderAccount(context.config, account) } }
  },

  disconnectPaymentProvider: (context, { caller }) => noContent(disconnectPaymentProvider(context, caller)),

  receivePaymentCallback: (context, { path, headers, body }) =>
    noContent(receivePaymentCallback(context, path.id, headers, body)),
} satisfies AreaHandlers<'payments'>
