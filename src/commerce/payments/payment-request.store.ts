import type { Tx } from '../../platform/database/database.ts'
import type { PaymentRequest, PaymentState } from './payment-request.ts'

interface PaymentRequestRow extends Omit<PaymentRequest, 'amount' | 'suppressed'> {
  value: number
  currency: string
  suppressed: number
}

const selected = `SELECT p.id, p.agent_id AS "agentId", a.handle AS "agentHandle", p.request_id AS "requestId",
  p.chat_id AS "chatId", p.payer_id AS "payerId", p.account_id AS "accountId", p.amount AS value, p.currency,
  p.description, p.status, p.confirmation, p.suppressed, p.checkout_attempt AS "checkoutAttempt",
  p.checkout_expires_at AS "checkoutExpiresAt", p.checkout_id AS "checkoutId", p.checkout_url AS "checkoutUrl",
  p.payment_reference AS "paymentReference", p.refund, p.expires_at AS "expiresAt", p.created_at AS "createdAt",
  p.updated_at AS "updatedAt"
  FROM payment_requests p LEFT JOIN actors a ON a.id = p.agent_id`

function fromRow({ value, currency, suppressed, ...row }: PaymentRequestRow): PaymentRequest {
  return { ...row, amount: { value, currency }, suppressed: suppressed === 1 }
}

/** Whose request: the agent that asks, or the person who is asked, who does not see suppressed ones. */
export interface PaymentSide {
  side: 'agent' | 'payer'
  id: string
}

const ofSide = { agent: 'p.agent_id = ?', payer: 'p.payer_id = ? AND p.suppressed = 0' } as const

export async function insertPaymentRequest(tx: Tx, made: PaymentRequest): Promise<void> {
  await tx.run(
    `INSERT INTO payment_requests (id, agent_id, request_id, chat_id, payer_id, account_id, amount, currency, description,
       status, confirmation, suppressed, expires_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      made.id,
      made.agentId,
      made.requestId,
      made.chatId,
      made.payerId,
      made.accountId,
      made.amount.value,
      made.amount.currency,
      made.description,
      made.status,
      made.confirmation,
      made.suppressed,
      made.expiresAt,
      made.createdAt,
      made.updatedAt,
    ],
  )
}

/** One request as one side may see it. */
export async function findPaymentRequest(tx: Tx, id: string, by: PaymentSide): Promise<PaymentRequest | undefined> {
  const [row] = await tx.rows<PaymentRequestRow>(`${selected} WHERE p.id = ? AND ${ofSide[by.side]}`, [id, by.id])
  return row && fromRow(row)
}

/** The request that the agent made under this idempotency key. */
export async function findByIdempotencyKey(
  tx: Tx,
  agentId: string,
  requestId: string,
): Promise<PaymentRequest | undefined> {
  const [row] = await tx.rows<PaymentRequestRow>(`${selected} WHERE p.agent_id = ? AND p.request_id = ?`, [
    agentId,
    requestId,
  ])
  return row && fromRow(row)
}

/** Holds a request until the transaction ends: what happens to it follows one after the other. */
export async function lockPaymentRequest(tx: Tx, id: string): Promise<PaymentRequest | undefined> {
  const [row] = await tx.rows<PaymentRequestRow>(`${selected} WHERE p.id = ?${tx.forUpdateOf('p')}`, [id])
  return row && fromRow(row)
}

/** The requests of one side, newest first, below the id `before`. */
export async function listPaymentRequestsOf(
  tx: Tx,
  by: PaymentSide,
  page: { before: string; limit: number; chatId?: string | undefined },
): Promise<PaymentRequest[]> {
  const inChat = page.chatId === undefined ? '' : ' AND p.chat_id = ?'
  const rows = await tx.rows<PaymentRequestRow>(
    `${selected} WHERE ${ofSide[by.side]} AND p.id < ?${inChat} ORDER BY p.id DESC LIMIT ?`,
    [by.id, page.before, ...(page.chatId === undefined ? [] : [page.chatId]), page.limit],
  )
  return rows.map(fromRow)
}

/** Pending requests of an agent to one person in one chat. */
export async function countOpenPaymentRequests(
  tx: Tx,
  { agentId, chatId, payerId }: Pick<PaymentRequest, 'agentId' | 'chatId' | 'payerId'>,
  now: number,
): Promise<number> {
  const [row] = await tx.rows<{ total: number }>(
    `SELECT count(*) AS total FROM payment_requests
     WHERE agent_id = ? AND chat_id = ? AND payer_id = ? AND status = 'pending' AND expires_at > ?`,
    [agentId, chatId, payerId, now],
  )
  return Number(row?.total ?? 0)
}

export async function updatePaymentState(tx: Tx, id: string, state: PaymentState, now: number): Promise<void> {
  await tx.run(
    `UPDATE payment_requests SET status = ?, confirmation = ?, checkout_id = ?,
       checkout_url = CASE WHEN CAST(? AS text) IS NULL THEN NULL ELSE checkout_url END,
       checkout_expires_at = CASE WHEN CAST(? AS text) IS NULL THEN NULL ELSE checkout_expires_at END,
       payment_reference = ?, refund = ?, updated_at = ? WHERE id = ?`,
    [
      state.status,
      state.confirmation,
      state.checkoutId,
      state.checkoutId,
      state.checkoutId,
      state.paymentReference,
      state.refund,
      now,
      id,
    ],
  )
}

/** How far a checkout is: begun, or open at the provider. */
export async function updateCheckout(
  tx: Tx,
  id: string,
  checkout: Pick<PaymentRequest, 'checkoutAttempt' | 'checkoutExpiresAt' | 'checkoutId' | 'checkoutUrl'>,
): Promise<void> {
  await tx.run(
    `UPDATE payment_requests SET checkout_attempt = ?, checkout_expires_at = ?, checkout_id = ?, checkout_url = ?
     WHERE id = ?`,
    [checkout.checkoutAttempt, checkout.checkoutExpiresAt, checkout.checkoutId, checkout.checkoutUrl, id],
  )
}

/** Pending requests whose time is over, the oldest first. */
export async function duePaymentRequests(tx: Tx, now: number, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM payment_requests WHERE status = 'pending' AND expires_at <= ? ORDER BY expires_at LIMIT ?`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}
