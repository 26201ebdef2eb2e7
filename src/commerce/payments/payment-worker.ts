import { createRecurringWork, type RecurringWork } from '../../platform/recurring-work.ts'
import type { CommerceContext } from '../context.ts'
import { applyPaymentEvent, type ApplyContext } from './apply-payment-event.ts'
import { findAccount } from './payment-account.store.ts'
import { claimPaymentJobs, deletePaymentJob, postponePaymentJob, type ClaimedJob } from './payment-job.store.ts'
import { duePaymentRequests, lockPaymentRequest } from './payment-request.store.ts'
import { openAccount } from './provider-account.ts'

/** Milliseconds between two looks. */
const lookEveryMs = 1_000
/** A claim that is not settled by then was that of a process that died. A provider has 10 s, and may be asked twice. */
const leaseMs = 60_000
/** Requests and jobs of one look. */
const lookMax = 20
/** After so many attempts a job is given up. */
const attemptsMax = 10
const backoffMs = 2_000
const backoffMaxMs = 3_600_000

type Needs = ApplyContext & Pick<CommerceContext, 'database' | 'secretBox' | 'paymentProviders' | 'log'>

/** Ends requests whose time is over, and does what is left to do at providers, in every process that serves the database. */
export class PaymentWorker {
  readonly #context: Needs
  readonly #looks: RecurringWork

  constructor(context: Needs) {
    this.#context = context
    this.#looks = createRecurringWork({
      clock: context.clock,
      everyMs: lookEveryMs,
      run: () => this.look(),
      onError: (error) => context.log.warn({ err: error }, 'due payments could not be looked for'),
    })
  }

  start(): void {
    this.#looks.start()
  }

  /** Resolves when the look that is under way has ended. */
  stop(): Promise<void> {
    return this.#looks.stop()
  }

  /** One look, which ends when everything that it found was tried. */
  async look(): Promise<void> {
    const { database, clock, ids } = this.#context
    const due = await database.read((tx) => duePaymentRequests(tx, clock.now(), lookMax))
    for (const id of due) await this.#expire(id)
    const waiting = await database.read((tx) =>
      tx.rows('SELECT 1 AS one FROM payment_jobs WHERE next_at <= ? LIMIT 1', [clock.now()]),
    )
    if (waiting.length === 0) return
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
        this.#context.log.error(details, 'a payment provider did not do what was asked of it, and is not asked again')
        return this.#settle(job, false)
      }
      this.#context.log.warn(details, 'a payment provider did not do what was asked of it, and is asked again')
      const wait = Math.min(backoffMs * 2 ** (job.attempts - 1), backoffMaxMs)
      await this.#context.database.write((tx) => postponePaymentJob(tx, job, this.#context.clock.now() + wait))
    }
  }

  /** @throws ProviderError. Nothing is left to do where the account is gone. */
  async #ask({ kind, reference, requestId, accountId }: ClaimedJob): Promise<void> {
    const stored = await this.#context.database.read((tx) => findAccount(tx, accountId))
    const account = stored && openAccount(this.#context, stored)
    if (!account) return
    const { provider, keys } = account
    if (kind === 'close_checkout') return provider.closeCheckout(keys, reference)
    await provider.refund(keys, reference, `${requestId}-${reference}`)
    if (kind === 'return') {
      this.#context.log.info(
        { payment_request: requestId },
        'money that came for a request which had ended was returned',
      )
    }
  }

  /** Only who still has the lease stores what came of it. */
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
