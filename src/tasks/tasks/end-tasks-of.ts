import type { ErasureStep } from '../../identity/accounts/erasure-plan.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { endOpenTasks, deleteReceiversOf } from './ended-task.store.ts'
import { taskStreamed } from './task-events.ts'

/**
 * Open tasks of deleted agents end: failed where nobody is left to work on them, else canceled. Their streams and the
 * calls that wait for them see it; the logs of other agents get no event (DEL-008).
 */
export const endTasksOf: ErasureStep = async (tx, { agentIds }, now, ids) => {
  if (agentIds.length === 0) return
  await deleteReceiversOf(tx, agentIds)
  const ended = await endOpenTasks(tx, agentIds, now)
  const updates = ended.map((task) => taskStreamed(task, { kind: 'status', state: task.state, message: null, at: now }))
  await appendEvents(tx, updates, { now, ids })
}
