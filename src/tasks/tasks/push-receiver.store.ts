import { startAtHead } from '../../delivery/webhooks/cursor.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/** A receiver of a task's updates: a webhook of the task, under the name that its client gave it. */
export interface PushReceiver {
  webhookId: string
  taskId: string
  configId: string
  url: string
  /** What is shown to the receiver, sealed. */
  presented: string
}

interface Row {
  webhook_id: string
  task_id: string
  config_id: string
  url: string
  presented: string
}

const columns = 'id AS webhook_id, actor_id AS task_id, config_id, url, presented'

/** A receiver that is to be stored, with the secret that signs what it gets, sealed. */
export interface NewPushReceiver extends PushReceiver {
  sealedSecret: string
}

/** One that does not know its task yet. */
export type PreparedReceiver = Omit<NewPushReceiver, 'taskId'>

const receiverColumns = {
  id: 'text',
  actor_id: 'text',
  url: 'text',
  signing_secret: 'text',
  status: 'text',
  form: 'text',
  config_id: 'text',
  presented: 'text',
  created_at: 'bigint',
} as const

/** Stores receivers, who get what follows. Sends its statements at once. */
export async function insertPushReceivers(tx: Tx, receivers: readonly NewPushReceiver[], now: number): Promise<void> {
  if (receivers.length === 0) return
  const rows = receivers.map((receiver) => ({
    id: receiver.webhookId,
    actor_id: receiver.taskId,
    url: receiver.url,
    signing_secret: receiver.sealedSecret,
    status: 'active',
    form: 'a2a',
    config_id: receiver.configId,
    presented: receiver.presented,
    created_at: now,
  }))
  const ids = receivers.map(({ webhookId }) => webhookId)
  await Promise.all([tx.insert('webhooks', receiverColumns, rows), startAtHead(tx, ids)])
}

/** A page of a task's receivers in the order of their names, behind the name `after`. */
export async function listPushReceivers(tx: Tx, taskId: string, after: string, limit: number): Promise<PushReceiver[]> {
  const rows = await tx.rows<Row>(
    `SELECT ${columns} FROM webhooks WHERE actor_id = ? AND config_id > ? ORDER BY config_id LIMIT ?`,
    [taskId, after, limit],
  )
  return rows.map(receiverOf)
}

export async function findPushReceiver(tx: Tx, taskId: string, configId: string): Promise<PushReceiver | undefined> {
  const [row] = await tx.rows<Row>(`SELECT ${columns} FROM webhooks WHERE actor_id = ? AND config_id = ?`, [
    taskId,
    configId,
  ])
  return row && receiverOf(row)
}

const receiverOf = (row: Row): PushReceiver => ({
  webhookId: row.webhook_id,
  taskId: row.task_id,
  configId: row.config_id,
  url: row.url,
  presented: row.presented,
})
