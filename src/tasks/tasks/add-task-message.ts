import type { TasksContext } from '../context.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { insertTaskMessage } from './task-content.store.ts'
import { taskMessageAdded, taskStreamed, taskUpdated } from './task-events.ts'
import { usageOfMessage, usageWith } from './task-usage.rules.ts'
import { isInterrupted, requireOpen, requireTaskParticipant } from './task.rules.ts'
import { lockTask, updateTask, updateTaskUsage } from './task.store.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Task, TaskMessage, TaskUpdate, TaskView } from './task.ts'
import type { TaskWriting } from './task-writes.ts'
import { viewTask } from './view-task.ts'

/**
 * A further message of either participant. What the requester says to a task that waits for it sets it going again.
 * @throws not_found, conflict (the task has ended), invalid_request (another context), limit_exceeded
 */
export function addTaskMessage(
  context: Pick<TasksContext, 'limits' | 'taskWrites'>,
  caller: Caller,
  taskId: string,
  message: TaskMessage,
): Promise<TaskView> {
  return context.taskWrites.submit(async (writing) => {
    const task = await lockTask(writing.tx, taskId)
    const role = requireTaskParticipant(task, caller.id)
    const grown = requireSayable(context.limits, task!, message)
    return role === 'requester'
      ? addRequesterMessage(writing, grown, message, null)
      : addWorkerMessage(writing, grown, message)
  })
}

/**
 * @param task with the message in its usage, as `requireSayable` gives it
 * @param idempotencyKey null where a repeat is not looked for
 */
export async function addRequesterMessage(
  writing: TaskWriting,
  task: Task,
  message: TaskMessage,
  idempotencyKey: string | null,
): Promise<TaskView> {
  const stored = await store(writing, task, task.requesterId, message, idempotencyKey)
  writing.emit(taskMessageAdded(task, task.requesterId, stored))
  if (!isInterrupted(task.state)) {
    await updateTaskUsage(writing.tx, task)
    return viewTask(writing.tx, task)
  }
  const working = { ...task, state: 'TASK_STATE_WORKING', statusMessage: null, statusAt: writing.now } as const
  await updateTask(writing.tx, working)
  const update: TaskUpdate = { kind: 'status', state: working.state, message: null, at: writing.now }
  writing.emit(taskUpdated(working, task.requesterId, update))
  return viewTask(writing.tx, working)
}

/** The worker speaks by stating the present state anew with its message, which is how streams show it. */
async function addWorkerMessage(writing: TaskWriting, task: Task, message: TaskMessage): Promise<TaskView> {
  const stored = await store(writing, task, task.workerId, message, null)
  const said = { ...task, statusMessage: stored, statusAt: writing.now }
  await updateTask(writing.tx, said)
  writing.emit(taskMessageAdded(task, task.workerId, stored))
  const update: TaskUpdate = { kind: 'status', state: task.state, message: stored, at: writing.now }
  writing.emit([taskStreamed(said, update)])
  return viewTask(writing.tx, said)
}

/**
 * @returns the task with the message in its usage
 * @throws conflict (the task has ended), invalid_request (the message names another context), limit_exceeded
 */
export function requireSayable(limits: Pick<Limits, 'of'>, task: Task, message: TaskMessage): Task {
  requireOpen(task)
  if (message.contextId !== undefined && message.contextId !== task.contextId) {
    throw invalidRequest('message.contextId is not the context of the task.', 'message.contextId')
  }
  return { ...task, usage: usageWith(limits, task, usageOfMessage(message), 'message') }
}

async function store(
  { tx }: TaskWriting,
  task: Task,
  senderId: string,
  message: TaskMessage,
  idempotencyKey: string | null,
): Promise<TaskMessage> {
  const stored = { ...message, contextId: task.contextId, taskId: task.id }
  await insertTaskMessage(tx, task.id, senderId, stored, idempotencyKey)
  return stored
}
