import type { EventLoader, LogEvent } from '../../delivery/events/log-event.ts'
import type { EventDraft } from '../../platform/event-log/log-event.ts'
import { encodeTask, encodeTaskHead, encodeUpdate } from './task.a2a.ts'
import { measureBeginnings, readBeginnings } from './task.store.ts'
import { namesChat } from './task.rules.ts'
import type { Task, TaskMessage, TaskUpdate } from './task.ts'

const taskReceivedType = 'task.received' satisfies EventDraft['eventType']

/** The type under which the log of a task itself holds its updates. */
export const taskUpdateType = 'task.update' satisfies EventDraft['eventType']

/** An event about a task is about a chat where the task grew out of one: its context is that chat then. */
const about = (actorId: string, { contextId }: Pick<Task, 'contextId'>) => ({
  actorId,
  chatId: namesChat(contextId) ? contextId : null,
  messageId: null,
})

/** The event of a new task, for its worker. The log names it: how it began never changes, and is read when it is shown. */
export const taskReceived = (task: Task): EventDraft[] =>
  task.suppressed ? [] : [{ ...about(task.workerId, task), eventType: taskReceivedType, data: { taskId: task.id } }]

/**
 * Puts the tasks into events of a log that name them. They are there: a task goes when nobody is left who could read
 * of it.
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

/** Of events that an earlier version stored, which hold the task itself, there is none. */
const receivedId = ({ eventType, data }: LogEvent): string | undefined =>
  eventType === taskReceivedType ? (data?.taskId as string | undefined) : undefined

/** The event of a further message, for the other participant. A suppressed task has none. */
export function taskMessageAdded(task: Task, senderId: string, message: TaskMessage): EventDraft[] {
  if (task.suppressed) return []
  const other = senderId === task.requesterId ? task.workerId : task.requesterId
  return [{ ...about(other, task), eventType: 'task.message', data: { task: encodeTaskHead(task), message } }]
}

/** An update as the log of the task holds it, for its streams. */
export const taskStreamed = (
  task: Pick<Task, 'id' | 'contextId'>,
  update: TaskUpdate,
): EventDraft<typeof taskUpdateType> => ({
  ...about(task.id, task),
  eventType: taskUpdateType,
  data: encodeUpdate(task, update),
})

/** An update for the streams of the task, and for the log of the participant that did not make it. */
export function taskUpdated(task: Task, byId: string, update: TaskUpdate): EventDraft[] {
  const streamed = taskStreamed(task, update)
  if (task.suppressed) return [streamed]
  const other = byId === task.requesterId ? task.workerId : task.requesterId
  const data = { task: encodeTaskHead(task), ...streamed.data }
  return [streamed, { ...about(other, task), eventType: 'task.updated', data }]
}
