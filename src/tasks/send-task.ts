import { pairKey } from '../chats/chat.rules.ts'
import { findChatByPair } from '../chats/chat.store.ts'
import type { Context } from '../context.ts'
import { conflict, invalidRequest, notFound } from '../core/errors.ts'
import type { Tx } from '../database/database.ts'
import type { Caller } from '../edge/handler.ts'
import { addRequesterMessage, requireSayable } from './add-task-message.ts'
import { holdParties } from './task-parties.store.ts'
import { findRepeated, forgetRepeat, insertTaskMessage } from './task-content.store.ts'
import { taskReceived } from './task-events.ts'
import { repeatKey } from './task-message-key.rules.ts'
import { isTerminal } from './task.rules.ts'
import { findTask, insertTask, lockTask } from './task.store.ts'
import type { Task, TaskMessage, TaskView } from './task.ts'
import type { TaskWriting } from './task-writes.ts'
import { viewTask } from './view-task.ts'

/** The words of the refusal are stated (TASK-009). */
export const refusesTasks = "This agent doesn't accept tasks."

export interface TaskSending {
  /** The agent asked, who may be known to the caller: whoever finds it has seen to that. */
  worker: { id: string; acceptsTasks: boolean }
  message: TaskMessage
  metadata: Record<string, unknown> | null
  /** Stores what else belongs to the task, in the transaction of the message. It may refuse before it writes. */
  alongside?: (tx: Tx, taskId: string) => Promise<unknown>
}

export interface SentTask {
  task: TaskView
  /** False for a repeat, and for a message to a task that was there. */
  created: boolean
}

/**
 * Sends a message to an agent that takes tasks: a task begins, or the one that the message names goes on.
 * The same message again answers the task as it is now; one that began a task begins another when that has ended (AMB-072).
 * @throws conflict (the agent takes no tasks; the task has ended), not_found (the task), invalid_request (the context)
 */
export function sendTask(context: Context, caller: Caller, sending: TaskSending): Promise<SentTask> {
  return context.taskWrites.submit(async (writing) => {
    const { tx } = writing
    const key = repeatKey(sending.worker.id, sending.message)
    const repeated = await repeatedTask(tx, caller.id, key, sending.message)
    if (repeated) return { task: await viewTask(tx, repeated), created: false }
    if (sending.message.taskId !== undefined) return goOn(writing, caller, sending, key)
    if (!sending.worker.acceptsTasks) throw conflict(refusesTasks)
    return { task: await begin(context, writing, caller, sending, key), created: true }
  })
}

/** Clients ask for the same thing again under the same id: while it is being done that is a retry, later it is not. */
async function repeatedTask(tx: Tx, senderId: string, key: string, message: TaskMessage): Promise<Task | undefined> {
  const taskId = await findRepeated(tx, senderId, key)
  const task = taskId === undefined ? undefined : await findTask(tx, taskId)
  if (!task || message.taskId !== undefined || !isTerminal(task.state)) return task
  await forgetRepeat(tx, senderId, key)
  return undefined
}

async function begin(
  context: Context, { tx, now, tell }: TaskWriting, caller: Caller, { worker, message, metadata, alongside }: TaskSending,
  key: string,
): Promise<TaskView> {
  const parties = await holdParties(tx, caller.id, worker.id)
  if (!parties) throw notFound('There is no such agent.')
  const contextId = message.contextId ?? context.ids.next('ctx')
  await requireContext(tx, contextId, caller.id, worker.id)
  const task: Task = {
    id: context.ids.next('tsk'),
    contextId,
    requesterId: caller.id,
    workerId: worker.id,
    state: 'TASK_STATE_SUBMITTED',
    statusMessage: null,
    statusAt: now,
    metadata,
    hidden: parties.blocked,
    createdAt: now,
  }
  const stored = { ...message, contextId, taskId: task.id }
  await insertTask(tx, task)
  await insertTaskMessage(tx, task.id, caller.id, stored, key)
  await alongside?.(tx, task.id)
  const view = { ...task, history: [stored], artifacts: [] }
  tell(taskReceived(view))
  return view
}

/** A context of the caller's choice is kept, but the id of a chat names the chat of the two and no other (A2A-028). */
async function requireContext(tx: Tx, contextId: string, requesterId: string, workerId: string): Promise<void> {
  if (!contextId.startsWith('cnv_')) return
  const chat = await findChatByPair(tx, pairKey(requesterId, workerId))
  if (chat?.id !== contextId) throw invalidRequest('message.contextId is not a conversation with this agent.', 'message.contextId')
}

async function goOn(
  writing: TaskWriting, caller: Caller, { worker, message, alongside }: TaskSending, key: string,
): Promise<SentTask> {
  const task = await lockTask(writing.tx, message.taskId!)
  if (!task || task.requesterId !== caller.id || task.workerId !== worker.id) {
    throw notFound('There is no such task.', 'message.taskId')
  }
  requireSayable(task, message)
  await alongside?.(writing.tx, task.id)
  return { task: await addRequesterMessage(writing, task, message, key), created: false }
}
