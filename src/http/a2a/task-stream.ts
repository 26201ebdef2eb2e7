import type { StreamResponse } from '../../../generated/a2a/types.gen.ts'
import { readLogEnds, readLogRows, type LogRows } from '../../delivery/events/event.sql.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import { isLive } from '../../identity/accounts/credential.sql.ts'
import type { Needs } from '../../platform/context.ts'
import type { EndSignal } from '../../platform/end-signal.ts'
import { unauthorized } from '../../platform/errors.ts'
import { parseExact } from '../../platform/exact-numbers.ts'
import { ServerSentEvent } from '../../platform/server-sent-event.ts'
import { isTerminal } from '../../tasks/tasks/task.rules.ts'
import type { TaskMoment } from '../../tasks/tasks/watch-task.ts'

/** Updates read at once. */
const pageSize = 100

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
