import type { Tx } from '../../platform/database/database.ts'
import type { WebhookHealth } from './webhook.ts'

/** A webhook whose health changed, with the owner of its agent. */
export interface ChangedHealth {
  id: string
  agentId: string
  /** Owner of the agent; null when there is none. */
  ownerId: string | null
  failingSince: number | null
  health: WebhookHealth
  /** Time of the change, in epoch milliseconds. */
  changedAt: number
}

/** Events about webhooks: for the owner of the agent, and for the agent that the owner tests. */
export interface WebhookEvents {
  'webhook.health_changed': { webhook: ChangedHealth }
  'webhook.test': { webhookId: string }
}

/** Condition of the index `webhooks_by_health`, as the index states it. */
const isIndexed = "(w.failing_since IS NOT NULL OR w.health <> 'ok' OR w.reported_health <> 'ok')"

/** Webhooks that agents register; the owner cannot see receivers of push notifications of tasks. */
const ownForms = ['current', 'variant'] as const

const columns = {
  id: 'w.id',
  agentId: 'w.actor_id',
  ownerId: 'a.owner_id',
  failingSince: 'w.failing_since',
  health: 'w.health',
  changedAt: 'w.health_changed_at',
} as const satisfies Record<keyof ChangedHealth, string>

const indexed = (tx: Tx) =>
  tx
    .knex('webhooks as w')
    .join('actors as a', 'a.id', 'w.actor_id')
    .whereRaw(isIndexed)
    .whereIn('w.form', ownForms)
    .orderBy('w.id')

/**
 * Returns the ids of active webhooks that failed since before `failingBefore` without a notification, and of failing
 * webhooks that work again, in the order of their ids.
 */
export function findHealthChanges(tx: Tx, failingBefore: number, after: string, limit: number): Promise<string[]> {
  return indexed(tx)
    .where('w.id', '>', after)
    .where((either) => {
      void either
        .where((failing) => {
          void failing.where({ 'w.health': 'ok', 'w.status': 'active' }).where('w.failing_since', '<=', failingBefore)
        })
        .orWhere((working) => {
          void working.where({ 'w.health': 'failing' }).whereNull('w.failing_since')
        })
    })
    .limit(limit)
    .pluck('w.id')
}

/** Returns a webhook of a form with an owner; undefined for other webhooks. Lock the webhook before. */
export async function readHealth(tx: Tx, id: string): Promise<ChangedHealth | undefined> {
  const row = await tx
    .knex('webhooks as w')
    .join('actors as a', 'a.id', 'w.actor_id')
    .where({ 'w.id': id })
    .whereIn('w.form', ownForms)
    .whereNot({ 'a.status': 'deleted' })
    .first(columns)
  return row as ChangedHealth | undefined
}

export async function storeHealth(tx: Tx, id: string, health: WebhookHealth, now: number): Promise<void> {
  await tx.knex('webhooks').where({ id }).update({ health, health_changed_at: now })
}

/** Pauses an active webhook. @returns false when it is not active */
export async function pauseWebhook(tx: Tx, id: string): Promise<boolean> {
  return (await tx.knex('webhooks').where({ id, status: 'active' }).update({ status: 'paused' })) > 0
}

/** Resets the health of a resumed webhook. */
export async function resetHealth(tx: Tx, id: string, now: number): Promise<void> {
  await tx.knex('webhooks').where({ id }).update({ health: 'ok', failing_since: null, health_changed_at: now })
}

/** Returns webhooks whose present health was not reported to the operator, in the order of their ids. */
export async function findUnreported(tx: Tx, limit: number): Promise<ChangedHealth[]> {
  const rows = await indexed(tx).where('w.health', '<>', tx.knex.ref('w.reported_health')).limit(limit).select(columns)
  return rows as ChangedHealth[]
}

export async function storeReported(tx: Tx, changes: readonly ChangedHealth[]): Promise<void> {
  for (const { id, health } of changes) await tx.knex('webhooks').where({ id }).update({ reported_health: health })
}

/** Counts webhooks by health, except healthy ones. */
export async function countUnhealthy(tx: Tx): Promise<Record<'failing' | 'disabled', number>> {
  const rows = await tx
    .knex('webhooks as w')
    .whereRaw(isIndexed)
    .whereNot({ 'w.health': 'ok' })
    .groupBy('w.health')
    .select('w.health', tx.knex.raw('count(*) AS total'))
  const totals = new Map((rows as { health: string; total: number }[]).map(({ health, total }) => [health, total]))
  return { failing: Number(totals.get('failing') ?? 0), disabled: Number(totals.get('disabled') ?? 0) }
}
