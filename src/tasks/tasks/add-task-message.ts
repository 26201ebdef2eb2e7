import type { TasksContext } from '../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { findReferences } from './named-task.sql.ts'
import { insertTaskMessage } from './task-content.sql.ts'
import { taskMessageAdded, taskStreamed, taskUpdated } from './task-events.ts'
import { requireKnownReferences, requireOwnTask, requireTrueRole } from './task-message.rules.ts'
import { usageOfMessage, usageWith } from './task-usage.rules.ts'
import { isInterrupted, requireOpen, requireTaskParticipant } from './task.rules.ts'
import { lockTask, updateTask, updateTaskUsage } from './task.sql.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Task, TaskMessage, TaskRole, TaskUpdate, TaskView } from './task.ts'
import type { TaskWriting } from './task-writes.ts'
import { viewTask } from './view-task.ts'

/**
 * Adds a further message of either participant. A message of the requester continues an interrupted task.
 * @throws not_found, conflict (the task has ended), invalid_request (the role, or an id in the message), limit_exceeded
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
    const updated = await requireMessageAllowed(writing.tx, context.limits, { task: task!, message, sender: role })
    return role === 'requester'
      ? addRequesterMessage(writing, updated, message, null)
      : addWorkerMessage(writing, updated, message)
  })
}

/**
 * @param task with the message in its usage, as returned by `requireMessageAllowed`
 * @param idempotencyKey null without a check for repeats
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

/** Stores a message of the worker as a new status with the current state, which is how streams show it. */
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
 * @throws conflict (the task has ended), invalid_request (the role, or an id in the message), limit_exceeded
 */
export async function requireMessageAllowed(
  tx: Tx,
  limits: Pick<Limits, 'of'>,
  { task, message, sender }: { task: Task; message: TaskMessage; sender: TaskRole },
): Promise<Task> {
  requireOpen(task)
  await requireTrueMessage(tx, { task, message, sender })
  return { ...task, usage: usageWith(limits, task, usageOfMessage(message), 'message') }
}

/** Checks the role and the ids in a message of a task. @throws invalid_request */
export async function requireTrueMessage(
  tx: Tx,
  { task, message, sender }: { task: Task; message: TaskMessage; sender: TaskRole },
): Promise<void> {
  requireTrueRole(message, sender)
  requireOwnTask(task, message)
  const senderId = sender === 'requester' ? task.requesterId : task.workerId
  requireKnownReferences(await findReferences(tx, [{ senderId, message }]), senderId, message)
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
