import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import {
  claimDeliveries,
  deadLetterExpired,
  leaseFirstAttempts,
  lockForClaim,
  type ClaimTarget,
  type DeliveryQueue,
} from './delivery.store.ts'
import type { ClaimedDelivery } from './webhook.ts'

/** Events of one webhook in one claim, so that a backlog never fills the turn of others. */
const FIRST_ATTEMPTS_PER_CLAIM = 10
/** Retries of one webhook under way at once. */
const RETRIES_AT_ONCE = 4
/** After the time of this many attempts, another process may take over a claim without a result: its own is taken to be dead. */
const ATTEMPTS_PER_LEASE = 3

export interface Claim {
  target: ClaimTarget
  queue: DeliveryQueue
  deliveries: ClaimedDelivery[]
}

/** How many deliveries of each webhook this process is working on. */
export interface UnderWay {
  /** How many more a queue takes. */
  room(webhookId: string, queue: DeliveryQueue): number
  add(webhookId: string, queue: DeliveryQueue, count: number): void
}

/** Counts from nothing. A webhook has first attempts under way only when none was: they keep their order. */
export function createUnderWay(): UnderWay {
  const counts = new Map<string, Record<DeliveryQueue, number>>()
  return {
    room(webhookId, queue) {
      const taken = counts.get(webhookId)?.[queue] ?? 0
      if (queue === 'retry') return RETRIES_AT_ONCE - taken
      return taken > 0 ? 0 : FIRST_ATTEMPTS_PER_CLAIM
    },
    add(webhookId, queue, count) {
      const { first, retry } = counts.get(webhookId) ?? { first: 0, retry: 0 }
      const next = queue === 'first' ? { first: first + count, retry } : { first, retry: retry + count }
      if (next.first + next.retry === 0) counts.delete(webhookId)
      else counts.set(webhookId, next)
    },
  }
}

interface ClaimDependencies {
  database: Database
  clock: Clock
  ids: Ids
  timeoutMs: number
}

/**
 * Claims what is due of some webhooks, as far as there is room for it. Webhooks are locked in the order of their ids, as
 * everywhere.
 */
export function claimDue(
  { database, clock, ids, timeoutMs }: ClaimDependencies,
  holder: string,
  webhookIds: readonly string[],
  underWay: UnderWay,
): Promise<Claim[]> {
  return database.write(async (tx) => {
    const claims: Claim[] = []
    const now = clock.now()
    for (const webhookId of [...webhookIds].sort()) {
      const target = await lockForClaim(tx, webhookId, now)
      if (!target) continue
      await deadLetterExpired(tx, webhookId, now)
      for (const queue of ['first', 'retry'] as const) {
        const limit = underWay.room(webhookId, queue)
        const lease = { leaseId: ids.next('lse'), leaseUntil: now + ATTEMPTS_PER_LEASE * timeoutMs }
        if (limit === 0) continue
        if (queue === 'first' && !(await leaseFirstAttempts(tx, webhookId, holder, now, lease.leaseUntil))) continue
        const deliveries = await claimDeliveries(tx, { webhookId, queue, limit, now, ...lease })
        if (deliveries.length > 0) claims.push({ target, queue, deliveries })
      }
    }
    return claims
  }, 'server')
}
