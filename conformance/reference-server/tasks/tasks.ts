/** Tasks between agents: the subset that the checks use. */
import { append } from '../event-log/append-event.ts'
import { invalid, notFound, ApiError } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { newId } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

interface Task {
  id: string
  contextId: string
  requester: Actor
  worker: Actor
  state: string
}

const stored = new WeakMap<ReferenceServer, Map<string, Task>>()

function tasksOf(server: ReferenceServer): Map<string, Task> {
  const known = stored.get(server) ?? new Map<string, Task>()
  stored.set(server, known)
  return known
}

const refusalText = "This agent doesn't accept tasks."

const shown = (server: ReferenceServer, { id, contextId, state }: Task): JsonObject => ({
  id,
  contextId,
  status: { state: server.hasFault('task-state-in-words') ? state.replace('TASK_STATE_', '').toLowerCase() : state },
})

export function createTask(server: ReferenceServer, requester: Actor, worker: Actor, message: JsonObject): JsonObject {
  const task = { id: newId('tsk'), contextId: newId('ctx'), requester, worker, state: 'TASK_STATE_SUBMITTED' }
  tasksOf(server).set(task.id, task)
  append(server, worker, { event_type: 'task.received', data: { task: shown(server, task), message } })
  return shown(server, task)
}

export function continueTask(server: ReferenceServer, requester: Actor, message: JsonObject): JsonObject {
  const task = tasksOf(server).get(String(message['taskId']))
  if (task?.requester !== requester) throw notFound('no such task')
  return shown(server, task)
}

export function readTask(server: ReferenceServer, reader: Actor, id: Json | undefined): JsonObject | undefined {
  const task = tasksOf(server).get(String(id))
  return task && (task.requester === reader || task.worker === reader) ? shown(server, task) : undefined
}

export function sendTask({ server, actor, body }: Call): Reply {
  if (server.hasFault('task-route-missing')) throw notFound('no such route')
  const { to, message } = isObject(body) ? body : {}
  if (!isObject(message) || typeof to !== 'string') throw invalid('to and message are needed')
  const worker = server.handles.get(to)
  if (worker?.kind !== 'agent') throw notFound('no such handle')
  const accepts = worker.acceptsTasks && !server.hasFault('task-refused-while-on')
  if (!accepts && !server.hasFault('task-accepted-while-off')) {
    if (server.hasFault('rejected-task-emits-event'))
      append(server, worker, { event_type: 'task.received', data: { message } })
    throw new ApiError(
      server.hasChoice('task-error-403') ? 'forbidden' : 'conflict',
      server.hasFault('task-error-in-other-words') ? refusalText.replace("'", '’') : refusalText,
    )
  }
  return { status: 201, body: { task: createTask(server, actor, worker, message) } }
}

/** Under the choice tasks-end-with-the-setting: switching tasks off cancels the open ones. */
export function endTasksOf(server: ReferenceServer, worker: Actor): void {
  if (worker.acceptsTasks || !server.hasChoice('tasks-end-with-the-setting')) return
  for (const task of tasksOf(server).values()) if (task.worker === worker) task.state = 'TASK_STATE_CANCELED'
}

export function workTask({ server, actor, params, body }: Call): Reply {
  const task = tasksOf(server).get(params[0] ?? '')
  if (task?.worker !== actor) throw notFound('no such task')
  if (isObject(body) && typeof body['state'] === 'string' && !server.hasFault('task-work-lost'))
    task.state = body['state']
  return { status: 200, body: { task: shown(server, task), changed: true } }
}
