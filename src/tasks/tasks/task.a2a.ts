import type { StreamResponse, Task as TaskObject, TaskStatus } from '../../../generated/a2a/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { EventEncoders } from '../../../generated/events.ts'
import type { InternalTaskEvents, TaskEvents } from './task-events.ts'
import type { Task, TaskUpdate, TaskView } from './task.ts'

/** Parts of a task to show. */
export interface TaskExtent {
  /** Maximum number of the newest messages. Undefined: all. 0 leaves out the history. */
  historyLength?: number | undefined
  /** Whether artifacts are shown. Default: true. */
  artifacts?: boolean
}

/** Encodes a task in the form of A2A (A2A-010). Empty lists are left out. */
export function encodeTask(task: TaskView, { historyLength, artifacts = true }: TaskExtent = {}): TaskObject {
  const history = historyLength === 0 ? [] : task.history.slice(historyLength === undefined ? 0 : -historyLength)
  return {
    id: task.id,
    contextId: task.contextId,
    status: encodeStatus(task.state, task.statusMessage, task.statusAt),
    ...(artifacts && task.artifacts.length > 0 ? { artifacts: task.artifacts } : {}),
    ...(history.length > 0 ? { history } : {}),
    ...(task.metadata ? { metadata: task.metadata } : {}),
  }
}

/** Encodes the head of a task, for events about a change. */
export function encodeTaskHead(
  task: Pick<Task, 'id' | 'contextId' | 'state' | 'statusMessage' | 'statusAt'>,
): TaskObject {
  const { id, contextId } = task
  return { id, contextId, status: encodeStatus(task.state, task.statusMessage, task.statusAt) }
}

/** Encodes one item of a task's stream. */
export function encodeUpdate(
  { id: taskId, contextId }: Pick<Task, 'id' | 'contextId'>,
  update: TaskUpdate,
): StreamResponse {
  const metadata = update.metadata && { metadata: update.metadata }
  if (update.kind === 'status') {
    return {
      statusUpdate: { taskId, contextId, status: encodeStatus(update.state, update.message, update.at), ...metadata },
    }
  }
  const { artifact, append, lastChunk } = update
  return {
    artifactUpdate: {
      taskId,
      contextId,
      artifact,
      ...(append && { append }),
      ...(lastChunk && { lastChunk }),
      ...metadata,
    },
  }
}

function encodeStatus(state: Task['state'], message: Task['statusMessage'], at: number): TaskStatus {
  return { state, ...(message ? { message } : {}), timestamp: encodeTime(at) }
}

export const taskEventEncoders = {
  'task.message': ({ task, message }) => ({ task: encodeTaskHead(task), message }),
  'task.updated': ({ task, update }) => ({ task: encodeTaskHead(task), ...encodeUpdate(task, update) }),
  'task.received': ({ taskId }) => ({ taskId }),
  'task.update': ({ task, update }) => encodeUpdate(task, update),
} satisfies EventEncoders<TaskEvents> & {
  [Type in keyof InternalTaskEvents]: (data: InternalTaskEvents[Type]) => object
}
