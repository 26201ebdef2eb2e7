import { pairKey } from '../../conversations/chats/chat.rules.ts'
import { findChatByPair } from '../../conversations/chats/chat.store.ts'
import type { Clock } from '../../platform/clock.ts'
import { conflict, invalidRequest, isDomainError, notFound } from '../../platform/errors.ts'
import type { Ids } from '../../platform/ids.ts'
import { createCommitQueue, type WriteResult } from '../../platform/unit-of-work/commit-queue.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { appendEvents } from '../../platform/event-log/append-events.ts'
import { deleteIdempotencyKey, insertFirstMessages } from './task-content.store.ts'
import { taskReceived } from './task-events.ts'
import { lockTaskParticipants, type TaskParticipants } from './task-participants.store.ts'
import { isTerminal } from './task.rules.ts'
import { findRepeatedTasks, insertTasks } from './task.store.ts'
import type { Task, TaskMessage, TaskView } from './task.ts'
import { viewTask } from './view-task.ts'

/** The words of the refusal are stated (TASK-009). */
export const rejectsTasks = "This agent doesn't accept tasks."

/** A message that begins a task. */
export interface TaskBegin {
  requesterId: string
  worker: { id: string; acceptsTasks: boolean }
  message: TaskMessage
  metadata: Record<string, unknown> | null
  /** What the message is recognised by when it comes again (AMB-072). */
  repeatKey: string
  /** Stores what else belongs to the task, in the transaction of the message. */
  alongside?: (tx: Tx, taskId: string) => Promise<unknown>
}

export interface SentTask {
  task: TaskView
  /** False for a repeat, and for a message to a task that was there. */
  created: boolean
}

export interface TaskBegins {
  /**
   * Begins a task, or answers the one that the same message began, as long as that is open.
   * @throws conflict (the agent takes no tasks), not_found (a party is gone), invalid_request (the context)
   */
  submit(begin: TaskBegin): Promise<SentTask>
  /** Resolves when everything submitted so far is settled. */
  drain(): Promise<void>
}

/** The queue of new tasks: those that arrive together are read and stored by the same few statements. */
export function createTaskBegins({ database, clock, ids }: { database: Database; clock: Clock; ids: Ids }): TaskBegins {
  return createCommitQueue<TaskBegin, SentTask>({
    maxBatch: 64,
    runBatch: (begins) => database.write((tx) => beginTasks(tx, begins, { now: clock.now(), ids })),
  })
}

/** A task that was not there before, with what came with it. */
type Begun = TaskBegin & { view: TaskView }

async function beginTasks(
  tx: Tx,
  begins: readonly TaskBegin[],
  { now, ids }: { now: number; ids: Ids },
): Promise<WriteResult<SentTask>[]> {
  const open = await openTasks(tx, begins)
  const parties = await lockTaskParticipants(
    tx,
    begins.map(({ requesterId, worker }) => ({ requesterId, workerId: worker.id })),
  )
  const begun = new Map<string, Begun>()
  const results: WriteResult<SentTask>[] = []
  for (const begin of begins) {
    const key = keyOf(begin.requesterId, begin.repeatKey)
    const known = open.get(key) ?? begun.get(key)?.view
    try {
      if (!known) begun.set(key, { ...begin, view: await taskOf(tx, begin, parties, { now, ids }) })
      results.push({ ok: { task: known ?? begun.get(key)!.view, created: !known } })
    } catch (error) {
      if (!isDomainError(error)) throw error
      results.push({ error })
    }
  }
  await store(tx, [...begun.values()])
  await appendEvents(
    tx,
    [...begun.values()].flatMap(({ view }) => taskReceived(view)),
    { now, ids },
  )
  return results
}

const keyOf = (requesterId: string, repeatKey: string): string => `${requesterId} ${repeatKey}`

/** Clients ask for the same thing again under the same id: while it is being done that is a retry, later it is not. */
async function openTasks(tx: Tx, begins: readonly TaskBegin[]): Promise<Map<string, TaskView>> {
  const open = new Map<string, TaskView>()
  for (const { task, repeatKey } of await findRepeatedTasks(tx, begins)) {
    if (isTerminal(task.state)) await deleteIdempotencyKey(tx, task.requesterId, repeatKey)
    else open.set(keyOf(task.requesterId, repeatKey), await viewTask(tx, task))
  }
  return open
}

async function taskOf(
  tx: Tx,
  { requesterId, worker, message, metadata }: TaskBegin,
  parties: TaskParticipants,
  { now, ids }: { now: number; ids: Ids },
): Promise<TaskView> {
  if (!worker.acceptsTasks) throw conflict(rejectsTasks)
  if (!parties.active.has(requesterId) || !parties.active.has(worker.id)) throw notFound('There is no such agent.')
  const contextId = message.contextId ?? ids.next('ctx')
  await requireContext(tx, contextId, requesterId, worker.id)
  const task: Task = {
    id: ids.next('tsk'),
    contextId,
    requesterId,
    workerId: worker.id,
    state: 'TASK_STATE_SUBMITTED',
    statusMessage: null,
    statusAt: now,
    metadata,
    hidden: parties.blocked(requesterId, worker.id),
    createdAt: now,
  }
  return { ...task, history: [{ ...message, contextId, taskId: task.id }], artifacts: [] }
}

/** A context of the caller's choice is kept, but the id of a chat names the chat of the two and no other (A2A-028). */
async function requireContext(tx: Tx, contextId: string, requesterId: string, workerId: string): Promise<void> {
  if (!contextId.startsWith('cnv_')) return
  const chat = await findChatByPair(tx, pairKey(requesterId, workerId))
  if (chat?.id !== contextId)
    throw invalidRequest('message.contextId is not a conversation with this agent.', 'message.contextId')
}

async function store(tx: Tx, begun: readonly Begun[]): Promise<void> {
  if (begun.length === 0) return
  await insertTasks(
    tx,
    begun.map(({ view }) => view),
  )
  await insertFirstMessages(
    tx,
    begun.map(({ view, repeatKey }) => ({
      taskId: view.id,
      senderId: view.requesterId,
      message: view.history[0]!,
      repeatKey,
    })),
  )
  for (const { alongside, view } of begun) await alongside?.(tx, view.id)
}
