import type { EndSignal } from '../../platform/end-signal.ts'
import type { TasksContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { getTask } from './get-task.ts'
import { isAnswer } from './task.rules.ts'
import type { TaskView } from './task.ts'
import { showsArtifacts } from './view-task.ts'
import { taskHead } from './watch-task.ts'

export interface TaskWait {
  /** Maximum messages of the history. Undefined uses the default. */
  historyLength: number | undefined
  /** Maximum wait, in milliseconds. */
  timeoutMs: number
  signal: EndSignal
}

/**
 * Waits until the task has ended or waits for its requester, and returns it with all of its artifacts. After the
 * timeout, it returns the current task.
 * @param task as returned by the send
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

/** Waits without reading the history and artifacts, which grow with the task. */
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
