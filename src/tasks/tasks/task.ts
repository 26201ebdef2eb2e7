/** Work that one agent requests from another (TASK-001). Its states, messages and artifacts are those of A2A. */
export interface Task {
  id: string
  contextId: string
  requesterId: string
  workerId: string
  state: TaskState
  statusMessage: TaskMessage | null
  /** Time of the current status, in epoch milliseconds. */
  statusAt: number
  metadata: Record<string, unknown> | null
  /** With a block, the requester sees a task that is never accepted, and the worker sees nothing. */
  suppressed: boolean
  createdAt: number
  usage: TaskUsage
}

/** Amounts stored in a task so far. */
export interface TaskUsage {
  /** Number of messages, including status changes. */
  messages: number
  artifacts: number
  /** Number of chunks of artifacts, including replaced artifacts. */
  chunks: number
  parts: number
  /** Bytes of messages and artifacts, including replaced artifacts. */
  bytes: number
}

/** A task with the requested history and artifacts, at one moment. */
export interface TaskView extends Task {
  history: TaskMessage[]
  artifacts: Artifact[]
}

/** One update of a task, as its streams show it. */
export type TaskUpdate =
  | { kind: 'status'; state: TaskState; message: TaskMessage | null; at: number; metadata?: Record<string, unknown> }
  | { kind: 'artifact'; artifact: Artifact; append: boolean; lastChunk: boolean; metadata?: Record<string, unknown> }

/** Roles of the two agents of a task. */
export type TaskRole = 'requester' | 'worker'

export type TaskState =
  | 'TASK_STATE_SUBMITTED'
  | 'TASK_STATE_WORKING'
  | 'TASK_STATE_INPUT_REQUIRED'
  | 'TASK_STATE_AUTH_REQUIRED'
  | 'TASK_STATE_COMPLETED'
  | 'TASK_STATE_FAILED'
  | 'TASK_STATE_CANCELED'
  | 'TASK_STATE_REJECTED'

/** One turn between requester and worker. It is stored and shown unchanged. */
export interface TaskMessage {
  messageId: string
  role: 'ROLE_USER' | 'ROLE_AGENT'
  parts: TaskPart[]
  contextId?: string
  taskId?: string
  metadata?: Record<string, unknown>
  extensions?: string[]
  referenceTaskIds?: string[]
}

/** A result of a task, stored and shown unchanged. */
export interface Artifact {
  artifactId: string
  parts: TaskPart[]
  name?: string
  description?: string
  metadata?: Record<string, unknown>
  extensions?: string[]
}

/** One of `text`, `raw` (bytes in base64), `url` and `data` (any JSON). */
export interface TaskPart {
  text?: string
  raw?: string
  url?: string
  data?: unknown
  metadata?: Record<string, unknown>
  filename?: string
  mediaType?: string
}
