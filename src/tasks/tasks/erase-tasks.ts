import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { abandonedTasks, deleteTasks, endOpenTasks, deleteReceiversOf } from './ended-task.sql.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import { taskStreamed } from './task-events.ts'

/** Tasks deleted in one transaction. */
const stepMax = 200

/** Erases tasks that no account can read any more. A task of one deleted agent is kept for the other participant. */
export const deadTasks: ErasureTarget = {
  name: 'tasks',
  async erase(database, { agentIds, userIds }, pace) {
    const accountIds = [...userIds, ...agentIds]
    for (let more = accountIds.length > 0; more;) {
      await pace.next()
      const taskIds = await database.read((tx) => abandonedTasks(tx, accountIds, stepMax))
      if (taskIds.length > 0) await database.write((tx) => deleteTasks(tx, taskIds))
      more = taskIds.length > 0
    }
  },
}

/**
 * Ends the open tasks of deleted accounts: failed where the worker is deleted, otherwise canceled. Streams and waiting
 * calls see it; the logs of other agents get no event (DEL-008).
 */
export const endTasksOf: ErasureStep = async (tx, { agentIds, userIds }, now, eventLog) => {
  const accountIds = [...userIds, ...agentIds]
  const webhooks = await deleteReceiversOf(tx, accountIds)
  const ended = await endOpenTasks(tx, accountIds, now)
  const updates = ended.map((task) => taskStreamed(task, { kind: 'status', state: task.state, message: null, at: now }))
  await eventLog.append(tx, updates, now)
  return { erased: { webhooks } }
}
