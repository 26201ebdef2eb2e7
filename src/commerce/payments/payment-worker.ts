import { PollingWorker } from '../../platform/recurring-work.ts'
import { applyPaymentEvent, type PaymentContext } from './apply-payment-event.ts'
import { findAccount } from './payment-account.store.ts'
import {
  claimPaymentJobs,
  deletePaymentJob,
  postponePaymentJob,
  type ClaimedJob,
  hasDuePaymentJob,
} from './payment-job.store.ts'
import { duePaymentRequests, lockPaymentRequest } from './payment-request.store.ts'
import { openAccount } from './provider-account.ts'

/** Lease of a claimed job, in milliseconds. A provider call has a timeout of 10 s, and a job may make two. */
const leaseMs = 60_000
/** Maximum requests and jobs of one poll. */
const lookMax = 20
/** Maximum attempts of a job. */
const attemptsMax = 10
const backoffMs = 2_000
const backoffMaxMs = 3_600_000

/** Ends expired requests, and runs the pending jobs at providers, in every process that serves the database. */
export class PaymentWorker extends PollingWorker {
  readonly #context: PaymentContext

  constructor(context: PaymentContext) {
    super(context, 'due payments could not be queried')
    this.#context = context
  }

  override async poll(): Promise<void> {
    const { database, clock, ids } = this.#context
    const due = await database.read((tx) => duePaymentRequests(tx, clock.now(), lookMax))
    for (const id of due) await this.#expire(id)
    if (!(await database.read((tx) => hasDuePaymentJob(tx, clock.now())))) return
    const lease = ids.next('lea')
    const jobs = await database.write((tx) => claimPaymentJobs(tx, lease, clock.now(), leaseMs, lookMax))
    await Promise.all(jobs.map((job) => this.#work(job)))
  }

  async #expire(id: string): Promise<void> {
    await this.#context.database.write(async (tx) => {
      const request = await lockPaymentRequest(tx, id)
      if (request) await applyPaymentEvent(this.#context, tx, request, { kind: 'expired' })
    })
  }

  async #work(job: ClaimedJob): Promise<void> {
    try {
      await this.#ask(job)
      await this.#settle(job, true)
    } catch (error) {
      const { message, permanent = false } = error as { message: string; permanent?: boolean }
      const details = { payment_request: job.requestId, job: job.kind, attempts: job.attempts, detail: message }
      if (permanent || job.attempts >= attemptsMax) {
        this.#context.log.error(details, 'a job at a payment provider failed and is not retried')
        return this.#settle(job, false)
      }
      this.#context.log.warn(details, 'a job at a payment provider failed and is retried')
      const wait = Math.min(backoffMs * 2 ** (job.attempts - 1), backoffMaxMs)
      await this.#context.database.write((tx) => postponePaymentJob(tx, job, this.#context.clock.now() + wait))
    }
  }

  /** Runs a job. If the account has been deleted, there is nothing to do. @throws ProviderError */
  async #ask({ kind, reference, requestId, accountId }: ClaimedJob): Promise<void> {
    const stored = await this.#context.database.read((tx) => findAccount(tx, accountId))
    const account = stored && openAccount(this.#context, stored)
    if (!account) return
    const { provider, keys } = account
    if (kind === 'close_checkout') return provider.closeCheckout(keys, reference)
    await provider.refund(keys, reference, `${requestId}-${reference}`)
    if (kind === 'return') {
      this.#context.log.info({ payment_request: requestId }, 'a payment for an ended request was refunded')
    }
  }

  /** Stores the result of a job, only while this process has the lease. */
  async #settle(job: ClaimedJob, done: boolean): Promise<void> {
    await this.#context.database.write(async (tx) => {
      const request = await lockPaymentRequest(tx, job.requestId)
      if (!(await deletePaymentJob(tx, job)) || job.kind !== 'refund' || !request) return
      const event = done
        ? ({ kind: 'refunded', paymentReference: job.reference } as const)
        : ({ kind: 'refund_failed' } as const)
      await applyPaymentEvent(this.#context, tx, request, event)
    })
  }
}
