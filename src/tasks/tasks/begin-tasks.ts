import type { Clock } from '../../platform/clock.ts'
import { conflict, isDomainError, notFound } from '../../platform/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { assertWithinLimit, unlimited } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { finishWith } from '../../platform/unit-of-work/finish-with.ts'
import { maxWaitMs } from '../../platform/unit-of-work/commits.ts'
import { createCommitQueue, type WriteResult } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { EventLog } from '../../platform/event-log/log-event.ts'
import { findContexts, findReferences } from './named-task.sql.ts'
import { insertPushReceivers, type PreparedReceiver } from './push-receiver.store.ts'
import { deleteIdempotencyKeys, insertFirstMessages } from './task-content.sql.ts'
import { taskReceived } from './task-events.ts'
import { requireKnownContext, requireKnownReferences, type FirstMessage } from './task-message.rules.ts'
import { lockTaskParticipants, type TaskParticipants } from './task-participants.sql.ts'
import { usageOfMessage } from './task-usage.rules.ts'
import { isTerminal } from './task.rules.ts'
import { findRepeatedTasks, insertTasks, type RepeatedTask } from './task.sql.ts'
import type { Task, TaskMessage, TaskView } from './task.ts'
import { showsArtifacts, viewTasks } from './view-task.ts'

/** The document specifies this text (TASK-009). */
const rejectsTasks = "This agent doesn't accept tasks."

export interface TaskBegin {
  requesterId: string
  worker: { id: string; acceptsTasks: boolean }
  message: TaskMessage
  metadata: Record<string, unknown> | null
  /** Idempotency key of the message (AMB-072). */
  idempotencyKey: string
  /** A receiver of the task's updates. */
  receiver?: PreparedReceiver
}

export interface SentTask {
  task: TaskView
  /** False for a repeat, and for a message to an existing task. */
  created: boolean
}

export interface TaskBegins {
  /**
   * Begins a task, or returns the open task that the same message began.
   * @throws conflict (the agent accepts no tasks), not_found (a participant was deleted), invalid_request (the context,
   * or a task that the message refers to)
   */
  submit(begin: TaskBegin): Promise<SentTask>
  /** Resolves when all submitted tasks are settled. */
  drain(): Promise<void>
}

/** Creates the queue of new tasks. Tasks that arrive together are read and stored with a fixed number of statements. */
export function createTaskBegins({
  database,
  clock,
  eventLog,
  ids,
  limits,
}: {
  database: Database
  clock: Clock
  eventLog: EventLog
  ids: Ids
  limits: Pick<Limits, 'of'>
}): TaskBegins {
  return createCommitQueue<TaskBegin, SentTask>({
    maxBatch: 64,
    maxWaitMs,
    schedule: clock.setImmediate,
    monotonic: clock.monotonic,
    runBatch: (begins) => database.write((tx) => beginTasks(tx, begins, { now: clock.now(), ids, eventLog, limits })),
  })
}

/** A new task with its request. */
type Begun = TaskBegin & { view: TaskView }

async function beginTasks(
  tx: Tx,
  begins: readonly TaskBegin[],
  { now, ids, eventLog, limits }: { now: number; ids: Ids; eventLog: EventLog; limits: Pick<Limits, 'of'> },
): Promise<WriteResult<SentTask>[]> {
  const firsts = begins.map(firstMessage)
  const [repeated, contexts, references, participants] = await Promise.all([
    findRepeatedTasks(tx, begins),
    findContexts(tx, firsts),
    findReferences(
      tx,
      firsts.map(({ requesterId, message }) => ({ senderId: requesterId, message })),
    ),
    lockTaskParticipants(
      tx,
      begins.map(({ requesterId, worker }) => ({ requesterId, workerId: worker.id })),
      highestLimit(begins, limits),
    ),
  ])
  const open = await openTasks(tx, repeated)
  const added = new Map<string, Begun>()
  const results: WriteResult<SentTask>[] = []
  for (const begin of begins) {
    const key = keyOf(begin.requesterId, begin.idempotencyKey)
    const known = open.get(key) ?? added.get(key)?.view
    try {
      if (!known)
        added.set(key, { ...begin, view: taskOf(begin, { participants, contexts, references, now, ids, limits }) })
      results.push({ ok: { task: known ?? added.get(key)!.view, created: !known } })
    } catch (error) {
      if (!isDomainError(error)) throw error
      results.push({ error })
    }
  }
  await finishWith(tx, store(tx, [...added.values()], { now, eventLog }))
  return results
}

const keyOf = (requesterId: string, idempotencyKey: string): string => `${requesterId} ${idempotencyKey}`

/**
 * Returns the open tasks of repeated messages. Clients reuse a message id for the same request: while the task is open,
 * this is a retry; later it begins a new task.
 */
async function openTasks(tx: Tx, repeated: readonly RepeatedTask[]): Promise<Map<string, TaskView>> {
  const ended = repeated.filter(({ task }) => isTerminal(task.state))
  await deleteIdempotencyKeys(
    tx,
    ended.map(({ task, idempotencyKey }) => ({ senderId: task.requesterId, idempotencyKey })),
  )
  const open = repeated.filter(({ task }) => !isTerminal(task.state))
  const tasks = open.map(({ task }) => task)
  const views = await viewTasks(tx, tasks, { artifacts: tasks.every(showsArtifacts) })
  return new Map(views.map((view, index) => [keyOf(view.requesterId, open[index]!.idempotencyKey), view]))
}

interface BatchState {
  participants: TaskParticipants
  contexts: ReadonlySet<string>
  references: ReadonlySet<string>
  now: number
  ids: Ids
  limits: Pick<Limits, 'of'>
}

/** Builds a new task. @throws DomainError when the state of the batch does not allow it */
function taskOf(begin: TaskBegin, { participants, contexts, references, now, ids, limits }: BatchState): TaskView {
  const { requesterId, worker, message, metadata } = begin
  if (!worker.acceptsTasks) throw conflict(rejectsTasks)
  if (!participants.active.has(requesterId) || !participants.active.has(worker.id))
    throw notFound('There is no such agent.')
  requireKnownContext(contexts, firstMessage(begin))
  requireKnownReferences(references, requesterId, message)
  const contextId = message.contextId ?? ids.next('ctx')
  countOpenTask(participants, limits, requesterId, worker.id)
  const task: Task = {
    id: ids.next('tsk'),
    contextId,
    requesterId,
    workerId: worker.id,
    state: 'TASK_STATE_SUBMITTED',
    statusMessage: null,
    statusAt: now,
    metadata,
    suppressed: participants.blocked(requesterId, worker.id),
    createdAt: now,
    usage: usageOfMessage(message, metadata),
  }
  return { ...task, history: [{ ...message, contextId, taskId: task.id }], artifacts: [] }
}

const firstMessage = ({ requesterId, worker, message }: TaskBegin): FirstMessage => ({
  requesterId,
  workerId: worker.id,
  message,
})

/** Returns the highest limit of open tasks; 0 if all are unlimited. */
function highestLimit(begins: readonly TaskBegin[], limits: Pick<Limits, 'of'>): number {
  const all = begins.flatMap(({ requesterId, worker }) => [
    limits.of('open_tasks_per_requester', requesterId),
    limits.of('open_tasks_per_worker', worker.id),
  ])
  return Math.max(0, ...all.filter((limit) => limit < unlimited))
}

/** Counts one more open task. Each task of the batch sees the counts of those before it. @throws limit_exceeded */
function countOpenTask(
  { requested, received }: TaskParticipants,
  limits: Pick<Limits, 'of'>,
  requesterId: string,
  workerId: string,
): void {
  const [ofRequester, ofWorker] = [requested.get(requesterId) ?? 0, received.get(workerId) ?? 0]
  assertWithinLimit('open_tasks_per_requester', ofRequester, limits.of('open_tasks_per_requester', requesterId))
  assertWithinLimit('open_tasks_per_worker', ofWorker, limits.of('open_tasks_per_worker', workerId))
  requested.set(requesterId, ofRequester + 1)
  received.set(workerId, ofWorker + 1)
}

/** Stores new tasks; all statements are sent at once. */
async function store(tx: Tx, added: readonly Begun[], context: { now: number; eventLog: EventLog }): Promise<void> {
  if (added.length === 0) return
  const views = added.map(({ view }) => view)
  const receivers = added.flatMap(({ receiver, view }) => (receiver ? [{ ...receiver, taskId: view.id }] : []))
  await Promise.all([
    insertTasks(tx, views),
    insertFirstMessages(
      tx,
      added.map(({ view, idempotencyKey }) => ({
        taskId: view.id,
        senderId: view.requesterId,
        message: view.history[0]!,
        idempotencyKey,
      })),
    ),
    insertPushReceivers(tx, receivers, context.now),
    context.eventLog.append(tx, views.flatMap(taskReceived), context.now),
  ])
}
