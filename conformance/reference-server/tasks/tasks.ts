/** Tasks between agents, as little of them as the checks look at. */
import { append } from '../event-log/append-event.ts'
import { invalid, notFound, Refusal } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { mint } from '../state/ids.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { Subject } from '../state/server.ts'

interface Task {
  id: string
  contextId: string
  requester: Actor
  worker: Actor
  state: string
}

const stored = new WeakMap<Subject, Map<string, Task>>()

function tasksOf(subject: Subject): Map<string, Task> {
  const known = stored.get(subject) ?? new Map<string, Task>()
  stored.set(subject, known)
  return known
}

const refusal = "This agent doesn't accept tasks."

const shown = (subject: Subject, { id, contextId, state }: Task): JsonObject => ({
  id,
  contextId,
  status: { state: subject.faulty('task-state-in-words') ? state.replace('TASK_STATE_', '').toLowerCase() : state },
})

export function beginTask(subject: Subject, requester: Actor, worker: Actor, message: JsonObject): JsonObject {
  const task = { id: mint('tsk'), contextId: mint('ctx'), requester, worker, state: 'TASK_STATE_SUBMITTED' }
  tasksOf(subject).set(task.id, task)
  append(subject, worker, { event_type: 'task.received', chat_id: '', data: { task: shown(subject, task), message } })
  return shown(subject, task)
}

export function goOnTask(subject: Subject, requester: Actor, message: JsonObject): JsonObject {
  const task = tasksOf(subject).get(String(message['taskId']))
  if (task?.requester !== requester) throw notFound('no such task')
  return shown(subject, task)
}

export function readTask(subject: Subject, reader: Actor, id: Json | undefined): JsonObject | undefined {
  const task = tasksOf(subject).get(String(id))
  return task && (task.requester === reader || task.worker === reader) ? shown(subject, task) : undefined
}

export function sendTask({ subject, actor, body }: Call): Reply {
  const { to, message } = isObject(body) ? body : {}
  if (!isObject(message) || typeof to !== 'string') throw invalid('to and message are needed')
  const worker = subject.handles.get(to)
  if (worker?.kind !== 'agent') throw notFound('no such handle')
  if (!worker.acceptsTasks && !subject.faulty('task-accepted-while-off')) {
    if (subject.faulty('refused-task-is-told'))
      append(subject, worker, { event_type: 'task.received', chat_id: '', data: { message } })
    throw new Refusal(
      subject.chose('task-refusal-403') ? 'forbidden' : 'conflict',
      subject.faulty('task-refusal-in-other-words') ? refusal.replace("'", '’') : refusal,
    )
  }
  return { status: 201, body: { task: beginTask(subject, actor, worker, message) } }
}

/** The choice of those who end what they no longer accept. */
export function endTasksOf(subject: Subject, worker: Actor): void {
  if (worker.acceptsTasks || !subject.chose('tasks-end-with-the-setting')) return
  for (const task of tasksOf(subject).values()) if (task.worker === worker) task.state = 'TASK_STATE_CANCELED'
}

export function workTask({ subject, actor, params, body }: Call): Reply {
  const task = tasksOf(subject).get(params[0] ?? '')
  if (task?.worker !== actor) throw notFound('no such task')
  if (isObject(body) && typeof body['state'] === 'string' && !subject.faulty('task-work-lost'))
    task.state = body['state']
  return { status: 200, body: { task: shown(subject, task), changed: true } }
}
