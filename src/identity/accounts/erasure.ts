import type { Logger } from 'pino'
import { sleep, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { Pace } from '../../platform/pace.ts'
import { createRecurringWork } from '../../platform/recurring-work.ts'
import type { Random } from '../../platform/random.ts'
import { erasureDatabase } from './erasure-counts.ts'
import type { ErasurePlan } from './erasure-plan.ts'
import {
  claimErasures,
  finishErasure,
  hasDueErasure,
  postponeErasure,
  renewErasure,
  type ClaimedErasure,
} from './deletion.store.ts'

export interface ErasureOptions {
  /** Poll interval for due work: retries, and work of crashed processes, in milliseconds. */
  pollMs: number
  /** Lease of a claim, in milliseconds. After it, another process may claim the target. */
  leaseMs: number
  /** Wait after the first failed attempt, in milliseconds. */
  backoffMs: number
  /** Timeout of one attempt, in milliseconds. */
  attemptMs: number
}

const defaults: ErasureOptions = {
  pollMs: 1_000,
  leaseMs: 30_000,
  backoffMs: 500,
  attemptMs: 600_000,
}

/** Targets erased concurrently. */
const concurrency = 4

export interface ErasureDependencies {
  database: Database
  clock: Clock
  random: Random
  ids: Ids
  log: Pick<Logger, 'warn' | 'error'>
}

/** Erases the targets of deletions, in every process that serves the database, until all are done (DEL-003). */
export interface Erasure extends Pick<ErasurePlan, 'sharedChats' | 'steps'> {
  /** Names of the targets of a new deletion. */
  targetNames: readonly string[]
  /** Starts to poll for due work. */
  start(): void
  /**
   * Erases one deletion at once. Resolves after its targets were tried, or after `withinMs`, while the work continues.
   */
  eraseNow(deletionId: string, withinMs: number): Promise<void>
  /** Stops claiming, and resolves when running work has ended or stopped. */
  stop(): Promise<void>
}

/** Erases by a plan. Each target of a deletion is claimed with a lease, and retried after a failure. */
export function createErasure(
  dependencies: ErasureDependencies,
  { sharedChats, steps, targets }: ErasurePlan,
  options: Partial<ErasureOptions> = {},
): Erasure {
  const { database, clock, log } = dependencies
  const { pollMs, leaseMs, backoffMs, attemptMs } = { ...defaults, ...options }
  const byName = new Map(targets.map((target) => [target.name, target]))
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const polls = createRecurringWork({
    clock,
    everyMs: pollMs,
    run: poll,
    onError: (error) => log.warn({ err: error }, 'due erasures could not be queried'),
  })

  /** Never rejects: a failure is stored and retried. */
  function run(claimed: ClaimedErasure): Promise<void> {
    const work = attempt(claimed)
      .catch((error: unknown) =>
        log.error({ err: error, target: claimed.target }, 'the state of an erasure could not be stored'),
      )
      .finally(() => {
        running.delete(work)
      })
    running.add(work)
    return work
  }

  async function attempt(claimed: ClaimedErasure): Promise<void> {
    const renewal = clock.setInterval(() => void renew(dependencies, claimed, leaseMs), leaseMs / 3)
    try {
      const target = byName.get(claimed.target)
      if (!target) throw new Error(`there is no erasure target ${claimed.target}`)
      const ending = AbortSignal.any([stopping.signal, clock.timeoutSignal(attemptMs)])
      await target.erase(erasureDatabase(database, claimed.deletionId), claimed.deleted, new Pace(clock, ending))
      await database.write((tx) => finishErasure(tx, claimed, clock.now()))
    } catch (error) {
      await giveUp(dependencies, claimed, error, stopping.signal.aborted ? 0 : backoffMs)
    } finally {
      clock.clearInterval(renewal)
    }
  }

  async function poll(): Promise<void> {
    const free = concurrency - running.size
    if (stopping.signal.aborted || free <= 0 || !(await database.read((tx) => hasDueErasure(tx, clock.now())))) return
    for (const claimed of await claim(dependencies, null, leaseMs, free)) void run(claimed)
  }

  return {
    sharedChats,
    steps,
    targetNames: [...byName.keys()],
    start: polls.start,
    async eraseNow(deletionId, withinMs) {
      if (stopping.signal.aborted) return
      const claimed = await claim(dependencies, deletionId, leaseMs, byName.size)
      const answered = new AbortController()
      const timeout = sleep(clock, withinMs, answered.signal)
      await Promise.race([Promise.all(claimed.map(run)), timeout])
      answered.abort()
    },
    async stop() {
      stopping.abort(new Error('the process stops'))
      await polls.stop()
      await Promise.all(running)
    },
  }
}

function claim(
  { database, clock, ids }: ErasureDependencies,
  deletionId: string | null,
  leaseMs: number,
  limit: number,
): Promise<ClaimedErasure[]> {
  const now = clock.now()
  return database.write((tx) =>
    claimErasures(tx, { deletionId, leaseId: ids.next('lse'), now, leaseUntil: now + leaseMs, limit }),
  )
}

async function renew(
  { database, clock, log }: ErasureDependencies,
  claimed: ClaimedErasure,
  leaseMs: number,
): Promise<void> {
  await database
    .write((tx) => renewErasure(tx, claimed, clock.now() + leaseMs))
    .catch((error: unknown) =>
      log.warn({ err: error, target: claimed.target }, 'the lease of an erasure was not renewed'),
    )
}

/**
 * @param backoffMs wait after the first attempt; 0 when the process stops, so that another process can continue at once
 */
async function giveUp(
  { database, clock, random, log }: ErasureDependencies,
  claimed: ClaimedErasure,
  error: unknown,
  backoffMs: number,
): Promise<void> {
  const { deletionId, target, attempt: number } = claimed
  if (backoffMs > 0) log.warn({ err: error, deletionId, target, attempt: number }, 'an erasure failed and is retried')
  const wait = backoffMs === 0 ? 0 : erasureBackoff(number, backoffMs, random.number())
  const text = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
  await database.write((tx) => postponeErasure(tx, claimed, clock.now() + wait, text))
}

/** Maximum backoff between two attempts at a target. */
const backoffMsMax = 600_000

/**
 * Returns the backoff after a failed attempt: doubling from `baseMs`, at most ten minutes, with 20 % jitter both ways.
 */
export function erasureBackoff(attempt: number, baseMs: number, random: number): number {
  const exponential = Math.min(baseMs * 2 ** Math.min(attempt - 1, 30), backoffMsMax)
  return Math.round(exponential * (0.8 + 0.4 * random))
}
