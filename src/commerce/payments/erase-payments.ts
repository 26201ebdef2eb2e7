import { idsOf } from '../../identity/accounts/deletion.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import { amongIds, deleteAmong } from '../../platform/database/queries.ts'
import { decidePayment } from './payment.rules.ts'
import { insertPaymentJobs } from './payment-job.store.ts'
import { paymentRequestUpdated } from './payment-request.ts'
import { lockPaymentRequest } from './payment-request.store.ts'

/**
 * Deletes the payment requests of and to deleted accounts, and the provider accounts of deleted owners. Pending
 * requests end for the remaining side, with an event; their checkouts are closed if the owner of the agent remains.
 */
export const erasePayments: ErasureStep = async (tx, deleted, now, eventLog) => {
  const among = (column: string) => amongIds(tx, column, idsOf(deleted))
  const isGone = new Set([...deleted.userIds, ...deleted.agentIds])
  const pending = await tx
    .knex('payment_requests')
    .whereRaw("status = 'pending'")
    .where((request) => void request.where(among('agent_id')).orWhere(among('payer_id')))
    .orderBy('id')
    .select('id')
  for (const { id } of pending) {
    const request = await lockPaymentRequest(tx, id)
    const { change, jobs } = request ? decidePayment(request, { kind: 'canceled' }) : { jobs: [] }
    if (!request || !change) continue
    await insertPaymentJobs(tx, request, jobs, now)
    const ended = { ...request, ...change, checkoutUrl: null, updatedAt: now }
    const left = (request.suppressed ? [request.agentId] : [request.agentId, request.payerId]).filter(
      (side) => !isGone.has(side),
    )
    await eventLog.append(
      tx,
      left.map((side) => paymentRequestUpdated(side, ended)),
      now,
    )
  }
  const requests = await deleteAmong(tx, 'payment_requests', ['agent_id', 'payer_id'], idsOf(deleted))
  const accounts = tx.knex('payment_accounts').where(among('owner_id')).select('id')
  await tx.knex('payment_jobs').whereIn('account_id', accounts).delete()
  const ownAccounts = await deleteAmong(tx, 'payment_accounts', ['owner_id'], idsOf(deleted))
  return { erased: { payments: requests + ownAccounts } }
}
