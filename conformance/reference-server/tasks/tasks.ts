/** Task routes: the operations of the A2A address, for agents without JSON-RPC. */
import { append } from '../event-log/append-event.ts'
import { createChat } from '../chats/chats.ts'
import { postMessage } from '../messages/store-message.ts'
import { ApiError, internalError, invalid, notFound } from '../protocol/api-error.ts'
import type { Call, Reply } from '../protocol/route.ts'
import { isObject, type JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import { addArtifact, addMessage, findTask, hasEnded, isInterrupted, joins } from './task.ts'
import { renderTask, setState, storeTask, tasksOf, type Task } from './task.ts'

const rejectionText = "This agent doesn't accept tasks."

export function createTask(server: ReferenceServer, requester: Actor, worker: Actor, message: JsonObject): Task {
  const task = storeTask(server, requester, worker, message)
  append(server, worker, { event_type: 'task.received', data: { task: renderTask(server, task) } })
  return task
}

/** Adds a message of the requester to a task. A task that waits for its requester continues. */
export function continueTask(server: ReferenceServer, task: Task, message: JsonObject): Task {
  const said = addMessage(server, task, message, 'ROLE_USER')
  append(server, task.worker, {
    event_type: 'task.message',
    data: { task: renderTask(server, task, { historyLength: 0 }), message: said },
  })
  if (isInterrupted(task)) setState(server, task, 'TASK_STATE_WORKING')
  return task
}

export function sendTask(call: Call): Reply {
  const { server, actor, body } = call
  if (server.hasFault('task-route-missing')) throw notFound('no such route')
  const { to, message } = isObject(body) ? body : {}
  if (!isObject(message) || typeof to !== 'string') throw invalid('to and message are needed')
  const worker = server.handles.get(to)
  if (worker?.kind !== 'agent') throw notFound('no such handle')
  if (!joins(server, actor, worker, message)) throw invalid('contextId is no conversation with this agent')
  const accepts = worker.acceptsTasks && !server.hasFault('task-refused-while-on')
  if (!accepts && !server.hasFault('task-accepted-while-off')) throw rejection(call, worker, message)
  const task = renderTask(server, createTask(server, actor, worker, message))
  return { status: 201, body: { task, ...(server.hasFault('task-shows-the-token') && { caller: call.token }) } }
}

/** Returns the error for a task to an agent that accepts none, with the effects of faults. */
function rejection(call: Call, worker: Actor, message: JsonObject): ApiError {
  const { server, actor } = call
  if (server.hasFault('rejected-task-emits-event'))
    append(server, worker, { event_type: 'task.received', data: { message } })
  if (server.hasFault('rejected-task-stored')) storeTask(server, actor, worker, message)
  if (server.hasFault('rejected-task-sent-as-message')) {
    createChat({ ...call, body: { kind: 'direct', handles: [worker.handle] } })
    const chat = server.pairs.get([actor.id, worker.id].toSorted().join(':'))!
    postMessage(server, actor, chat, [{ type: 'text', text: JSON.stringify(message['parts']) }])
  }
  const later = server.hasFault('task-error-in-other-words-later') && server.taskRequesters.size > 0
  const spoiled = later || server.hasFault('task-error-in-other-words')
  return new ApiError(
    server.hasChoice('task-error-403') ? 'forbidden' : 'conflict',
    spoiled ? rejectionText.replace("'", '’') : rejectionText,
  )
}

/** Returns one page with the tasks of the caller in one role, the newest status first. */
export function listTasks({ server, actor, query }: Call): Reply {
  const role = query.get('role') === 'worker' ? 'worker' : 'requester'
  const own = [...tasksOf(server).values()].filter((task) => task[role] === actor)
  const tasks = own.toSorted((one, other) => other.statusAt - one.statusAt)
  return {
    status: 200,
    body: {
      tasks: tasks.map((task) => renderTask(server, task, { artifacts: false })),
      next_cursor: null,
      has_more: false,
    },
  }
}

export function getTask({ server, actor, params }: Call): Reply {
  const task = findTask(server, actor, params[0])
  if (!task) throw server.hasFault('unknown-task-500') ? internalError('no such task') : notFound('no such task')
  if (server.hasFault('task-route-shows-the-beginning'))
    return { status: 200, body: { task: renderTask(server, { ...task, state: 'TASK_STATE_SUBMITTED' }) } }
  return {
    status: 200,
    body: { task: renderTask(server, task, { artifacts: !server.hasFault('task-route-hides-artifacts') }) },
  }
}

export function addTaskMessage({ server, actor, params, body }: Call): Reply {
  const task = openTask(findTask(server, actor, params[0]), server.hasFault('route-continues-ended-task'))
  const message = isObject(body) ? body['message'] : undefined
  if (!isObject(message)) throw invalid('message is needed')
  if (actor === task.requester) continueTask(server, task, message)
  else setState(server, task, task.state, message)
  return { status: 200, body: { task: renderTask(server, task) } }
}

/** With the choice tasks-end-with-the-setting: cancels open tasks when the agent stops accepting tasks. */
export function endTasksOf(server: ReferenceServer, worker: Actor): void {
  if (worker.acceptsTasks || !server.hasChoice('tasks-end-with-the-setting')) return
  for (const task of tasksOf(server).values())
    if (task.worker === worker && !hasEnded(task)) setState(server, task, 'TASK_STATE_CANCELED')
}

export function workTask({ server, actor, params, body }: Call): Reply {
  const task = taskOfWorker(server, actor, params[0])
  const { state, message } = isObject(body) ? body : {}
  if (typeof state !== 'string') throw invalid('state is needed')
  if (!server.hasFault('task-work-lost')) setState(server, task, state, isObject(message) ? message : null)
  return { status: 200, body: { task: renderTask(server, task), changed: true } }
}

export function addTaskArtifact({ server, actor, params, body }: Call): Reply {
  const task = taskOfWorker(server, actor, params[0])
  const artifact = isObject(body) ? body['artifact'] : undefined
  if (!isObject(artifact) || !Array.isArray(artifact['parts'])) throw invalid('artifact is needed')
  addArtifact(server, task, body as JsonObject)
  return { status: 200, body: { task: renderTask(server, task) } }
}

export function cancelTask({ server, actor, params }: Call): Reply {
  const task = findTask(server, actor, params[0])
  if (task?.requester !== actor) throw notFound('no such task')
  if (!server.hasFault('route-cancels-ended-task')) openTask(task)
  setState(server, task, 'TASK_STATE_CANCELED')
  return { status: 200, body: { task: renderTask(server, task), changed: true } }
}

function taskOfWorker(server: ReferenceServer, actor: Actor, id: string | undefined): Task {
  const task = findTask(server, actor, id)
  if (task?.worker !== actor) throw notFound('no such task')
  return openTask(task, server.hasFault('route-works-on-ended-task'))
}

function openTask(task: Task | undefined, mayHaveEnded = false): Task {
  if (!task) throw notFound('no such task')
  if (hasEnded(task) && !mayHaveEnded) throw new ApiError('conflict', 'the task has ended')
  return task
}
