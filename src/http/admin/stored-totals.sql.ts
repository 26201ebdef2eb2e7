import type { Tx } from '../../platform/database/database.ts'

/** Counts of stored objects over all accounts, for the objects that account limits restrict. */
export interface StoredTotals {
  groups: number
  attachments: number
  attachmentBytes: number
  drafts: number
  openTasks: number
  messageRequests: number
  deviceCodes: number
}

/** Counts all objects with one query, whose conditions match the partial indexes. */
export async function sumStored(tx: Tx, now: number): Promise<StoredTotals> {
  const [row] = await tx.rows<Record<keyof StoredTotals, number | string>>(
    `SELECT (SELECT count(*) FROM chats WHERE kind = 'group') AS "groups",
       (SELECT count(*) FROM attachments) AS "attachments",
       (SELECT COALESCE(sum(size), 0) FROM attachments) AS "attachmentBytes",
       (SELECT count(*) FROM drafts WHERE finalized_at IS NULL) AS "drafts",
       (SELECT count(*) FROM tasks WHERE state NOT IN
         ('TASK_STATE_COMPLETED', 'TASK_STATE_FAILED', 'TASK_STATE_CANCELED', 'TASK_STATE_REJECTED')) AS "openTasks",
       (SELECT count(*) FROM requests WHERE status = 'pending' AND kind = 'message') AS "messageRequests",
       (SELECT count(*) FROM device_authorizations WHERE status = 'pending' AND expires_at > ?) AS "deviceCodes"`,
    [now],
  )
  const numbers = Object.entries(row!).map(([name, value]) => [name, Number(value)])
  return Object.fromEntries(numbers) as StoredTotals
}
