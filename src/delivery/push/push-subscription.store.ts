import type { Tx } from '../../platform/database/database.ts'
import { deleteWebhookRows, insertWebhookRows } from '../webhooks/webhook.store.ts'

export const pushForm = 'web_push'

/** A push subscription. It is a webhook whose `config_id` is the session and whose secret is the keys of the browser. */
export interface PushSubscriptionRow {
  id: string
  userId: string
  sessionId: string
  endpoint: string
  sealedKeys: string
  createdAt: number
}

const subscriptions = (tx: Tx, userId: string) => tx.knex('webhooks').where({ actor_id: userId, form: pushForm })

/** Returns the address of a session's subscription; undefined without one. */
export async function findEndpoint(tx: Tx, userId: string, sessionId: string): Promise<string | undefined> {
  return (await subscriptions(tx, userId).where({ config_id: sessionId }).first('url'))?.url
}

/** Stores a subscription from the end of the person's log on. */
export function insertSubscription(tx: Tx, row: PushSubscriptionRow): Promise<void> {
  return insertWebhookRows(tx, [
    {
      id: row.id,
      actor_id: row.userId,
      url: row.endpoint,
      form: pushForm,
      subscribed_events: JSON.stringify(['message.received']),
      status: 'active',
      signing_secret: row.sealedKeys,
      config_id: row.sessionId,
      created_at: row.createdAt,
      last_success_at: null,
      last_failure_at: null,
      failing_since: null,
      presented: null,
    },
  ])
}

/** Deletes the subscription of a session, and those of sessions that have ended. */
export async function deleteSubscriptions(tx: Tx, userId: string, sessionId: string, now: number): Promise<void> {
  const live = tx.knex('credentials').where({ actor_id: userId, kind: 'session' }).where('expires_at', '>', now)
  const ids = await subscriptions(tx, userId)
    .where((either) => void either.where({ config_id: sessionId }).orWhereNotIn('config_id', live.select('id')))
    .orderBy('id')
    .pluck('id')
  for (const id of ids) await deleteWebhookRows(tx, id)
}

export interface NotificationNames {
  /** Name of the group; null in a direct chat. */
  group: string | null
  /** Display name of the sender; null when it has none, or was deleted. */
  sender: string | null
}

/** Returns the names for a notification; undefined when the session of the subscription has ended. */
export async function readNames(
  tx: Tx,
  { webhookId, chatId, senderId, now }: { webhookId: string; chatId: string; senderId: string; now: number },
): Promise<NotificationNames | undefined> {
  const row = await tx
    .knex('webhooks as w')
    .join('credentials as s', 's.id', 'w.config_id')
    .leftJoin('chats as c', (on) => void on.on('c.id', '=', tx.knex.raw('?', [chatId])))
    .leftJoin('actors as a', (on) => void on.on('a.id', '=', tx.knex.raw('?', [senderId])))
    .where({ 'w.id': webhookId })
    .where('s.expires_at', '>', now)
    .first({ group: 'c.group_name', sender: 'a.display_name' })
  return row as NotificationNames | undefined
}
