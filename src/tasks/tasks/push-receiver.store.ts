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

export async function insertPushReceiver(
  tx: Tx,
  receiver: PushReceiver,
  sealedSecret: string,
  now: number,
): Promise<void> {
  await tx.run(
    `INSERT INTO webhooks (id, actor_id, url, signing_secret, status, form, config_id, presented, created_at)
     VALUES (?, ?, ?, ?, 'active', 'a2a', ?, ?, ?)`,
    [receiver.webhookId, receiver.taskId, receiver.url, sealedSecret, receiver.configId, receiver.presented, now],
  )
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
