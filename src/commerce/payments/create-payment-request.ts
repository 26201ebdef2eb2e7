import { requireOtherSide } from '../../conversations/chats/membership.ts'
import { requireCurrent, isPendingFor } from '../../conversations/chats/membership.rules.ts'
import { findChat, lockChat } from '../../conversations/chats/chat.store.ts'
import { membershipPeriodsOf, participantsOf } from '../../conversations/chats/participant.sql.ts'
import { firstContactsOf } from '../../conversations/message-requests/first-contact.sql.ts'
import { findActorByHandle, lockActorsForCount } from '../../identity/accounts/actor.store.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { foldHandle } from '../../identity/accounts/handle.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import {
  conflict,
  forbidden,
  idempotencyConflict,
  invalidRequest,
  notFound,
  unauthorized,
} from '../../platform/errors.ts'
import { assertWithinLimit } from '../../platform/limits/account-limits.ts'
import type { CommerceContext } from '../context.ts'
import { exponentOf, needsConfirmation } from './currency.rules.ts'
import { lockAccountOfAgent } from './payment-account.store.ts'
import { paymentRequestUpdated, type PaymentInput, type PaymentRequest } from './payment-request.ts'
import { countOpenPaymentRequests, findByIdempotencyKey, insertPaymentRequest } from './payment-request.store.ts'

type Context = Pick<
  CommerceContext,
  'clock' | 'eventLog' | 'ids' | 'limits' | 'database' | 'config' | 'metrics' | 'paymentProviders'
>

/**
 * Requests a payment from a person of a chat to the owner of the calling agent, or returns the request that was stored
 * with the same request id. A block in either direction does not change the answer: the person does not see the
 * request.
 * @throws not_found (no such chat or person), forbidden (removed from the chat, the person was deleted, not accepted
 * yet, no provider connected), conflict (no person in the chat), idempotency_conflict, limit_exceeded, invalid_request
 */
export function createPaymentRequest(context: Context, caller: Caller, input: PaymentInput): Promise<PaymentRequest> {
  exponentOf(input.amount.currency)
  return context.database.write(async (tx) => {
    if (!(await findChat(tx, input.chatId))) throw noChat()
    // Under this lock, the membership, blocks and accounts of its participants cannot change.
    const chat = await lockChat(tx, input.chatId)
    const periods = await membershipPeriodsOf(tx, chat.id, caller.id)
    if (periods.length === 0) throw noChat()
    if ((await lockActorsForCount(tx, [caller.id])).length === 0) throw unauthorized()
    const earlier = await findByIdempotencyKey(tx, caller.id, input.requestId)
    if (earlier) return repeated(tx, earlier, input)
    await requireOtherSide(tx, chat)
    requireCurrent(periods)
    const payer = await payerOf(tx, input)
    if (isPendingFor(chat, payer.id)) throw forbidden('The person has not accepted this chat yet.')
    return store(context, tx, caller, input, payer.id)
  })
}

const noChat = () => notFound('There is no such chat.', 'chatId')

async function store(context: Context, tx: Tx, caller: Caller, input: PaymentInput, payerId: string) {
  const { clock, eventLog, ids, limits, config, paymentProviders, metrics } = context
  const account = await lockAccountOfAgent(tx, caller.id)
  const provider = account && paymentProviders[account.provider]
  if (!account || !provider) throw forbidden('The owner of the agent has connected no payment provider.')
  provider.assertCollectable(input.amount)
  const now = clock.now()
  const where = { agentId: caller.id, chatId: input.chatId, payerId }
  const most = limits.of('open_payment_requests_per_chat', caller.id)
  assertWithinLimit('open_payment_requests_per_chat', await countOpenPaymentRequests(tx, where, now), most)
  const contact = (await firstContactsOf(tx, caller, [payerId])).get(payerId)
  const request: PaymentRequest = {
    ...where,
    ...noCheckout,
    id: ids.next('pay'),
    agentHandle: caller.handle,
    requestId: input.requestId,
    accountId: account.id,
    amount: input.amount,
    description: input.description,
    status: 'pending',
    confirmation: needsConfirmation(input.amount, config.paymentConfirmAbove) ? 'required' : 'none',
    suppressed: contact?.blocked ?? false,
    expiresAt: now + input.lifetimeMs,
    createdAt: now,
    updatedAt: now,
  }
  await insertPaymentRequest(tx, request)
  const drafts = request.suppressed ? [] : [paymentRequestUpdated(payerId, request)]
  await eventLog.append(tx, drafts, now)
  tx.afterCommit(() => metrics?.paymentUpdated('pending'))
  return request
}

const noCheckout = {
  checkoutAttempt: 0,
  checkoutExpiresAt: null,
  checkoutId: null,
  checkoutUrl: null,
  paymentReference: null,
  refund: null,
} as const

/** Returns the payer: the named person, or the only person of the chat. */
async function payerOf(tx: Tx, { chatId, payerHandle }: PaymentInput): Promise<{ id: string }> {
  const persons = ((await participantsOf(tx, [chatId])).get(chatId) ?? []).filter(({ type }) => type === 'user')
  if (payerHandle !== null) {
    const named = persons.find(({ handle }) => handle === foldHandle(payerHandle))
    if (!named) throw notFound('There is no such person in the chat.', 'payerHandle')
    return named
  }
  const [only, another] = persons
  if (!only) throw conflict('There is no person in this chat.', 'chatId')
  if (another) throw invalidRequest('The chat has several persons: name the payer.', 'payerHandle')
  return only
}

async function repeated(tx: Tx, earlier: PaymentRequest, input: PaymentInput): Promise<PaymentRequest> {
  const named = input.payerHandle === null ? undefined : await findActorByHandle(tx, foldHandle(input.payerHandle))
  const same =
    (input.payerHandle === null || named?.id === earlier.payerId) &&
    earlier.chatId === input.chatId &&
    earlier.amount.value === input.amount.value &&
    earlier.amount.currency === input.amount.currency &&
    earlier.description === input.description &&
    earlier.expiresAt - earlier.createdAt === input.lifetimeMs
  if (!same)
    throw idempotencyConflict((name) => `This ${name('requestId')} was used for another payment request.`, 'requestId')
  return earlier
}
