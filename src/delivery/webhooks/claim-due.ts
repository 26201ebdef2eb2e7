import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { claimEvents, lockForClaims, queueInterrupted, readWaiting, type LockedWebhook } from './cursor.store.ts'
import {
  claimFirstAttempts,
  claimRetries,
  deadLetterExpired,
  leaseFirstAttempts,
  type ClaimTarget,
  type DeliveryQueue,
  type DueQueue,
} from './delivery.store.ts'
import type { WaitingFirst } from './cursor.ts'
import type { ClaimedDelivery } from './webhook.ts'

/** Events of one webhook in one claim, so that a backlog never fills the turn of others. */
const FIRST_ATTEMPTS_PER_CLAIM = 20
/** Retries of one webhook under way at once. */
const RETRIES_AT_ONCE = 4
/** After the time of this many attempts, another process may take over a claim without a result: its own is taken to be dead. */
const ATTEMPTS_PER_LEASE = 3

export interface Claim {
  target: ClaimTarget
  /** The owner of the webhook. */
  actorId: string
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

/** What a transaction claims with. */
interface Claiming {
  tx: Tx
  holder: string
  now: number
  leaseUntil: number
  newLease(): string
}

/**
 * Claims from queues in which something is due, as far as there is room for it. Webhooks are locked in the order of
 * their ids, as everywhere.
 * @returns claims, some of them of nothing: what such a webhook takes, if anything, is behind what was looked at
 */
export function claimDue(
  { database, clock, ids, timeoutMs }: ClaimDependencies,
  holder: string,
  due: readonly Pick<DueQueue, 'webhookId' | 'queue'>[],
  underWay: UnderWay,
): Promise<Claim[]> {
  return database.write(async (tx) => {
    const now = clock.now()
    const leaseUntil = now + ATTEMPTS_PER_LEASE * timeoutMs
    const claiming: Claiming = { tx, holder, now, leaseUntil, newLease: () => ids.next('lse') }
    const idsOf = (queues: typeof due) => new Set(queues.map(({ webhookId }) => webhookId))
    const idsIn = (queue: DeliveryQueue) => idsOf(due.filter((one) => one.queue === queue))
    const [webhooks, waiting] = await Promise.all([
      lockForClaims(tx, [...idsOf(due)], now),
      readWaiting(tx, [...idsIn('first')], now),
    ])
    const dueIn = (queue: DeliveryQueue): [LockedWebhook, number][] => {
      const wanted = idsIn(queue)
      return webhooks
        .filter(({ target }) => wanted.has(target.webhookId))
        .map((webhook): [LockedWebhook, number] => [webhook, underWay.room(webhook.target.webhookId, queue)])
        .filter(([, room]) => room > 0)
    }
    const retries = await claimRetrying(claiming, dueIn('retry'))
    return [...(await claimFirst(claiming, dueIn('first'), waiting)), ...retries]
  }, 'server')
}

/**
 * First attempts of webhooks that nobody else has leased: rows before what is behind the cursor. Ends the transaction.
 * @param read what waits for the webhooks, by the transaction so far
 */
async function claimFirst(
  claiming: Claiming,
  due: readonly [LockedWebhook, number][],
  read: ReadonlyMap<string, WaitingFirst>,
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
  const waiting = interrupted.length > 0 ? await readWaiting(tx, ids, now) : read
  const cursors = []
  for (const [webhook, limit] of free) {
    const { target, deliveredThrough } = webhook
    const { webhookId } = target
    const claim = { webhookId, limit, now, leaseId: newLease(), leaseUntil }
    const { head, hasRows } = waiting.get(webhookId) ?? { head: 0, hasRows: false }
    if (hasRows) {
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
