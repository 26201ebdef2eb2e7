import type { StreamResponse } from '../../../generated/a2a/types.gen.ts'
import { isLive } from '../../identity/accounts/credential.sql.ts'
import type { Needs } from '../../platform/context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import { ServerSentEvent } from '../../platform/server-sent-event.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { readLogEnds, readLogRows, type LogRows } from '../../delivery/events/event.sql.ts'
import { readCounters } from '../../platform/event-log/event-log.store.ts'
import { isTerminal, requireTaskParticipant, isAnswer } from './task.rules.ts'
import { findTask } from './task.sql.ts'
import type { Task, TaskView } from './task.ts'
import { viewTasks, showsArtifacts } from './view-task.ts'
import { parseExact } from '../../platform/exact-numbers.ts'
import { getTask } from './find-tasks.ts'

/** Updates read at once. */
const pageSize = 100

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

/**
 * Yields the updates of a task from a position, in the order of its log, which is the same in every process. Ends with
 * the task, when the client disconnects, and when the server drains.
 * @throws unauthorized after the credential has ended
 */
export async function* watchTask(
  context: Needs<'clock' | 'database' | 'waiters'>,
  caller: Caller,
  { task, sequence }: TaskMoment,
  signal: EndSignal,
): AsyncGenerator<ServerSentEvent<StreamResponse>> {
  if (isTerminal(task.state)) return
  yield* resumeTask(context, caller, { taskId: task.id, sequence }, signal)
}

/** Yields the updates after a position, also of a task that has ended meanwhile. @throws unauthorized */
export async function* resumeTask(
  context: Needs<'clock' | 'database' | 'waiters'>,
  caller: Caller,
  { taskId, sequence }: { taskId: string; sequence: number },
  signal: EndSignal,
): AsyncGenerator<ServerSentEvent<StreamResponse>> {
  let after = sequence
  while (!signal.aborted) {
    const waiter = context.waiters.register(taskId, after, waitMs, signal)
    try {
      const { rows, latest } = await readUpdates(context, caller, taskId, after)
      for (const { sequence: at, data } of rows) {
        const update = parseExact(data!) as StreamResponse
        after = at
        yield new ServerSentEvent(update, { id: String(at) })
        if (update.statusUpdate && isTerminal(update.statusUpdate.status.state)) return
      }
      if (after >= latest && (await waiter.next()) === 'drained') return
    } finally {
      waiter.release()
    }
  }
}

/** Returns whether the log of a task contains all updates after a position. */
export async function isResumable({ database }: Needs<'database'>, taskId: string, after: number): Promise<boolean> {
  const { latest, purgedThrough } = await database.read((tx) => readLogEnds(tx, taskId))
  return after >= purgedThrough && after <= latest
}

/**
 * Reads the updates after a position and checks the credential: no update is sent after its end.
 * @throws unauthorized
 */
function readUpdates(
  context: Needs<'clock' | 'database'>,
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

/** Poll interval without a signal, in milliseconds. */
const waitMs = 15_000

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
