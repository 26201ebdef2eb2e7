import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inOrder } from '../../platform/database/queries.ts'
import type { Ids } from '../../platform/ids.ts'
import { claimEvents, lockForClaims, queueInterrupted, readWithFirstRows, type LockedWebhook } from './cursor.sql.ts'
import {
  claimFirstAttempts,
  claimRetries,
  deadLetterExpired,
  leaseFirstAttempts,
  type ClaimTarget,
  type DeliveryQueue,
  type DueQueue,
} from './delivery.sql.ts'
import type { ClaimedDelivery } from './delivery.ts'

/** Maximum number of events of one webhook in one claim, so that a backlog does not delay other webhooks. */
const FIRST_ATTEMPTS_PER_CLAIM = 20
/** Maximum number of concurrent retries of one webhook. */
const RETRIES_AT_ONCE = 4
/** Duration of a lease, in attempt timeouts. After it, another process may claim deliveries without a result. */
const ATTEMPTS_PER_LEASE = 3

export interface Claim {
  target: ClaimTarget
  /** Owner of the webhook. */
  actorId: string
  queue: DeliveryQueue
  deliveries: ClaimedDelivery[]
}

/** Number of deliveries in progress in this process, by webhook. */
export interface UnderWay {
  /** Returns how many more deliveries of a queue may start. */
  room(webhookId: string, queue: DeliveryQueue): number
  add(webhookId: string, queue: DeliveryQueue, count: number): void
}

/** Creates the counter. First attempts of a webhook start only when none is in progress, which keeps their order. */
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

/** State of one claiming transaction. */
interface Claiming {
  tx: Tx
  holder: string
  now: number
  leaseUntil: number
  newLease(): string
}

/**
 * Claims due deliveries of queues with free capacity. Webhooks are locked in the order of their ids, as in every
 * writer.
 * @returns claims. A claim without deliveries scanned only events outside the event filter; more events may follow.
 */
export function claimDue(
  { database, clock, ids, timeoutMs }: ClaimDependencies,
  holder: string,
  due: readonly Omit<DueQueue, 'actorId'>[],
  underWay: UnderWay,
): Promise<Claim[]> {
  return database.write(async (tx) => {
    const now = clock.now()
    const leaseUntil = now + ATTEMPTS_PER_LEASE * timeoutMs
    const claiming: Claiming = { tx, holder, now, leaseUntil, newLease: () => ids.next('lse') }
    const idsOf = (queues: typeof due) => new Set(queues.map(({ webhookId }) => webhookId))
    const idsIn = (queue: DeliveryQueue) => idsOf(due.filter((one) => one.queue === queue))
    const [webhooks, withRows] = await inOrder(
      () => lockForClaims(tx, [...idsOf(due)], now),
      () => readWithFirstRows(tx, [...idsIn('first')], now),
    )
    const dueIn = (queue: DeliveryQueue): [LockedWebhook, number][] => {
      const webhookIds = idsIn(queue)
      return webhooks
        .filter(({ target }) => webhookIds.has(target.webhookId))
        .map((webhook): [LockedWebhook, number] => [webhook, underWay.room(webhook.target.webhookId, queue)])
        .filter(([, room]) => room > 0)
    }
    const retries = await claimRetrying(claiming, dueIn('retry'))
    const heads = new Map(due.map(({ webhookId, head }) => [webhookId, head]))
    return [...(await claimFirst(claiming, dueIn('first'), heads, withRows)), ...retries]
  }, 'server')
}

/**
 * Claims first attempts of webhooks that no other process leases: rows before events after the cursor. Ends the
 * transaction.
 * @param heads newest sequences of the logs, by webhook
 * @param read webhooks with due rows, as read earlier in the transaction
 */
async function claimFirst(
  claiming: Claiming,
  due: readonly [LockedWebhook, number][],
  heads: ReadonlyMap<string, number>,
  read: ReadonlySet<string>,
): Promise<Claim[]> {
  const { tx, holder, now, leaseUntil, newLease } = claiming
  const claims: Claim[] = []
  const free = due.filter(([webhook]) => isFree(webhook, holder, now))
  if (free.length === 0) return claims
  const interrupted = free.filter(([webhook]) => webhook.attemptingThrough > webhook.deliveredThrough)
  for (const [webhook] of interrupted) {
    await queueInterrupted(tx, webhook, now)
    webhook.deliveredThrough = webhook.attemptingThrough
  }
  const ids = free.map(([{ target }]) => target.webhookId)
  const withRows = interrupted.length > 0 ? await readWithFirstRows(tx, ids, now) : read
  const cursors = []
  for (const [webhook, limit] of free) {
    const { target, deliveredThrough } = webhook
    const { webhookId } = target
    const claim = { webhookId, limit, now, leaseId: newLease(), leaseUntil }
    const head = heads.get(webhookId)!
    if (withRows.has(webhookId)) {
      await leaseFirstAttempts(tx, webhookId, holder, now, leaseUntil)
      claims.push({ target, actorId: webhook.actorId, queue: 'first', deliveries: await claimFirstAttempts(tx, claim) })
    } else if (head > deliveredThrough) cursors.push({ ...claim, webhook, head })
  }
  if (cursors.length === 0) return claims
  for (const [{ webhook }, deliveries] of await claimEvents(tx, holder, cursors)) {
    claims.push({ target: webhook.target, actorId: webhook.actorId, queue: 'first', deliveries })
  }
  return claims
}

const isFree = ({ leaseOwner, leaseUntil }: LockedWebhook, holder: string, now: number): boolean =>
  leaseOwner === holder || leaseUntil === null || leaseUntil <= now

async function claimRetrying(
  { tx, now, leaseUntil, newLease }: Claiming,
  due: readonly [LockedWebhook, number][],
): Promise<Claim[]> {
  const claims: Claim[] = []
  for (const [{ target, actorId }, limit] of due) {
    const { webhookId } = target
    await deadLetterExpired(tx, webhookId, now)
    const deliveries = await claimRetries(tx, { webhookId, limit, now, leaseId: newLease(), leaseUntil })
    if (deliveries.length > 0) claims.push({ target, actorId, queue: 'retry', deliveries })
  }
  return claims
}
