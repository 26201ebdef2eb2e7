import type { EndSignal } from '../../platform/end-signal.ts'
import type { TasksContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { getTask } from './get-task.ts'
import { isAnswer } from './task.rules.ts'
import type { TaskView } from './task.ts'
import { showsArtifacts } from './view-task.ts'
import { taskHead } from './watch-task.ts'

export interface TaskWait {
  /** The most messages of the history; undefined: the default. */
  historyLength: number | undefined
  /** The longest wait. */
  timeoutMs: number
  signal: EndSignal
}

/**
 * The task once it has ended or waits for its requester, with all of its artifacts; as it is then, when neither comes to
 * pass in time.
 * @param task as the sending has answered it
 */
export async function awaitTask(
  context: Pick<TasksContext, 'clock' | 'database' | 'waiters'>,
  caller: Caller,
  task: TaskView,
  wait: TaskWait,
): Promise<TaskView> {
  if (isAnswer(task.state) && showsArtifacts(task)) return task
  await untilAnswer(context, caller, task.id, wait)
  return getTask(context, caller, task.id, wait.historyLength)
}

/** What grows with the task is not read before the end of the wait. */
async function untilAnswer(
  context: Pick<TasksContext, 'clock' | 'database' | 'waiters'>,
  caller: Caller,
  taskId: string,
  { timeoutMs, signal }: TaskWait,
): Promise<void> {
  const deadline = context.clock.monotonic() + timeoutMs
  for (let seen = 0; ;) {
    const waiter = context.waiters.register(taskId, seen, deadline - context.clock.monotonic(), signal)
    try {
      const { task, sequence } = await taskHead(context, caller, taskId)
      if (isAnswer(task.state)) return
      if (sequence === seen && (await waiter.next()) !== 'woken') return
      seen = sequence
    } finally {
      waiter.release()
    }
  }
}
