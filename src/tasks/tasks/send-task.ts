import type { Needs } from '../../platform/context.ts'
import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatByPair } from '../../conversations/chats/chat.store.ts'
import { rejectedBy } from '../../identity/agents/access.store.ts'
import type { TasksContext } from '../context.ts'
import { notFound } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { addRequesterMessage, requireMessageAllowed } from './add-task-message.ts'
import type { SentTask, TaskBegin } from './begin-tasks.ts'
import { putPushReceiver } from './push-receiver.store.ts'
import { findRepeated } from './task-content.sql.ts'
import { taskIdempotencyKey } from './task.rules.ts'
import { requireTrueRole } from './task-message.rules.ts'
import { findTask, lockTask } from './task.sql.ts'
import type { TaskWriting } from './task-writes.ts'
import { viewTask } from './view-task.ts'

/**
 * A message and its agent. The caller of this operation has checked that the sender can see the agent. The receiver
 * gets the updates of the task.
 */
export interface TaskSending extends Omit<TaskBegin, 'requesterId' | 'idempotencyKey'> {
  /** `admits`: whether the access lists of the agent admit the caller as a new contact. */
  worker: TaskBegin['worker'] & { handle: string; admits: boolean }
}

/**
 * Sends a message to an agent that accepts tasks: it begins a task, or continues the one that it names. A repeat
 * returns the current task; if that has ended, a first message begins another one (AMB-072).
 * @throws forbidden (the access lists of the agent), conflict (the agent accepts no tasks; the task has ended),
 * not_found (the task), invalid_request (the role, the context, or a task that the message refers to)
 */
export function sendTask(
  context: Pick<TasksContext, 'database' | 'taskWrites' | 'taskBegins' | 'limits'>,
  caller: Caller,
  sending: TaskSending,
): Promise<SentTask> {
  requireTrueRole(sending.message, 'requester')
  const key = taskIdempotencyKey(sending.worker.id, sending.message)
  if (sending.message.taskId === undefined) {
    const begin = () => context.taskBegins.submit({ ...sending, requesterId: caller.id, idempotencyKey: key })
    return sending.worker.admits ? begin() : requireKnown(context, caller, sending.worker).then(begin)
  }
  return context.taskWrites.submit(async (writing) => {
    const { tx } = writing
    const repeated = await findRepeated(tx, caller.id, key)
    if (repeated !== undefined) return { task: await viewTask(tx, (await findTask(tx, repeated))!), created: false }
    return goOn(context, writing, caller, { ...sending, key })
  })
}

/** Requires a chat with the agent: access lists apply to first contacts only (AMB-102, AMB-115). */
async function requireKnown(
  { database }: Needs<'database'>,
  caller: Caller,
  worker: TaskSending['worker'],
): Promise<void> {
  const pair = pairKey(caller.id, worker.id)
  if (!(await database.read((tx) => findChatByPair(tx, pair)))) throw rejectedBy(worker)
}

async function goOn(
  { limits }: Needs<'limits'>,
  writing: TaskWriting,
  caller: Caller,
  { worker, message, receiver, key }: TaskSending & { key: string },
): Promise<SentTask> {
  const task = await lockTask(writing.tx, message.taskId!)
  if (!task || task.requesterId !== caller.id || task.workerId !== worker.id) {
    throw notFound('There is no such task.', 'message.taskId')
  }
  const updated = await requireMessageAllowed(writing.tx, limits, { task, message, sender: 'requester' })
  const most = limits.of('push_configs_per_task', caller.id)
  if (receiver) await putPushReceiver(writing.tx, { ...receiver, taskId: task.id }, { now: writing.now, most })
  return { task: await addRequesterMessage(writing, updated, message, key), created: false }
}
