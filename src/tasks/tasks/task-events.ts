import type { EventLoader, LogEvent } from '../../delivery/events/log-event.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { encodeTask, encodeTaskHead, encodeUpdate } from './task.a2a.ts'
import { measureBeginnings, readBeginnings } from './task.sql.ts'
import { namesChat } from './task.rules.ts'
import type { Task, TaskMessage, TaskUpdate } from './task.ts'

const taskReceivedType = 'task.received' satisfies EventDraft['eventType']

/** Event type of updates in a task's own log. */
const taskUpdateType = 'task.update' satisfies EventDraft['eventType']

/** The chat of an event is the context of its task, if the task began in a chat. */
const about = (actorId: string, { contextId }: Pick<Task, 'contextId'>) => ({
  actorId,
  chatId: namesChat(contextId) ? contextId : null,
  messageId: null,
})

/**
 * Builds the event of a new task for its worker. The event references the task: the beginning of a task never changes
 * and is read when the event is shown.
 */
export const taskReceived = (task: Task): EventDraft[] =>
  task.suppressed ? [] : [{ ...about(task.workerId, task), eventType: taskReceivedType, data: { taskId: task.id } }]

/**
 * Loads the tasks that events of a log reference. They exist: a task is deleted only when no account can read its log.
 */
export const receivedTasks: EventLoader = {
  async measure(tx, events) {
    const named = events.flatMap(({ eventId, eventType, data }) => {
      if (eventType !== taskReceivedType || data === null) return []
      const taskId = (JSON.parse(data) as { taskId?: string }).taskId
      return taskId === undefined ? [] : [{ eventId, taskId }]
    })
    if (named.length === 0) return new Map()
    const bytes = await measureBeginnings(
      tx,
      named.map(({ taskId }) => taskId),
    )
    return new Map(named.map(({ eventId, taskId }) => [eventId, bytes.get(taskId) ?? 0]))
  },
  async load(tx, events) {
    const named = events.flatMap((event) => receivedId(event) ?? [])
    if (named.length === 0) return events
    const beginnings = await readBeginnings(tx, named)
    return events.map((event) => {
      const task = beginnings.get(receivedId(event) ?? '')
      return task ? { ...event, data: { task: encodeTask(task) } } : event
    })
  },
}

/** Undefined for events of an earlier version, which contain the task itself. */
const receivedId = ({ eventType, data }: LogEvent): string | undefined =>
  eventType === taskReceivedType ? (data?.taskId as string | undefined) : undefined

/** Builds the event of a further message for the other participant. A suppressed task has none. */
export function taskMessageAdded(task: Task, senderId: string, message: TaskMessage): EventDraft[] {
  if (task.suppressed) return []
  const other = senderId === task.requesterId ? task.workerId : task.requesterId
  return [{ ...about(other, task), eventType: 'task.message', data: { task: encodeTaskHead(task), message } }]
}

/** Builds an update for the task's own log, which its streams read. */
export const taskStreamed = (
  task: Pick<Task, 'id' | 'contextId'>,
  update: TaskUpdate,
): EventDraft<typeof taskUpdateType> => ({
  ...about(task.id, task),
  eventType: taskUpdateType,
  data: encodeUpdate(task, update),
})

/** Builds an update for the streams of the task, and for the log of the other participant. */
export function taskUpdated(task: Task, byId: string, update: TaskUpdate): EventDraft[] {
  const streamed = taskStreamed(task, update)
  if (task.suppressed) return [streamed]
  const other = byId === task.requesterId ? task.workerId : task.requesterId
  const data = { task: encodeTaskHead(task), ...streamed.data }
  return [streamed, { ...about(other, task), eventType: 'task.updated', data }]
}
