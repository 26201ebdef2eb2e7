/** Methods of A2A that read, list, cancel and follow tasks. */
import { internalError } from '../protocol/api-error.ts'
import type { Call } from '../protocol/route.ts'
import type { Json, JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import { invalidParams, noTask, RpcError, unsupported } from './rpc-error.ts'
import { findTask, hasEnded, isInterrupted, renderTask, setState, tasksOf, type Task } from './task.ts'

/** Returns the task of a request that the caller may read. */
export function requireTask({ server, actor }: Call, agent: Actor, id: Json | undefined): Task {
  if (typeof id !== 'string')
    throw server.hasFault('bad-params-crash')
      ? internalError('id is no text')
      : invalidParams('the id of a task is a text')
  const task = findTask(server, actor, id)
  if (task?.worker === agent && !server.hasFault('task-routes-apart')) return task
  throw server.hasFault('unknown-task-is-internal') ? new RpcError(-32603, 'internal error') : noTask()
}

export function getTask(call: Call, agent: Actor, { id, historyLength }: JsonObject): Json {
  const task = requireTask(call, agent, id)
  return renderTask(call.server, task, {
    historyLength: historyLength as number | undefined,
    artifacts: !call.server.hasFault('get-task-without-artifacts'),
  })
}

export function listTasks({ server, actor }: Call, agent: Actor, params: JsonObject): Json {
  const { contextId, status, pageSize = 50, pageToken, historyLength, statusTimestampAfter, includeArtifacts } = params
  if (typeof pageSize !== 'number' || pageSize < 1 || pageSize > 100) {
    if (!server.hasFault('page-size-unbounded')) throw invalidParams('pageSize is 1 to 100')
  }
  const since = typeof statusTimestampAfter === 'string' ? Date.parse(statusTimestampAfter) : 0
  const found = [...tasksOf(server).values()]
    .filter((task) => task.worker === agent)
    .filter((task) => task.requester === actor || task.worker === actor || server.hasFault('task-list-of-everyone'))
    .filter(
      (task) =>
        contextId === undefined || task.context.contextId === contextId || server.hasFault('context-filter-ignored'),
    )
    .filter((task) => status === undefined || task.state === status || server.hasFault('status-filter-ignored'))
    .filter((task) => task.statusAt >= since || server.hasFault('time-filter-ignored'))
    .toSorted((one, other) => other.statusAt - one.statusAt)
  if (server.hasFault('task-list-oldest-first')) found.reverse()
  const at = server.hasFault('task-pages-repeat') ? 0 : Number(pageToken ?? 0)
  const page = found.slice(at, at + Number(pageSize))
  const next = at + page.length < found.length ? String(at + page.length) : ''
  const artifacts = includeArtifacts === true || server.hasFault('task-list-with-artifacts')
  return {
    tasks: page.map((task) =>
      renderTask(server, task, { historyLength: historyLength as number | undefined, artifacts }),
    ),
    pageSize,
    totalSize: server.hasFault('task-total-of-the-page') ? page.length : found.length,
    ...(next === '' && server.hasFault('last-page-without-token') ? {} : { nextPageToken: next }),
  }
}

export function cancelTask(call: Call, agent: Actor, { id }: JsonObject): Json {
  const { server } = call
  const task = requireTask(call, agent, id)
  const refuses = hasEnded(task) ? !server.hasFault('ended-task-canceled') : server.hasChoice('task-cancel-refused')
  if (refuses) throw new RpcError(-32002, 'the task cannot be canceled', 'TASK_NOT_CANCELABLE')
  if (server.hasFault('cancel-forgotten')) return renderTask(server, { ...task, state: 'TASK_STATE_CANCELED' })
  setState(server, task, 'TASK_STATE_CANCELED')
  return renderTask(server, task)
}

export function subscribeToTask(call: Call, agent: Actor, { id }: JsonObject): AsyncIterable<JsonObject> {
  const task = requireTask(call, agent, id)
  if (hasEnded(task) && !call.server.hasFault('ended-task-subscribed')) throw unsupported('the task has ended')
  return follow(call, task)
}

/** Yields the task, then its updates until it ends. */
export function follow({ server, signal }: Call, task: Task): AsyncIterable<JsonObject> {
  const queue: JsonObject[] = server.hasFault('stream-begins-without-task') ? [] : [{ task: renderTask(server, task) }]
  let wake = (): void => undefined
  const ends = (update: JsonObject): boolean => update['statusUpdate'] !== undefined && hasEnded(task)
  const add = (update: JsonObject): void => {
    queue.push(update)
    wake()
  }
  const alone = server.hasFault('stream-for-the-first-only') && task.followers.size > 0
  if (!alone) task.followers.add(add)
  signal.addEventListener('abort', () => wake())
  return (async function* () {
    try {
      while (!signal.aborted) {
        const update = queue.shift()
        if (update) yield update
        if (update && ends(update) && queue.length === 0 && !server.hasFault('stream-never-ends')) return
        if (!update && queue.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      }
    } finally {
      task.followers.delete(add)
    }
  })()
}

/** Waits until a task has ended or needs its requester. */
export function answered({ server, signal }: Call, task: Task): Promise<Task> {
  return new Promise((resolve) => {
    const look = (): void => {
      const ends = hasEnded(task) && !server.hasFault('waiting-call-misses-the-end')
      if (!ends && !isInterrupted(task) && !signal.aborted) return
      task.followers.delete(look)
      resolve(task)
    }
    task.followers.add(look)
    signal.addEventListener('abort', look)
    look()
  })
}
