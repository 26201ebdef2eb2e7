/** Stored tasks and their changes. Each change is sent to the followers of the task. */
import { newId } from '../state/ids.ts'
import type { JsonObject } from '../state/json.ts'
import type { Actor } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'

type Role = 'ROLE_USER' | 'ROLE_AGENT'

export interface Task {
  id: string
  /** Empty with the choice or the fault of tasks without a context, if the requester named none. */
  context: { contextId?: string }
  requester: Actor
  worker: Actor
  state: string
  /** Message of the worker with the state. */
  statusMessage: JsonObject | null
  statusAt: number
  history: JsonObject[]
  artifacts: JsonObject[]
  /** Streams, waiting calls and push receivers, in the order in which they started to follow. */
  followers: Set<(update: JsonObject) => void>
  /** Push notification configurations by id, each with a function that ends its deliveries. */
  receivers: Map<string, { config: JsonObject; stop: () => void }>
}

/** Members that a rendered task contains. */
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

const submitted = 'TASK_STATE_SUBMITTED'
const working = 'TASK_STATE_WORKING'
const ended = new Set(['COMPLETED', 'FAILED', 'CANCELED', 'REJECTED'].map((word) => `TASK_STATE_${word}`))
const interrupted = new Set(['INPUT_REQUIRED', 'AUTH_REQUIRED'].map((word) => `TASK_STATE_${word}`))

export const hasEnded = ({ state }: Task): boolean => ended.has(state)
export const isInterrupted = ({ state }: Task): boolean => interrupted.has(state)

/** Stores a new task with its first message. */
export function storeTask(server: ReferenceServer, requester: Actor, worker: Actor, message: JsonObject): Task {
  const named = message['contextId']
  const keeps = typeof named === 'string' && !server.hasFault('task-context-swapped')
  const lacks = server.hasChoice('tasks-without-context') || server.hasFault('task-without-context')
  const task: Task = {
    id: newId('tsk'),
    context: keeps ? { contextId: named } : lacks ? {} : { contextId: newId('ctx') },
    requester,
    worker,
    state: server.hasChoice('tasks-begin-working') ? working : submitted,
    statusMessage: null,
    statusAt: Date.now(),
    history: [],
    artifacts: [],
    followers: new Set(),
    receivers: new Map(),
  }
  addMessage(server, task, message, 'ROLE_USER')
  tasksOf(server).set(task.id, task)
  server.taskRequesters.set(task.id, requester)
  applyServiceChanges(server, task)
  return task
}

const workStartsAfterMs = 120
const renewedEachMs = 150

/**
 * Changes tasks on behalf of the service, with the choices tasks-move-by-themselves and task-times-renewed (AMB-216).
 */
function applyServiceChanges(server: ReferenceServer, task: Task): void {
  if (server.hasChoice('tasks-move-by-themselves')) {
    const startWork = (): void => {
      if (task.state === submitted) setState(server, task, working)
    }
    setTimeout(startWork, workStartsAfterMs).unref()
  }
  if (!server.hasChoice('task-times-renewed')) return
  const renewal = setInterval(() => {
    if (hasEnded(task)) clearInterval(renewal)
    else task.statusAt = Date.now()
  }, renewedEachMs).unref()
}

/** Returns whether a message that creates a task has no context, or one of these two actors. */
export function joins(server: ReferenceServer, requester: Actor, worker: Actor, { contextId }: JsonObject): boolean {
  if (contextId === undefined || server.hasFault('foreign-context-joined')) return true
  const chat = server.pairs.get([requester.id, worker.id].toSorted().join(':'))
  const tasks = [...tasksOf(server).values()].filter(({ context }) => context.contextId === contextId)
  if (tasks.some((task) => task.worker === worker) && server.hasFault('context-of-another-requester-joined'))
    return true
  return chat?.id === contextId || tasks.some((task) => task.requester === requester && task.worker === worker)
}

/** @param role role of the sending side, whatever role the message claims */
export function addMessage(server: ReferenceServer, task: Task, message: JsonObject, role: Role): JsonObject {
  const shown = server.hasFault('task-role-as-claimed') ? message['role']! : role
  const parts = Array.isArray(message['parts']) ? message['parts'] : []
  const kept: JsonObject = server.hasFault('task-loses-second-part') ? { parts: parts.slice(0, 1) } : {}
  const said = { ...message, ...kept, role: shown, ...task.context, taskId: task.id }
  task.history.push(said)
  return said
}

/** Sets the state of a task, with the message of its worker. */
export function setState(server: ReferenceServer, task: Task, state: string, message: JsonObject | null = null): void {
  task.state = state
  task.statusAt = Date.now()
  task.statusMessage = message && addMessage(server, task, message, 'ROLE_AGENT')
  if (server.hasFault('stream-loses-status') && !hasEnded(task)) return
  const context = server.hasFault('updates-of-another-context') ? { contextId: newId('ctx') } : task.context
  emit(task, { statusUpdate: { taskId: task.id, ...context, status: statusOf(server, task) } })
}

/** Adds an artifact, or a further chunk of one. */
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
      ...task.context,
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

/** Renders a task in the format of A2A. */
export function renderTask(
  server: ReferenceServer,
  task: Task,
  { historyLength, artifacts = true }: Extent = {},
): JsonObject {
  const most = server.hasFault('history-length-ignored') ? undefined : historyLength
  const history = most === 0 ? [] : task.history.slice(most === undefined ? 0 : -most)
  return {
    id: task.id,
    ...task.context,
    status: statusOf(server, task),
    ...(history.length > 0 && { history }),
    ...(artifacts && task.artifacts.length > 0 && { artifacts: task.artifacts }),
  }
}

/** Returns the task of an id for one of its two participants. */
export function findTask(server: ReferenceServer, reader: Actor, id: unknown): Task | undefined {
  const task = tasksOf(server).get(String(id))
  const sibling = task?.worker.ownerId === reader.ownerId && server.hasFault('task-shown-to-sibling')
  const shown = sibling || server.hasFault('foreign-task-shown')
  const reads = task && (task.requester === reader || task.worker === reader || shown)
  return reads ? task : undefined
}
