import type { StreamResponse } from '../../../generated/a2a/types.gen.ts'
import { isLive } from '../../identity/accounts/credential.store.ts'
import type { TasksContext } from '../context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { readLogRows, type LogRows } from '../../delivery/events/event.store.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'
import { isTerminal, requireTaskParticipant } from './task.rules.ts'
import { findTask } from './task.store.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks } from './view-task.ts'

/** Updates read at once. */
const pageSize = 100

/** A task and how far its log had grown at that moment. */
export interface TaskMoment {
  task: TaskView
  sequence: number
}

/**
 * The task as it is, with all of its artifacts, and where its stream goes on from here.
 * @throws not_found to everybody but the two participants
 */
export function taskMoment(
  context: Pick<TasksContext, 'database'>,
  caller: Caller,
  taskId: string,
): Promise<TaskMoment> {
  const view = async (tx: Tx, task: Task) => (await viewTasks(tx, [task], { artifacts: true }))[0]!
  return momentOf(context, caller, taskId, view)
}

/**
 * What of a task does not grow with it, and how far its log had grown at that moment.
 * @throws not_found to everybody but the two participants
 */
export function taskHead(
  context: Pick<TasksContext, 'database'>,
  caller: Caller,
  taskId: string,
): Promise<{ task: Task; sequence: number }> {
  return momentOf(context, caller, taskId, async (_tx, task) => task)
}

function momentOf<T>(
  { database }: Pick<TasksContext, 'database'>,
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
      // Each statement reads what is committed when it begins: a log that did not grow meanwhile is that of the view.
      const after = await lastSequence()
      if (after === sequence) return { task: seen, sequence }
      sequence = after
    }
  })
}

/**
 * What happens to a task from a moment on, in the order of its log, the same for every stream in every process. It ends
 * with the task, when the client goes, and when the server drains.
 * @throws unauthorized once the credential has ended
 */
export async function* watchTask(
  context: Pick<TasksContext, 'clock' | 'database' | 'waiters'>,
  caller: Caller,
  { task, sequence }: TaskMoment,
  signal: EndSignal,
): AsyncGenerator<StreamResponse> {
  if (isTerminal(task.state)) return
  let after = sequence
  while (!signal.aborted) {
    const waiter = context.waiters.register(task.id, after, waitMs, signal)
    try {
      const { rows, latest } = await readUpdates(context, caller, task.id, after)
      for (const { sequence: at, data } of rows) {
        const update = JSON.parse(data!) as StreamResponse
        after = at
        yield update
        if (update.statusUpdate && isTerminal(update.statusUpdate.status.state)) return
      }
      if (after >= latest && (await waiter.next()) === 'drained') return
    } finally {
      waiter.release()
    }
  }
}

/**
 * The updates behind a place, with the credential looked at: nothing is handed over after its end.
 * @throws unauthorized
 */
function readUpdates(
  context: Pick<TasksContext, 'clock' | 'database'>,
  caller: Caller,
  taskId: string,
  after: number,
): Promise<LogRows> {
  return context.database.read(async (tx) => {
    const [rows, live] = await Promise.all([
      readLogRows(tx, taskId, after, pageSize),
      isLive(tx, caller.credentialId, context.clock.now()),
    ])
    if (!live) throw unauthorized()
    return rows
  })
}

/** After this the log is looked at again even if nothing was heard, in milliseconds. */
const waitMs = 15_000
