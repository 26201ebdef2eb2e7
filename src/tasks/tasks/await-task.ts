import type { TasksContext } from '../context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { isAnswer } from './task.rules.ts'
import type { TaskView } from './task.ts'
import { taskMoment } from './watch-task.ts'

/**
 * The task once it has ended or waits for its requester; as it is then, when neither comes to pass in time.
 * @param timeoutMs the longest wait
 */
export async function awaitTask(
  context: Pick<TasksContext, 'clock' | 'database' | 'waiters'>,
  caller: Caller,
  task: TaskView,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<TaskView> {
  if (isAnswer(task.state)) return task
  const deadline = context.clock.monotonic() + timeoutMs
  for (let seen = 0; ;) {
    const waiter = context.waiters.register(task.id, seen, deadline - context.clock.monotonic(), signal)
    try {
      const moment = await taskMoment(context, caller, task.id)
      if (isAnswer(moment.task.state)) return moment.task
      if (moment.sequence === seen && (await waiter.next()) !== 'woken') return moment.task
      seen = moment.sequence
    } finally {
      waiter.release()
    }
  }
}
