/** Payment requests with a built-in provider that transfers no money. */
import { append } from '../event-log/append-event.ts'
import { ApiError, invalid, notFound } from '../protocol/api-error.ts'
import type { Call, OpenCall, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface PaymentRequest {
  id: string
  agent: Actor
  payer: Actor
  chatId: string
  body: string
  requestId: string
  status: string
  started: boolean
}

const requests = new WeakMap<ReferenceServer, Map<string, PaymentRequest>>()

function requestsOf(server: ReferenceServer): Map<string, PaymentRequest> {
  const found = requests.get(server) ?? new Map<string, PaymentRequest>()
  requests.set(server, found)
  return found
}

const reply = (status: number, { id, status: state, chatId }: PaymentRequest): Reply => ({
  status,
  body: { payment_request: { id, chat_id: chatId, status: state } },
})

/** POST /v1/payment-requests { chat_id, amount, description, request_id } */
export function createPaymentRequest({ server, actor, body }: Call): Reply {
  if (!isObject(body)) throw invalid('a body is missing')
  const { chat_id: chatId, request_id: requestId } = body
  const all = requestsOf(server)
  const earlier = [...all.values()].find((one) => one.agent === actor && one.requestId === requestId)
  if (earlier && !server.hasFault('payment-request-twice')) {
    if (earlier.body === JSON.stringify(body) || server.hasFault('payment-request-of-another-amount'))
      return reply(201, earlier)
    if (server.hasChoice('payment-repeat-422')) throw invalid('this request_id has another body')
    throw new ApiError('idempotency_conflict', 'this request_id has another body')
  }
  const chat = server.chats.get(String(chatId))
  if (chat === undefined || !chat.members.has(actor.id)) throw notFound('no such chat')
  const payer = [...chat.members.keys()].map((id) => server.actors.get(id)).find((one) => one?.kind === 'user')
  if (payer === undefined) throw new ApiError('conflict', 'no person is in this chat')
  const made = {
    id: newId('pay'),
    agent: actor,
    payer,
    chatId: chat.id,
    body: JSON.stringify(body),
    requestId: String(requestId),
    status: 'pending',
    started: false,
  }
  all.set(made.id, made)
  return reply(201, made)
}

function own({ server, actor, params }: Call): PaymentRequest {
  const found = requestsOf(server).get(params[0] ?? '')
  const open = server.hasFault('payment-request-of-anybody')
  if (found === undefined || !(open || found.agent === actor || found.payer === actor))
    throw notFound('no such request')
  return found
}

function change(server: ReferenceServer, request: PaymentRequest, status: string): void {
  request.status = status
  const data = { payment_request: { id: request.id, chat_id: request.chatId, status } }
  for (const side of [request.agent, request.payer])
    append(server, side, { event_type: 'payment_request.updated', chat_id: request.chatId, data })
}

/** GET /v1/payment-requests/{id} */
export const getPaymentRequest = (call: Call): Reply => reply(200, own(call))

function requirePending(server: ReferenceServer, request: PaymentRequest): void {
  if (request.status === 'pending') return
  if (server.hasChoice('payment-ended-404')) throw notFound('no such request')
  throw new ApiError('conflict', 'the request has ended')
}

/** POST /v1/payment-requests/{id}/cancel */
export function cancelPaymentRequest(call: Call): Reply {
  const request = own(call)
  requirePending(call.server, request)
  change(call.server, request, 'canceled')
  return reply(200, request)
}

/** POST /v1/me/payment-requests/{id}/decline */
export function declinePaymentRequest(call: Call): Reply {
  const request = own(call)
  requirePending(call.server, request)
  change(call.server, request, 'declined')
  return reply(200, request)
}

/** POST /v1/me/payment-requests/{id}/checkout */
export function startPayment(call: Call): Reply {
  const request = own(call)
  if (!call.server.hasFault('payment-of-canceled-starts')) requirePending(call.server, request)
  request.started = true
  return reply(200, request)
}

/** POST /_ops/payments/{id}/pay: simulates the payment at the provider, which reports it at once. */
export function payCheckout({ server, params }: OpenCall): Reply {
  const request = requestsOf(server).get(params[0] ?? '')
  if (request?.started !== true) throw notFound('no such checkout')
  const reported = !server.hasFault('payment-report-lost')
  const counts = request.status === 'pending' || server.hasFault('payment-reopens-declined')
  if (reported && counts) change(server, request, 'paid')
  return { status: 200, body: {} }
}
