import { allDeleted } from '../../identity/accounts/deletion.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { decidePayment } from './payment.rules.ts'
import { paymentRequestUpdated } from './payment.extensions.ts'
import { insertPaymentJobs } from './payment-job.store.ts'
import { lockPaymentRequest } from './payment-request.store.ts'

/**
 * Deletes the payment requests of and to deleted accounts, and what owners among them had connected. Pending ones end
 * for the side that stays, with an event; their checkouts are closed while the owner of the agent stays.
 */
export function erasePayments(config: Pick<Config, 'publicUrl'>): ErasureStep {
  return async (tx, deleted, now, ids) => {
    const gone = allDeleted(tx, deleted)
    const among = (column: string) => `${column} IN (SELECT t.id FROM ${gone.sql} AS t)`
    const isGone = new Set([...deleted.userIds, ...deleted.agentIds])
    const pending = await tx.rows<{ id: string }>(
      `SELECT id FROM payment_requests WHERE status = 'pending' AND (${among('agent_id')} OR ${among('payer_id')})
       ORDER BY id`,
      [...gone.bindings, ...gone.bindings],
    )
    for (const { id } of pending) {
      const request = await lockPaymentRequest(tx, id)
      const { change, jobs } = request ? decidePayment(request, { kind: 'canceled' }) : { jobs: [] }
      if (!request || !change) continue
      await insertPaymentJobs(tx, request, jobs, now)
      const ended = { ...request, ...change, checkoutUrl: null, updatedAt: now }
      const left = (request.suppressed ? [request.agentId] : [request.agentId, request.payerId]).filter(
        (side) => !isGone.has(side),
      )
      await appendEvents(
        tx,
        left.map((side) => paymentRequestUpdated(config, side, ended)),
        { now, ids },
      )
    }
    for (const side of ['agent_id', 'payer_id']) {
      await tx.run(`DELETE FROM payment_requests WHERE ${among(side)}`, gone.bindings)
    }
    await tx.run(
      `DELETE FROM payment_jobs WHERE account_id IN (SELECT p.id FROM payment_accounts p WHERE ${among('p.owner_id')})`,
      gone.bindings,
    )
    await tx.run(`DELETE FROM payment_accounts WHERE ${among('owner_id')}`, gone.bindings)
  }
}
