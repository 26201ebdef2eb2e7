import type { Needs } from '../../platform/context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { readCounters } from '../../platform/event-log/append-events.sql.ts'
import { requireTaskParticipant, isAnswer } from './task.rules.ts'
import { findTask } from './task.sql.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks, showsArtifacts } from './view-task.ts'
import { getTask } from './find-tasks.ts'

/** A task and the last sequence of its log at that moment. */
export interface TaskMoment {
  task: TaskView
  sequence: number
}

/**
 * Returns the current task with all of its artifacts, and the position at which its stream continues.
 * @throws not_found to all but its two participants
 */
export function taskMoment(context: Needs<'database'>, caller: Caller, taskId: string): Promise<TaskMoment> {
  const view = async (tx: Tx, task: Task) => (await viewTasks(tx, [task], { artifacts: true }))[0]!
  return momentOf(context, caller, taskId, view)
}

/**
 * Returns the row of a task, whose size is bounded, and the last sequence of its log.
 * @throws not_found to all but its two participants
 */
function taskHead(
  context: Needs<'database'>,
  caller: Caller,
  taskId: string,
): Promise<{ task: Task; sequence: number }> {
  return momentOf(context, caller, taskId, async (_tx, task) => task)
}

function momentOf<T>(
  { database }: Needs<'database'>,
  caller: Caller,
  taskId: string,
  view: (tx: Tx, task: Task) => Promise<T>,
): Promise<{ task: T; sequence: number }> {
  return database.read(async (tx) => {
    const lastSequence = async () => (await readCounters(tx, [taskId]))[0]?.last_sequence ?? 0
    for (let sequence = await lastSequence(); ;) {
      const task = await findTask(tx, taskId)
      requireTaskParticipant(task, caller.id)
      const seen = await view(tx, task!)
      // Each statement sees its own snapshot: if the log has not grown meanwhile, it matches the view.
      const after = await lastSequence()
      if (after === sequence) return { task: seen, sequence }
      sequence = after
    }
  })
}

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
  context: Needs<'clock' | 'database' | 'waiters'>,
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
  context: Needs<'clock' | 'database' | 'waiters'>,
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
