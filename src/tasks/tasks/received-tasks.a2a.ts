import type { EventLoader, LogEvent } from '../../delivery/events/log-event.ts'
import { encodeTask } from './task.a2a.ts'
import type { InternalTaskEvents } from './task-events.ts'
import { measureBeginnings, readBeginnings } from './task.sql.ts'

const taskReceivedType = 'task.received' satisfies keyof InternalTaskEvents

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
