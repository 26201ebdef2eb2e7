import type { Tx } from '../../platform/database/database.ts'
import type { PaymentJob } from './payment-request.ts'

/** A job that this process works on, until its lease ends. */
export interface ClaimedJob extends PaymentJob {
  requestId: string
  accountId: string
  /** This one included. */
  attempts: number
  leaseId: string
}

export async function insertPaymentJobs(
  tx: Tx,
  request: { id: string; accountId: string },
  jobs: readonly PaymentJob[],
  now: number,
): Promise<void> {
  for (const { kind, reference } of jobs) {
    await tx.run(
      `INSERT INTO payment_jobs (request_id, kind, reference, account_id, next_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
      [request.id, kind, reference, request.accountId, now],
    )
  }
}

/**
 * Claims due jobs: nobody else works on them until `leaseMs` have passed. The attempt is counted before it is made.
 * @param leaseId of this claim; what it stores later is taken only while the job still has it
 */
export async function claimPaymentJobs(
  tx: Tx,
  leaseId: string,
  now: number,
  leaseMs: number,
  limit: number,
): Promise<ClaimedJob[]> {
  const due = await tx.rows<Omit<ClaimedJob, 'leaseId'>>(
    `SELECT request_id AS "requestId", kind, reference, account_id AS "accountId", attempts FROM payment_jobs
     WHERE next_at <= ? ORDER BY request_id, kind, reference LIMIT ?${tx.forUpdate}`,
    [now, limit],
  )
  const claimed: ClaimedJob[] = []
  for (const job of due) {
    const one = { ...job, attempts: job.attempts + 1, leaseId }
    await tx.run(
      `UPDATE payment_jobs SET attempts = ?, next_at = ?, lease_id = ?
       WHERE request_id = ? AND kind = ? AND reference = ?`,
      [one.attempts, now + leaseMs, leaseId, one.requestId, one.kind, one.reference],
    )
    claimed.push(one)
  }
  return claimed
}

/** @returns false when the lease has ended and another process has the job */
export async function deletePaymentJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  return (
    (await tx.run('DELETE FROM payment_jobs WHERE request_id = ? AND kind = ? AND reference = ? AND lease_id = ?', [
      job.requestId,
      job.kind,
      job.reference,
      job.leaseId,
    ])) > 0
  )
}

export async function postponePaymentJob(tx: Tx, job: ClaimedJob, nextAt: number): Promise<void> {
  await tx.run(
    `UPDATE payment_jobs SET next_at = ?, lease_id = NULL
     WHERE request_id = ? AND kind = ? AND reference = ? AND lease_id = ?`,
    [nextAt, job.requestId, job.kind, job.reference, job.leaseId],
  )
}
