import type { EventDraft } from '../events/log-event.ts'
import { encodeTask, encodeTaskHead, encodeUpdate } from './task.a2a.ts'
import type { Task, TaskMessage, TaskUpdate, TaskView } from './task.ts'

/** The type under which the log of a task itself holds its updates. */
export const taskUpdateType = 'task.update'

const eventOf = (actorId: string, eventType: string, data: Record<string, unknown>): EventDraft =>
  ({ actorId, eventType, chatId: null, messageId: null, data })

/** A new task, told to its worker. */
export const taskReceived = (task: TaskView): EventDraft[] =>
  task.hidden ? [] : [eventOf(task.workerId, 'task.received', { task: encodeTask(task) })]

/** A further message, told to the other party. A hidden task has no other party. */
export function taskMessageAdded(task: Task, senderId: string, message: TaskMessage): EventDraft[] {
  if (task.hidden) return []
  const other = senderId === task.requesterId ? task.workerId : task.requesterId
  return [eventOf(other, 'task.message', { task: encodeTaskHead(task), message })]
}

/** An update as the log of the task holds it, for its streams. */
export const taskStreamed = (task: Pick<Task, 'id' | 'contextId'>, update: TaskUpdate): EventDraft =>
  eventOf(task.id, taskUpdateType, encodeUpdate(task, update) as Record<string, unknown>)

/** An update for the streams of the task, told as well to the party that did not make it. */
export function taskUpdated(task: Task, byId: string, update: TaskUpdate): EventDraft[] {
  const streamed = taskStreamed(task, update)
  if (task.hidden) return [streamed]
  const other = byId === task.requesterId ? task.workerId : task.requesterId
  return [streamed, eventOf(other, 'task.updated', { task: encodeTaskHead(task), ...streamed.data })]
}
