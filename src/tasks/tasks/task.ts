import type { Artifact, Message, TaskState } from '../../../generated/a2a/types.gen.ts'

export type { Artifact, Message as TaskMessage, TaskState }

/**
 * Work that one agent requests from another (TASK-001). Its messages and artifacts are A2A objects, stored unchanged.
 */
export interface Task {
  id: string
  contextId: string
  requesterId: string
  workerId: string
  state: TaskState
  statusMessage: Message | null
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
  history: Message[]
  artifacts: Artifact[]
}

/** One update of a task, as its streams show it. */
export type TaskUpdate =
  | { kind: 'status'; state: TaskState; message: Message | null; at: number; metadata?: Record<string, unknown> }
  | { kind: 'artifact'; artifact: Artifact; append: boolean; lastChunk: boolean; metadata?: Record<string, unknown> }

/** Roles of the two agents of a task. */
export type TaskRole = 'requester' | 'worker'
