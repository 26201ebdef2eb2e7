import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { abandonedTasks, deleteTasks, endOpenTasks, deleteReceiversOf } from './ended-task.store.ts'
import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { taskStreamed } from './task-events.ts'

/** Tasks removed in one transaction. */
const stepMax = 200

/** Tasks that nobody can read any more. Those of a deleted agent stay for the other participant. */
export const deadTasks: ErasureTarget = {
  name: 'tasks',
  async erase(database, { agentIds, userIds }, signal) {
    const accountIds = [...userIds, ...agentIds]
    for (let more = accountIds.length > 0; more;) {
      await nextTurn(signal)
      const taskIds = await database.read((tx) => abandonedTasks(tx, accountIds, stepMax))
      if (taskIds.length > 0) await database.write((tx) => deleteTasks(tx, taskIds))
      more = taskIds.length > 0
    }
  },
}

/**
 * Open tasks of deleted accounts end: failed where nobody is left to work on them, else canceled. Their streams and the
 * calls that wait for them see it; the logs of other agents get no event (DEL-008).
 */
export const endTasksOf: ErasureStep = async (tx, { agentIds, userIds }, now, ids) => {
  const accountIds = [...userIds, ...agentIds]
  if (accountIds.length === 0) return
  await deleteReceiversOf(tx, accountIds)
  const ended = await endOpenTasks(tx, accountIds, now)
  const updates = ended.map((task) => taskStreamed(task, { kind: 'status', state: task.state, message: null, at: now }))
  await appendEvents(tx, updates, { now, ids })
}
