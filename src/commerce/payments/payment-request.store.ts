import type { Tx } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/queries.ts'
import type { PaymentRequestRow } from '../../platform/database/tables/payments-and-calls.ts'
import type { PaymentRequest, PaymentState } from './payment-request.ts'

interface StoredPaymentRequest extends Omit<PaymentRequest, 'amount' | 'suppressed'> {
  value: number
  currency: string
  suppressed: number
}

const columns = {
  id: 'p.id',
  agentId: 'p.agent_id',
  agentHandle: 'a.handle',
  requestId: 'p.request_id',
  chatId: 'p.chat_id',
  payerId: 'p.payer_id',
  accountId: 'p.account_id',
  value: 'p.amount',
  currency: 'p.currency',
  description: 'p.description',
  status: 'p.status',
  confirmation: 'p.confirmation',
  suppressed: 'p.suppressed',
  checkoutAttempt: 'p.checkout_attempt',
  checkoutExpiresAt: 'p.checkout_expires_at',
  checkoutId: 'p.checkout_id',
  checkoutUrl: 'p.checkout_url',
  paymentReference: 'p.payment_reference',
  refund: 'p.refund',
  expiresAt: 'p.expires_at',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
} as const satisfies Record<keyof StoredPaymentRequest, `p.${keyof PaymentRequestRow}` | 'a.handle'>

const selected = (tx: Tx) =>
  tx.knex('payment_requests as p').leftJoin('actors as a', 'a.id', 'p.agent_id').select<StoredPaymentRequest[]>(columns)

function fromRow({ value, currency, suppressed, ...row }: StoredPaymentRequest): PaymentRequest {
  return { ...row, amount: { value, currency }, suppressed: suppressed === 1 }
}

/** Side of a request: the agent that made it, or the payer, who does not see suppressed ones. */
export interface PaymentSide {
  side: 'agent' | 'payer'
  id: string
}

const ofSide = (tx: Tx, { side, id }: PaymentSide) =>
  selected(tx).where(side === 'agent' ? { 'p.agent_id': id } : { 'p.payer_id': id, 'p.suppressed': 0 })

export async function insertPaymentRequest(tx: Tx, made: PaymentRequest): Promise<void> {
  await tx.knex('payment_requests').insert({
    id: made.id,
    agent_id: made.agentId,
    request_id: made.requestId,
    chat_id: made.chatId,
    payer_id: made.payerId,
    account_id: made.accountId,
    amount: made.amount.value,
    currency: made.amount.currency,
    description: made.description,
    status: made.status,
    confirmation: made.confirmation,
    suppressed: made.suppressed,
    checkout_attempt: made.checkoutAttempt,
    checkout_expires_at: made.checkoutExpiresAt,
    checkout_id: made.checkoutId,
    checkout_url: made.checkoutUrl,
    payment_reference: made.paymentReference,
    refund: made.refund,
    expires_at: made.expiresAt,
    created_at: made.createdAt,
    updated_at: made.updatedAt,
  })
}

export async function findPaymentRequest(tx: Tx, id: string, by: PaymentSide): Promise<PaymentRequest | undefined> {
  const [row] = await ofSide(tx, by).where({ 'p.id': id })
  return row && fromRow(row)
}

export async function findByIdempotencyKey(
  tx: Tx,
  agentId: string,
  requestId: string,
): Promise<PaymentRequest | undefined> {
  const [row] = await selected(tx).where({ 'p.agent_id': agentId, 'p.request_id': requestId })
  return row && fromRow(row)
}

/** Locks a request until the transaction ends, so that its events are serialized. */
export async function lockPaymentRequest(tx: Tx, id: string): Promise<PaymentRequest | undefined> {
  const [row] = await selected(tx).where({ 'p.id': id }).forUpdate('p')
  return row && fromRow(row)
}

/** Lists the requests of one side with ids below `before`, newest first. */
export async function listPaymentRequestsOf(
  tx: Tx,
  by: PaymentSide,
  page: { before: string; limit: number; chatId?: string | undefined },
): Promise<PaymentRequest[]> {
  const query = ofSide(tx, by).where('p.id', '<', page.before).orderBy('p.id', 'desc').limit(page.limit)
  if (page.chatId !== undefined) query.where({ 'p.chat_id': page.chatId })
  return (await query).map(fromRow)
}

export async function countOpenPaymentRequests(
  tx: Tx,
  { agentId, chatId, payerId }: Pick<PaymentRequest, 'agentId' | 'chatId' | 'payerId'>,
  now: number,
): Promise<number> {
  const open = tx.knex('payment_requests').where({ agent_id: agentId, chat_id: chatId, payer_id: payerId })
  return countRows(open.whereRaw("status = 'pending'").where('expires_at', '>', now))
}

export async function updatePaymentState(tx: Tx, id: string, state: PaymentState, now: number): Promise<void> {
  await tx
    .knex('payment_requests')
    .where({ id })
    .update({
      status: state.status,
      confirmation: state.confirmation,
      checkout_id: state.checkoutId,
      payment_reference: state.paymentReference,
      refund: state.refund,
      updated_at: now,
      ...(state.checkoutId === null && { checkout_url: null, checkout_expires_at: null }),
    })
}

/** Stores the state of a checkout: started, or open at the provider. */
export async function updateCheckout(
  tx: Tx,
  id: string,
  checkout: Pick<PaymentRequest, 'checkoutAttempt' | 'checkoutExpiresAt' | 'checkoutId' | 'checkoutUrl'>,
): Promise<void> {
  await tx.knex('payment_requests').where({ id }).update({
    checkout_attempt: checkout.checkoutAttempt,
    checkout_expires_at: checkout.checkoutExpiresAt,
    checkout_id: checkout.checkoutId,
    checkout_url: checkout.checkoutUrl,
  })
}

/** Returns expired requests that are still pending, oldest first. */
export async function duePaymentRequests(tx: Tx, now: number, limit: number): Promise<string[]> {
  const due = tx.knex('payment_requests').whereRaw("status = 'pending'").where('expires_at', '<=', now)
  return due.orderBy('expires_at').limit(limit).pluck('id')
}
