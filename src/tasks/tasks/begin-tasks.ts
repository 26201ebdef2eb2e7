import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatIdsByPairs } from '../../conversations/chats/chat.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { conflict, invalidRequest, isDomainError, notFound } from '../../platform/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { assertWithinLimit, unlimited } from '../../platform/limits/account-limits.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import { finishWith } from '../../platform/unit-of-work/finish-with.ts'
import { createCommitQueue, type WriteResult } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { insertPushReceivers, type PreparedReceiver } from './push-receiver.store.ts'
import { deleteIdempotencyKeys, insertFirstMessages } from './task-content.store.ts'
import { taskReceived } from './task-events.ts'
import { lockTaskParticipants, type TaskParticipants } from './task-participants.store.ts'
import { usageOfMessage } from './task-usage.rules.ts'
import { isTerminal, namesChat } from './task.rules.ts'
import { findRepeatedTasks, insertTasks, type RepeatedTask } from './task.store.ts'
import type { Task, TaskMessage, TaskView } from './task.ts'
import { showsArtifacts, viewTasks } from './view-task.ts'

/** The text is stated (TASK-009). */
export const rejectsTasks = "This agent doesn't accept tasks."

/** A message that begins a task. */
export interface TaskBegin {
  requesterId: string
  worker: { id: string; acceptsTasks: boolean }
  message: TaskMessage
  metadata: Record<string, unknown> | null
  /** What the message is recognised by when it comes again (AMB-072). */
  idempotencyKey: string
  /** A receiver of the task's updates. */
  receiver?: PreparedReceiver
}

export interface SentTask {
  task: TaskView
  /** False for a repeat, and for a message to a task that was there. */
  created: boolean
}

export interface TaskBegins {
  /**
   * Begins a task, or answers the one that the same message began, as long as that is open.
   * @throws conflict (the agent takes no tasks), not_found (a participant was deleted), invalid_request (the context)
   */
  submit(begin: TaskBegin): Promise<SentTask>
  /** Resolves when everything submitted so far is settled. */
  drain(): Promise<void>
}

/** The queue of new tasks: those that arrive together are read and stored by the same few statements, however many. */
export function createTaskBegins({
  database,
  clock,
  ids,
  limits,
}: {
  database: Database
  clock: Clock
  ids: Ids
  limits: Pick<Limits, 'of'>
}): TaskBegins {
  return createCommitQueue<TaskBegin, SentTask>({
    maxBatch: 64,
    schedule: clock.setImmediate,
    runBatch: (begins) => database.write((tx) => beginTasks(tx, begins, { now: clock.now(), ids, limits })),
  })
}

/** A task that was not there before, with what came with it. */
type Begun = TaskBegin & { view: TaskView }

async function beginTasks(
  tx: Tx,
  begins: readonly TaskBegin[],
  { now, ids, limits }: { now: number; ids: Ids; limits: Pick<Limits, 'of'> },
): Promise<WriteResult<SentTask>[]> {
  const [repeated, chatIds, participants] = await Promise.all([
    findRepeatedTasks(tx, begins),
    chatsOf(tx, begins),
    lockTaskParticipants(
      tx,
      begins.map(({ requesterId, worker }) => ({ requesterId, workerId: worker.id })),
      highestLimit(begins, limits),
    ),
  ])
  const open = await openTasks(tx, repeated)
  const begun = new Map<string, Begun>()
  const results: WriteResult<SentTask>[] = []
  for (const begin of begins) {
    const key = keyOf(begin.requesterId, begin.idempotencyKey)
    const known = open.get(key) ?? begun.get(key)?.view
    try {
      if (!known) begun.set(key, { ...begin, view: taskOf(begin, { participants, chatIds, now, ids, limits }) })
      results.push({ ok: { task: known ?? begun.get(key)!.view, created: !known } })
    } catch (error) {
      if (!isDomainError(error)) throw error
      results.push({ error })
    }
  }
  await finishWith(tx, store(tx, [...begun.values()], { now, ids }))
  return results
}

const keyOf = (requesterId: string, idempotencyKey: string): string => `${requesterId} ${idempotencyKey}`

/** Clients ask for the same thing again under the same id: while it is being done that is a retry, later it is not. */
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

/** The chats of those pairs whose message names one as its context, by the key of the pair. */
async function chatsOf(tx: Tx, begins: readonly TaskBegin[]): Promise<Map<string, string>> {
  const naming = begins.filter(({ message }) => namesChat(message.contextId))
  return findChatIdsByPairs(
    tx,
    naming.map(({ requesterId, worker }) => pairKey(requesterId, worker.id)),
  )
}

interface BatchState {
  participants: TaskParticipants
  /** By the key of the pair. */
  chatIds: ReadonlyMap<string, string>
  now: number
  ids: Ids
  limits: Pick<Limits, 'of'>
}

/** @throws DomainError when the batch's state does not allow the task */
function taskOf(
  { requesterId, worker, message, metadata }: TaskBegin,
  { participants, chatIds, now, ids, limits }: BatchState,
): TaskView {
  if (!worker.acceptsTasks) throw conflict(rejectsTasks)
  if (!participants.active.has(requesterId) || !participants.active.has(worker.id))
    throw notFound('There is no such agent.')
  const contextId = message.contextId ?? ids.next('ctx')
  // A context of the caller's choice is kept, but the id of a chat names the chat of the two and no other (A2A-028).
  if (namesChat(contextId) && chatIds.get(pairKey(requesterId, worker.id)) !== contextId) {
    throw invalidRequest('message.contextId is not a conversation with this agent.', 'message.contextId')
  }
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

/** The highest of the limits to open tasks; 0 where there is none. */
function highestLimit(begins: readonly TaskBegin[], limits: Pick<Limits, 'of'>): number {
  const all = begins.flatMap(({ requesterId, worker }) => [
    limits.of('open_tasks_per_requester', requesterId),
    limits.of('open_tasks_per_worker', worker.id),
  ])
  return Math.max(0, ...all.filter((limit) => limit < unlimited))
}

/** Counts one more open task, of which each task of the batch sees those before it. @throws limit_exceeded */
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

/** Sends all statements at once. */
async function store(tx: Tx, begun: readonly Begun[], context: { now: number; ids: Ids }): Promise<void> {
  if (begun.length === 0) return
  const views = begun.map(({ view }) => view)
  const receivers = begun.flatMap(({ receiver, view }) => (receiver ? [{ ...receiver, taskId: view.id }] : []))
  await Promise.all([
    insertTasks(tx, views),
    insertFirstMessages(
      tx,
      begun.map(({ view, idempotencyKey }) => ({
        taskId: view.id,
        senderId: view.requesterId,
        message: view.history[0]!,
        idempotencyKey,
      })),
    ),
    insertPushReceivers(tx, receivers, context.now),
    appendEvents(tx, views.flatMap(taskReceived), context),
  ])
}
