import type { DraftOf } from '../../platform/event-log/log-event.ts'
import { namesChat } from './task.rules.ts'
import type { Task, TaskMessage, TaskUpdate } from './task.ts'

type TaskPlace = Pick<Task, 'id' | 'contextId'>
/** Members of a task in events about a change. */
export type TaskHead = TaskPlace & Pick<Task, 'state' | 'statusMessage' | 'statusAt'>

/** Events for the participants of a task. */
export interface TaskEvents {
  'task.message': { task: TaskHead; message: TaskMessage }
  'task.updated': { task: TaskHead; update: TaskUpdate }
}

/** Events that no document lists, because no client reads them in this format. */
export interface InternalTaskEvents {
  'task.received': { taskId: string }
  /** An update in a task's own log, which its streams read. */
  'task.update': { task: TaskPlace; update: TaskUpdate }
}

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
export const taskReceived = (task: Task): DraftOf<InternalTaskEvents>[] =>
  task.suppressed ? [] : [{ ...about(task.workerId, task), eventType: 'task.received', data: { taskId: task.id } }]

/** Builds the event of a further message for the other participant. A suppressed task has none. */
export function taskMessageAdded(task: Task, senderId: string, message: TaskMessage): DraftOf<TaskEvents>[] {
  if (task.suppressed) return []
  const other = senderId === task.requesterId ? task.workerId : task.requesterId
  return [{ ...about(other, task), eventType: 'task.message', data: { task, message } }]
}

/** Builds an update for the task's own log, which its streams read. */
export const taskStreamed = (task: TaskPlace, update: TaskUpdate): DraftOf<InternalTaskEvents> => ({
  ...about(task.id, task),
  eventType: 'task.update',
  data: { task, update },
})

/** Builds an update for the streams of the task, and for the log of the other participant. */
export function taskUpdated(task: Task, byId: string, update: TaskUpdate): DraftOf<TaskEvents & InternalTaskEvents>[] {
  const streamed = taskStreamed(task, update)
  if (task.suppressed) return [streamed]
  const other = byId === task.requesterId ? task.workerId : task.requesterId
  return [streamed, { ...about(other, task), eventType: 'task.updated', data: { task, update } }]
}
