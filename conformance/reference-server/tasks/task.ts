/** Tasks as they are stored, and what happens to them; each change goes to whoever follows the task. */
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

export interface Task {
  id: string
  contextId: string
  requester: Actor
  worker: Actor
  state: string
  /** What the worker said with the state. */
  statusMessage: JsonObject | null
  statusAt: number
  history: JsonObject[]
  artifacts: JsonObject[]
  /** Streams, waits and push receivers, in the order in which they began to follow. */
  followers: Set<(update: JsonObject) => void>
  /** Push notification configurations by id, each with what ends its deliveries. */
  receivers: Map<string, { config: JsonObject; stop: () => void }>
}

/** How much of a task is shown. */
export interface Extent {
  historyLength?: number | undefined
  artifacts?: boolean
}

const stored = new WeakMap<ReferenceServer, Map<string, Task>>()

export function tasksOf(server: ReferenceServer): Map<string, Task> {
  const known = stored.get(server) ?? new Map<string, Task>()
  stored.set(server, known)
  return known
}

const ended = new Set(['COMPLETED', 'FAILED', 'CANCELED', 'REJECTED'].map((word) => `TASK_STATE_${word}`))
const interrupted = new Set(['INPUT_REQUIRED', 'AUTH_REQUIRED'].map((word) => `TASK_STATE_${word}`))

export const hasEnded = ({ state }: Task): boolean => ended.has(state)
export const isInterrupted = ({ state }: Task): boolean => interrupted.has(state)

/** A new task with its first message. */
export function storeTask(server: ReferenceServer, requester: Actor, worker: Actor, message: JsonObject): Task {
  const named = message['contextId']
  const keeps = typeof named === 'string' && !server.hasFault('task-context-swapped')
  const task: Task = {
    id: newId('tsk'),
    contextId: keeps ? named : newId('ctx'),
    requester,
    worker,
    state: 'TASK_STATE_SUBMITTED',
    statusMessage: null,
    statusAt: Date.now(),
    history: [],
    artifacts: [],
    followers: new Set(),
    receivers: new Map(),
  }
  addMessage(task, message)
  tasksOf(server).set(task.id, task)
  server.taskRequesters.set(task.id, requester)
  return task
}

export function addMessage(task: Task, message: JsonObject): JsonObject {
  const said = { ...message, contextId: task.contextId, taskId: task.id }
  task.history.push(said)
  return said
}

/** Moves a task, with what its worker says of it. */
export function setState(server: ReferenceServer, task: Task, state: string, message: JsonObject | null = null): void {
  task.state = state
  task.statusAt = Date.now()
  task.statusMessage = message && addMessage(task, message)
  const { id: taskId, contextId } = task
  if (server.hasFault('stream-loses-status') && !hasEnded(task)) return
  emit(task, { statusUpdate: { taskId, contextId, status: statusOf(server, task) } })
}

/** An artifact, or a further chunk of one. */
export function addArtifact(server: ReferenceServer, task: Task, change: JsonObject): void {
  const artifact = change['artifact'] as JsonObject
  const at = task.artifacts.findIndex(({ artifactId }) => artifactId === artifact['artifactId'])
  const before = at === -1 ? [] : (task.artifacts[at]!['parts'] as JsonObject[])
  const appends = change['append'] === true && !server.hasFault('artifact-append-replaces')
  const whole = { ...artifact, parts: [...(appends ? before : []), ...(artifact['parts'] as JsonObject[])] }
  if (at === -1) task.artifacts.push(whole)
  else task.artifacts[at] = whole
  if (server.hasFault('stream-loses-artifacts')) return
  const shownWhole = server.hasChoice('artifact-updates-whole')
  emit(task, {
    artifactUpdate: {
      taskId: task.id,
      contextId: task.contextId,
      artifact: shownWhole ? whole : artifact,
      ...(change['append'] === true && !shownWhole && !server.hasFault('stream-append-lost') && { append: true }),
      ...(change['lastChunk'] === true && { lastChunk: true }),
    },
  })
}

function emit(task: Task, update: JsonObject): void {
  for (const follow of [...task.followers]) follow(update)
}

const statusOf = (server: ReferenceServer, { state, statusMessage, statusAt }: Task): JsonObject => ({
  state: server.hasFault('task-state-in-words') ? state.replace('TASK_STATE_', '').toLowerCase() : state,
  ...(statusMessage && { message: statusMessage }),
  timestamp: new Date(statusAt).toISOString(),
})

/** A task as A2A writes it. */
export function renderTask(
  server: ReferenceServer,
  task: Task,
  { historyLength, artifacts = true }: Extent = {},
): JsonObject {
  const most = server.hasFault('history-length-ignored') ? undefined : historyLength
  const history = most === 0 ? [] : task.history.slice(most === undefined ? 0 : -most)
  return {
    id: task.id,
    contextId: task.contextId,
    status: statusOf(server, task),
    ...(history.length > 0 && { history }),
    ...(artifacts && task.artifacts.length > 0 && { artifacts: task.artifacts }),
  }
}

/** The task of an id for one of its two participants. */
export function findTask(server: ReferenceServer, reader: Actor, id: unknown): Task | undefined {
  const task = tasksOf(server).get(String(id))
  const reads = task && (task.requester === reader || task.worker === reader || server.hasFault('foreign-task-shown'))
  return reads ? task : undefined
}
