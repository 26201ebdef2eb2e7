import type { Tx } from '../../platform/database/database.ts'
import type { PaymentJob } from './payment-request.ts'

/** A job that this process has claimed, until its lease expires. */
export interface ClaimedJob extends PaymentJob {
  requestId: string
  accountId: string
  /** Number of attempts, including the current one. */
  attempts: number
  leaseId: string
}

export async function insertPaymentJobs(
  tx: Tx,
  request: { id: string; accountId: string },
  jobs: readonly PaymentJob[],
  now: number,
): Promise<void> {
  const rows = jobs.map(({ kind, reference }) => ({
    request_id: request.id,
    kind,
    reference,
    account_id: request.accountId,
    next_at: now,
    lease_id: null,
  }))
  await tx.knex('payment_jobs').insert(rows).onConflict().ignore()
}

/**
 * Claims due jobs: no other process works on them for `leaseMs`. The attempt is counted before it is made.
 * @param leaseId identifies the claim; results are stored only while the job has it
 */
export async function claimPaymentJobs(
  tx: Tx,
  leaseId: string,
  now: number,
  leaseMs: number,
  limit: number,
): Promise<ClaimedJob[]> {
  const due = await tx
    .knex('payment_jobs')
    .where('next_at', '<=', now)
    .orderBy(['request_id', 'kind', 'reference'])
    .limit(limit)
    .forUpdate()
    .select({
      requestId: 'request_id',
      kind: 'kind',
      reference: 'reference',
      accountId: 'account_id',
      attempts: 'attempts',
    } as const)
  const claimed = due.map((job) => ({ ...job, attempts: job.attempts + 1, leaseId }))
  for (const job of claimed) {
    await jobRow(tx, job).update({ attempts: job.attempts, next_at: now + leaseMs, lease_id: leaseId })
  }
  return claimed
}

const jobRow = (tx: Tx, { requestId, kind, reference }: Pick<ClaimedJob, 'requestId' | 'kind' | 'reference'>) =>
  tx.knex('payment_jobs').where({ request_id: requestId, kind, reference })

/** Deletes a job. @returns false when the lease has expired and another process has the job */
export async function deletePaymentJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  return (await jobRow(tx, job).where({ lease_id: job.leaseId }).delete()) > 0
}

export async function postponePaymentJob(tx: Tx, job: ClaimedJob, nextAt: number): Promise<void> {
  await jobRow(tx, job).where({ lease_id: job.leaseId }).update({ next_at: nextAt, lease_id: null })
}

/** Returns whether a job is due, so that a claim would return it. */
export async function hasDuePaymentJob(tx: Tx, now: number): Promise<boolean> {
  return (await tx.knex('payment_jobs').where('next_at', '<=', now).first('request_id')) !== undefined
}
